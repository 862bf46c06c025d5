import type { EntityFacts } from "../domain.ts";
import { identityText, identityValues, pathText, type EntityStore, type Instance, subjectOf } from "../entity-store.ts";
import { callable, callText, functionName } from "./call.ts";
import { keyInput } from "./inputs.ts";
import type { Operation, Preparation } from "./operation.ts";

/** The deletion of an instance that no other entity refers to; its relationships go with it. */
export async function prepareDelete(
  { store, picks, functions }: Preparation,
  facts: EntityFacts,
): Promise<Operation | undefined> {
  const name = functionName("delete", facts);
  const present = picks.from(store.all(facts.entity.name)).filter((instance) => !isReferredTo(store, facts, instance));
  const isConnected = (instance: Instance): boolean => referrers(store, facts, instance).length > 0;
  const deletable = (picks.sometimes(30) ? present.find(isConnected) : undefined) ?? present[0];
  if (deletable === undefined) return undefined;
  const key = keyInput(facts, deletable);
  const disconnected = referrers(store, facts, deletable).filter(({ of }) => of.entity.role === "relationship");
  return {
    name,
    facts,
    subject: subjectOf(facts, deletable),
    text: callText(name, key),
    traits: disconnected.length > 0 ? ["disconnecting"] : [],
    isRepeatable: true,
    run: (db, options) => callable(functions, name)(db, key, options),
    apply: (to) => remove(to, facts, deletable),
  };
}

interface Referrer {
  readonly of: EntityFacts;
  readonly instance: Instance;
}

/** Whether an instance that some table has refers to it, relationships aside. */
function isReferredTo(store: EntityStore, facts: EntityFacts, instance: Instance): boolean {
  return referrers(store, facts, instance).some(({ of, instance: other }) => {
    if (of.entity.role === "relationship") return referrers(store, of, other).length > 0;
    return of.homes.length > 0 || referrers(store, of, other).length > 0;
  });
}

function referrers(store: EntityStore, { entity, identity }: EntityFacts, instance: Instance): readonly Referrer[] {
  const referred = identityText(identity.map((part) => instance.values.get(pathText(part))));
  return store.domain.entities.flatMap((of) => {
    const refs = of.entity.attributes.filter(
      (attribute) => attribute.kind === "ref" && attribute.entity === entity.name,
    );
    return store
      .all(of.entity.name)
      .filter((other) =>
        refs.some(
          (ref) => identityText(identity.map((part) => other.values.get(pathText([ref.name, ...part])))) === referred,
        ),
      )
      .map((other) => ({ of, instance: other }));
  });
}

function remove(store: EntityStore, facts: EntityFacts, instance: Instance): void {
  for (const { of, instance: other } of referrers(store, facts, instance)) {
    if (identityText(identityValues(of, other)) !== identityText(identityValues(facts, instance)) || of !== facts)
      remove(store, of, other);
  }
  store.delete(facts.entity.name, instance);
}
