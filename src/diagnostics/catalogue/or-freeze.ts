/** The second half of a hint on a type that can't be in a key: what would make it one that can. */
export function orFreeze(illegal: string): string {
  if (illegal === "an unfrozen UDT") return ", or take unfrozen(…) away from its type";
  return illegal.startsWith("an unfrozen") ? ", or freeze its type: frozen(…)" : "";
}
