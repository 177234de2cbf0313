import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { slugBeside } from '../../platform/slug.ts';
import { withFirst } from './category.ts';
import { findDeletedCategory, findSlugOwner, removeCategories, unmarkCategoryDeleted } from './category.store.ts';
import { holdCategory } from './category-tree.store.ts';

/** A category comes back below its parent, or at the root where that is gone; a slug that somebody took meanwhile gets another end. */
export const categoryBin: KeptInBin = {
  visible: (actor) => (may(actor, 'read', 'Category') ? sql`true` : sql`false`),
  restore: async (tx, { clock }, _origin, { id }) => {
    const category = await findDeletedCategory(tx, id);
    if (!category) throw new Error(`The category ${id} lies in the bin and is nowhere else.`);
    const { names, slugs, descriptions, slug } = category;
    const isParentThere = category.parentId !== null && (await holdCategory(tx, category.parentId));
    const parentId = isParentThere ? category.parentId : null;
    const isTaken = slug !== '' && (await findSlugOwner(tx, { parentId, slug }, id)) !== undefined;
    const texts = { names, slugs: isTaken ? withFirst(slugs, slugBeside(slug, id)) : slugs, descriptions, parentId };
    await unmarkCategoryDeleted(tx, id, texts, clock.now());
    return null;
  },
  purge: (tx, _deps, ids) => removeCategories(tx, ids),
};
