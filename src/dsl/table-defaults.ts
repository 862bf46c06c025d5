import type { TableOptions } from "../cql/table-options.ts";
import { callSite } from "./call-site.ts";
import { definition } from "./definition-symbol.ts";
import type { TableDefaultsMeta } from "./model.ts";

/** What `tableDefaults` says, for the model file to export. */
export interface TableDefaults {
  readonly [definition]: TableDefaultsMeta;
}

/**
 * Sets options of every table of the model; those of a keyspace, an entity or a query go before them.
 *
 * ```ts
 * export const defaults = tableDefaults({ compression: { class: "ZstdCompressor" } });
 * ```
 *
 * ```sql
 * … AND compression = {'class': 'ZstdCompressor'}
 * ```
 */
export function tableDefaults(options: TableOptions): TableDefaults {
  return { [definition]: { kind: "table-defaults", options, location: callSite(tableDefaults) } };
}
