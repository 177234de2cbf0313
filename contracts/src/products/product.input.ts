import { z } from 'zod';
import { line, optionalText } from '../common/index.ts';

export const productLimits = { name: 500, description: 50_000, tag: 60, tags: 50, identifier: 70 } as const;

export const productStatuses = ['DRAFT', 'IN_REVIEW', 'REJECTED', 'ACTIVE', 'UNLISTED', 'ARCHIVED'] as const;

const optionalReference = z
  .string()
  .nullish()
  .transform((id) => id || null)
  .refine((id) => id === null || z.uuid().safeParse(id).success, { error: 'unknown' });

/** What a person may set on a product. The GTIN's check digit is the server's to judge. */
export const productInput = z.object({
  name: line(productLimits.name),
  description: optionalText(productLimits.description),
  brandId: optionalReference,
  categoryId: optionalReference,
  tags: z
    .array(line(productLimits.tag))
    .max(productLimits.tags, { error: 'too_many' })
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])]),
  gtin: optionalText(productLimits.identifier),
  mpn: optionalText(productLimits.identifier),
  sku: optionalText(productLimits.identifier),
});

export type ProductDraft = z.output<typeof productInput>;
