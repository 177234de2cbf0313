import { z } from 'zod';

export const bulkLimits = { rows: 10_000, rowsPerPart: 1_000, search: 200 } as const;

const part = z.array(
  z
    .string()
    .toLowerCase()
    .pipe(z.uuid({ error: 'invalid' })),
);
const recordIds = z
  .array(part)
  .max(bulkLimits.rows / bulkLimits.rowsPerPart, { error: 'too_many' })
  .transform((parts) => parts.flat());
const absent = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

/** Which records an action is done to: those named, or everything that a list finds less what was released. */
export const bulkRunInput = z
  .object({
    list: z.string(),
    action: z.string(),
    /** What the action is given beside the records; its own schema reads it. */
    input: absent(z.record(z.string(), z.unknown())),
    ids: absent(recordIds),
    matching: absent(
      z.object({
        search: absent(z.string().max(bulkLimits.search, { error: 'too_long' })),
        filter: absent(z.record(z.string(), z.unknown())),
        released: absent(recordIds),
      }),
    ),
  })
  .refine(({ ids, matching }) => (ids === null || ids.length === 0) !== (matching === null), {
    error: 'required',
    path: ['ids'],
  });

export type BulkRunDraft = z.output<typeof bulkRunInput>;

/** Ids as `bulkRunInput` takes them, or what else comes in parts that the door lets in. */
export function inParts<Item>(ids: readonly Item[]): Item[][] {
  const parts = Math.ceil(ids.length / bulkLimits.rowsPerPart);
  return Array.from({ length: parts }, (_, at) =>
    ids.slice(at * bulkLimits.rowsPerPart, (at + 1) * bulkLimits.rowsPerPart),
  );
}
