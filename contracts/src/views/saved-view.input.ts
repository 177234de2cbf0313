import { z } from 'zod';
import { line } from '../common/index.ts';

export const savedViewLimits = { name: 80, query: 4_000, list: 60, key: 60, columns: 60, views: 100 } as const;

/** How high the rows of a list are. */
export const listDensities = ['compact', 'usual', 'roomy'] as const;

/** The list's own word, as its screen names it. */
export const viewedList = z.string().max(savedViewLimits.list, { error: 'too_long' }).regex(/^\w+$/, {
  error: 'invalid',
});

const columnChoice = z.object({
  key: z.string().min(1, { error: 'required' }).max(savedViewLimits.key, { error: 'too_long' }),
  isHidden: z.boolean(),
  isPinned: z.boolean(),
  width: z
    .int({ error: 'not_whole' })
    .min(60, { error: 'too_small' })
    .max(1_000, { error: 'too_large' })
    .nullish()
    .transform((width) => width ?? null),
});

const look = {
  columns: z.array(columnChoice).max(savedViewLimits.columns, { error: 'too_many' }),
  density: z.enum(listDensities, { error: 'not_a_choice' }),
};

/** How a person wants a list to look. */
export const listLayoutInput = z.object(look);

export type ListLook = z.output<typeof listLayoutInput>;

/** What a person saves of a list: what it is asked for, as its address says it, and how it looks. */
export const savedViewInput = z.object({
  name: line(savedViewLimits.name),
  isShared: z.boolean(),
  query: z
    .string()
    .max(savedViewLimits.query, { error: 'too_long' })
    .regex(/^[\x21-\x7e]*$/, { error: 'invalid' }),
  ...look,
});

export type SavedViewDraft = z.output<typeof savedViewInput>;
