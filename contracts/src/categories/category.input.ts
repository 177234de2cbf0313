import { z } from 'zod';
import { code } from '../common/fields.ts';
import { contentLocales, localTexts } from '../common/index.ts';
import { taxClassName } from '../taxes/index.ts';

export const categoryLimits = { name: 120, slug: 80, description: 5_000, pictureAlt: 200 } as const;

/** A category with more products of its own than this counts as overfull; lists and screens name the number. */
export const overfullAbove = 500;

export const categoryStatuses = ['ACTIVE', 'HIDDEN'] as const;

export const categoryPlaces = ['FIRST', 'LAST', 'BEFORE', 'AFTER'] as const;

const absent = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);
const optionalId = z
  .string()
  .nullish()
  .transform((id) => id || null);

/** What a person may set on a category, in the content locales of the installation. */
export const categoryInput = (locales: readonly string[] = contentLocales) =>
  z.object({
    names: localTexts(locales, categoryLimits.name).refine((texts) => Object.keys(texts).length > 0, code('required')),
    slugs: absent(localTexts(locales, categoryLimits.slug)),
    descriptions: absent(localTexts(locales, categoryLimits.description)),
    pictureAlts: absent(localTexts(locales, categoryLimits.pictureAlt)),
    parentId: optionalId,
    status: absent(z.enum(categoryStatuses)),
    // What is left out stays as it is; an empty one is inherited.
    taxClass: taxClassName
      .nullable()
      .transform((name) => name || null)
      .optional(),
  });

export type CategoryDraft = z.output<ReturnType<typeof categoryInput>>;

/** Where a category goes: below a parent or to the root, and to a place among those that are there. */
export const categoryMoveInput = z
  .object({
    parentId: optionalId,
    place: absent(z.enum(categoryPlaces)).transform((place) => place ?? 'LAST'),
    siblingId: optionalId,
  })
  .refine(({ place, siblingId }) => siblingId !== null || place === 'FIRST' || place === 'LAST', {
    ...code('required'),
    path: ['siblingId'],
  });

export type CategoryMove = z.output<typeof categoryMoveInput>;

/** Where many categories go in a bulk run, each behind those that are there. */
export const bulkMoveCategoriesInput = z.object({ parentId: optionalId });
