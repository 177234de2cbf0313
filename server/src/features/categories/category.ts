import type { CategoryDraft, categoryStatuses } from '@quarry/contracts/categories';
import type { LocalTexts } from '@quarry/contracts/common';
import { slugOf } from '../../platform/slug.ts';

export type CategoryStatus = (typeof categoryStatuses)[number];

/** What a category is called and said of it, in each content locale that has it. */
export type CategoryTexts = {
  names: LocalTexts;
  slugs: LocalTexts;
  descriptions: LocalTexts;
  /** What the picture shows. */
  pictureAlts: LocalTexts;
};

export type CategoryRecord = {
  id: string;
  parentId: string | null;
  position: number;
  name: string;
  slug: string;
  description: string | null;
  texts: CategoryTexts;
  status: CategoryStatus;
  /** Null where it is inherited. */
  taxClass: string | null;
  /** The row of `media` that it was given. */
  pictureId: string | null;
  /** Where the bytes of the picture are fetched. */
  pictureAddressId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** Texts of a draft in the place of those before; what stands in a locale that is no content locale any more stays. */
export function textsAfter(before: LocalTexts, texts: LocalTexts | null, locales: readonly string[]): LocalTexts {
  if (texts === null) return before;
  const others = Object.entries(before).filter(([locale]) => !locales.includes(locale));
  return { ...Object.fromEntries(others), ...texts };
}

/**
 * The slugs that a draft makes. Those that nobody chose are made of the names: where no slugs are given those that are missing, else
 * those that were left empty.
 */
export function slugsAfter(
  before: LocalTexts,
  { slugs, names }: Pick<CategoryDraft, 'slugs' | 'names'>,
  locales: readonly string[],
): LocalTexts {
  const made = Object.entries(names).map(([locale, name]) => [locale, slugOf(name)]);
  const given = Object.entries(slugs ?? {}).map(([locale, slug]) => [locale, slugOf(slug)]);
  const stayed = Object.entries(before).filter(
    ([locale]) => !locales.includes(locale) || (slugs === null && locale in names),
  );
  return Object.fromEntries([...made, ...stayed, ...given]);
}

/** The fields an audit entry compares. */
export function auditedCategory({
  texts,
  parentId,
  position,
  status,
  taxClass,
  pictureId,
}: CategoryRecord): Record<string, unknown> {
  return { ...texts, parentId, position, status, taxClass, pictureId };
}
