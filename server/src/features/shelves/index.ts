import type { Feature } from '../../platform/feature.ts';
import { shelfResolvers } from './shelf.resolvers.ts';
import { shelfFilter } from './shelf.store.ts';

export { noteShelves, type NotedShelf, putShelfFigures, type ShopShelf } from './note-shelves.ts';
export { shelfOf } from './shelf-text.ts';

export const shelvesFeature: Feature = {
  name: 'shelves',
  resolvers: shelfResolvers,
  records: [
    {
      entity: 'shelf',
      subject: 'Offer',
      stored: { table: 'shelf', name: 'text', shop: 'shop_id' },
      list: { query: 'shelves', filter: shelfFilter, isExported: true },
    },
  ],
};
