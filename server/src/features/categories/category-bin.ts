import { sentence, wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { deleteGivenPictures } from '../media/index.ts';
import { makeRoom } from './category-place.ts';
import { slugsMakingWay } from './category-slugs.ts';
import {
  dropCategoryPictures,
  findDeletedCategory,
  lockPurgedCategories,
  removeCategories,
  unmarkCategoryDeleted,
} from './category.store.ts';
import { categoryChanged } from './category.topics.ts';
import { holdCategory, lockTree } from './category-tree.store.ts';

/**
 * A category comes back to its place below its parent, or to the end of the root where that is gone; a slug that somebody took
 * meanwhile gets another end.
 */
export const categoryBin: KeptInBin = {
  told: () => ({ topic: categoryChanged }),
  visible: (actor) => (may(actor, 'read', 'Category') ? sql`true` : sql`false`),
  restore: async (tx, { clock }, _origin, { id }) => {
    await lockTree(tx);
    const category = await findDeletedCategory(tx, id);
    if (!category) throw new Error(`The category ${id} lies in the bin and is nowhere else.`);
    const { texts, position } = category;
    const isParentThere = category.parentId === null || (await holdCategory(tx, category.parentId));
    const parentId = isParentThere ? category.parentId : null;
    const slugs = await slugsMakingWay(tx, id, parentId, texts.slugs);
    const place = isParentThere ? { position } : ({ place: 'LAST', siblingId: null } as const);
    const room = (await makeRoom(tx, category, parentId, place)) ?? position;
    await unmarkCategoryDeleted(tx, id, { texts: { ...texts, slugs }, parentId, position: room }, clock.now());
    const moved = isParentThere ? [] : [wording('restored:at_root')];
    const renamed = Object.entries(slugs)
      .filter(([locale, slug]) => texts.slugs[locale] !== slug)
      .map(([locale, slug]) => wording('restored:slug', { taken: texts.slugs[locale] ?? '', locale, slug }));
    return { remarks: [...moved, ...renamed].map(sentence) };
  },
  purge: async (tx, deps, ids, letGo) => {
    await letGo(ids);
    const all = await lockPurgedCategories(tx, ids);
    await dropCategoryPictures(tx, all);
    await deleteGivenPictures(tx, deps, { categoryIds: all });
    await removeCategories(tx, all);
  },
};
