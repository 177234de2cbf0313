import * as z from 'zod';
import { code, line } from '../common/fields.ts';

/**
 * What the cells of a column do: `set` writes what is filled in, `fill` only where nothing holds, `clear` writes too, and takes away what was
 * set by hand where a cell is empty.
 */
export const importModes = ['set', 'fill', 'clear'] as const;
export type ImportMode = (typeof importModes)[number];

const key = line(120);

/** What the columns of a file are, in their order; null leaves a column out. */
export const importColumnsInput = z.object({
  columns: z.array(
    z.object({
      target: key.nullish().transform((target) => target ?? null),
      mode: z.enum(importModes, code('not_a_choice')),
    }),
  ),
  matchBy: key,
  creates: z.boolean(),
  /** Keeps the columns under this name. */
  recipe: key.nullish(),
});

export type ImportColumnsDraft = z.output<typeof importColumnsInput>;

/** So many records may an import empty without being asked. */
export const emptiedUnasked = 100;
