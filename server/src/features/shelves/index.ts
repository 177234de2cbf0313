import type { Feature } from '../../platform/feature.ts';
import { shelfCategories } from './shelf-categories.consumer.ts';
import { shelfBulk } from './shelf.bulk.ts';
import { shelfHistory } from './shelf.history.ts';
import { shelfMerges } from './shelf-merges.ts';
import { shelfResolvers } from './shelf.resolvers.ts';
import { shelfFilter } from './shelf.store.ts';
import { shelfDecided } from './shelf.topics.ts';
import { shelvesPersonal } from './shelves.personal.ts';
import { shelvesOfBranch } from './shelves-of-branch.ts';

export { noteShelves, type NotedShelf, putShelfFigures, type ShopShelf } from './note-shelves.ts';
export { type PlacedProducts, proposeShelves } from './propose-shelves.ts';
export { forgetProposals } from './shelf-proposal.store.ts';
export { acceptShelf } from './shelf.commands.ts';
export { shelfOf } from './shelf-text.ts';

export const shelvesFeature: Feature = {
  name: 'shelves',
  personal: shelvesPersonal,
  resolvers: shelfResolvers,
  topics: [shelfDecided],
  merges: { category: shelfMerges },
  treeEffects: { category: shelvesOfBranch },
  consumers: [shelfCategories],
  records: [
    {
      entity: 'shelf',
      subject: 'Offer',
      stored: { table: 'shelf', name: 'text', shop: 'shop_id' },
      list: { query: 'shelves', filter: shelfFilter, isExported: true, bulk: shelfBulk },
      history: shelfHistory,
    },
  ],
};
