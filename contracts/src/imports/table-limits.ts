/** What a table that is imported may have at most. */
export const tableLimits = { columns: 1_000, cellBytes: 64 * 1024 } as const;

/** Records that one step of a grid writes at most. */
export const gridStepRows = 20_000;

/** Whether what is wrong with a cell names its column itself, as the sentences of the reader of tables do. */
export function namesColumn({ key }: { key: string }): boolean {
  return key.startsWith('table_');
}
