/** What a table that is imported may have at most. */
export const tableLimits = { columns: 1_000, cellBytes: 64 * 1024 } as const;
