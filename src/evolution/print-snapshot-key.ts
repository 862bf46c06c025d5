import type { SnapshotTable } from "./snapshot.ts";

export const printSnapshotKey = ({
  partitionKey,
  clustering,
}: Pick<SnapshotTable, "partitionKey" | "clustering">): string => printKey(partitionKey, clustering);

/** `((hotel_id), date DESC, room_number)` */
export function printKey(partitionKey: readonly string[], clustering: SnapshotTable["clustering"]): string {
  const rest = clustering.map(([column, direction]) => (direction === "desc" ? `${column} DESC` : column));
  return `(${[`(${partitionKey.join(", ")})`, ...rest].join(", ")})`;
}
