/** What generated code imports for guarded entities; a model without any loads none of it. */
export {
  claimsTable,
  copyTable,
  identityTable,
  type ClaimsTable,
  type CopyTable,
  type GuardedEntity,
  type IdentityTable,
} from "./entity.ts";
export { settleEachGuarded, settleGuarded, type SettledCount, type SettleOptions } from "./settle-guarded.ts";
export { holdsFor, insertGuarded, type ConditionsOf, type Written } from "./operations.ts";
export { writeGuarded } from "./write-guarded.ts";
