import type { CategoryDraft, categoryStatuses } from '@quarry/contracts/categories';
import { slugOf } from '../../platform/slug.ts';

export type CategoryStatus = (typeof categoryStatuses)[number];

/** A text in each content locale that has one. */
export type LocalTexts = Readonly<Record<string, string>>;

export type CategoryRecord = {
  id: string;
  parentId: string | null;
  name: string;
  slug: string;
  description: string | null;
  /** The same in every content locale. */
  names: LocalTexts;
  slugs: LocalTexts;
  descriptions: LocalTexts;
  status: CategoryStatus;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** What people set is the text of the first content locale that there is; English before all others. */
export function withFirst(texts: LocalTexts, text: string | null): LocalTexts {
  const [first = 'en'] = 'en' in texts ? ['en'] : Object.keys(texts).toSorted();
  const { [first]: _before, ...others } = texts;
  return text === null ? others : { ...others, [first]: text };
}

/** The slug as a person gave it, or else as it is, or made of the name. */
export function slugFor(draft: CategoryDraft, present: string): string {
  if (draft.slug !== null) return slugOf(draft.slug);
  return present || slugOf(draft.name);
}

/** The fields an audit entry compares. */
export function auditedCategory(category: CategoryRecord): Record<string, unknown> {
  const { name, slug, description, parentId, status } = category;
  return { name, slug, description, parentId, status };
}
