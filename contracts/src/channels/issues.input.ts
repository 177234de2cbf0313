import { z } from 'zod';

export const issueLimits = { ids: 500, code: 100, field: 200 } as const;

/** Issues with a code at a field, which people ignore or open again. */
export const issuesInput = z.object({
  code: z.string().min(1, { error: 'required' }).max(issueLimits.code, { error: 'too_long' }),
  field: z
    .string()
    .max(issueLimits.field, { error: 'too_long' })
    .nullish()
    .transform((field) => field ?? null),
  ids: z
    .array(z.uuid({ error: 'unknown' }))
    .max(issueLimits.ids, { error: 'too_many' })
    .nullish()
    .transform((ids) => ids ?? null),
  ignoredAt: z
    .date()
    .nullish()
    .transform((at) => at ?? null),
});

export type IssuesWanted = z.output<typeof issuesInput>;
