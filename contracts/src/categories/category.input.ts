import { z } from 'zod';
import { line, optionalText } from '../common/index.ts';

export const categoryLimits = { name: 120, slug: 80, description: 5_000 } as const;

export const categoryStatuses = ['ACTIVE', 'HIDDEN'] as const;

/** What a person may set on a category. */
export const categoryInput = z.object({
  name: line(categoryLimits.name),
  slug: optionalText(categoryLimits.slug),
  description: optionalText(categoryLimits.description),
  parentId: z
    .string()
    .nullish()
    .transform((id) => id || null),
});

export type CategoryDraft = z.output<typeof categoryInput>;
