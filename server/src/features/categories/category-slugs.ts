import type { LocalTexts } from '@quarry/contracts/common';
import type { Tx } from '../../platform/db/index.ts';
import { slugBeside } from '../../platform/slug.ts';
import { findSlugOwners } from './category.store.ts';

export type SlugTaken = { kind: 'taken'; locale: string; slug: string; categoryId: string };

/** The first slug that a category below the parent has already in the same locale. */
export async function slugTaken(
  tx: Tx,
  id: string,
  parentId: string | null,
  slugs: LocalTexts,
): Promise<SlugTaken | undefined> {
  const [owner] = await findSlugOwners(tx, parentId, slugs, id);
  return owner && { kind: 'taken', ...owner };
}

/** The slugs, those with another end that a category below the parent has already. */
export async function slugsMakingWay(
  tx: Tx,
  id: string,
  parentId: string | null,
  slugs: LocalTexts,
): Promise<LocalTexts> {
  const taken = await findSlugOwners(tx, parentId, slugs, id);
  const others = taken.map(({ locale, slug }) => [locale, slugBeside(slug, id)]);
  return { ...slugs, ...Object.fromEntries(others) };
}
