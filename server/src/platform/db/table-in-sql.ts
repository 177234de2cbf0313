/** Names of tables that SQL keeps for itself. */
const reserved: ReadonlySet<string> = new Set(['order']);

/** A table of ours as SQL takes its name: `order` is a word of its own. */
export function tableInSql(table: string): string {
  return reserved.has(table) ? `"${table}"` : table;
}
