import { z } from 'zod';
import { code } from '../common/fields.ts';

/** Whose taxonomies are read. */
export const taxonomyPublishers = ['GOOGLE', 'SHOPIFY'] as const;
export type TaxonomyPublisher = (typeof taxonomyPublishers)[number];

/** `shownRows` of a difference are given at once; a search is cut to `words`. */
export const taxonomyLimits = { shownRows: 100, foundNodes: 20, words: 8, externalId: 150 } as const;

/** A file says nothing of its language, so that people do: a language, with a region where it has one (`pt-BR`). */
export const taxonomyLanguage = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(?:-[A-Z]{2}|-[A-Z][a-z]{3})?$/, code('not_a_choice'));

/** Which node of a taxonomy a category is linked to; without one the link goes. */
export const taxonomyLinkInput = z.object({
  publisher: z.enum(taxonomyPublishers),
  externalId: z
    .string()
    .trim()
    .max(taxonomyLimits.externalId, code('too_long'))
    .nullish()
    .transform((id) => id || null),
});
