import { z } from 'zod';
import { line } from '../common/index.ts';
import { productLimits, productStatuses } from './product.input.ts';

/** Null for none, which is said and never left out. */
const chosenReference = z.uuid({ error: (issue) => (issue.input === undefined ? 'required' : 'unknown') }).nullable();

/** What many products are set to in a bulk run, one of these for each action. */
export const bulkCategoryInput = z.object({ categoryId: chosenReference });
export const bulkBrandInput = z.object({ brandId: chosenReference });

/** Archiving asks for a reason, and is an action of its own. */
export const bulkStatuses = productStatuses.filter((status) => status !== 'ARCHIVED');
export const bulkStatusInput = z.object({ status: z.enum(bulkStatuses, { error: 'required' }) });

export const bulkTagsInput = z.object({
  tags: z
    .array(line(productLimits.tag), { error: 'required' })
    .min(1, { error: 'required' })
    .max(productLimits.tags, { error: 'too_many' })
    .transform((tags) => [...new Set(tags)]),
});
