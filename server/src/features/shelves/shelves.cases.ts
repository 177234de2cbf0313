import { sql } from 'kysely';
import {
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';

export const cases: FeatureCases = {
  fill,
  Query: {
    shelves: calls(who.offers, () => first),
    shelf: calls('hhrhrr', ({ filled }) => ({ id: filled('shelfId') })),
  },
  Mutation: {
    acceptShelf: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'shelf', world.filled('shelfId'))),
      categoryId: world.filled('categoryId'),
    })),
    dismissShelf: calls(who.changeOfShop, (world) => versioned(world, 'shelf', world.filled('shelfId'))),
    reopenShelf: calls(who.changeOfShop, (world) => versioned(world, 'shelf', world.filled('shelfId'))),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['shelf'], sql`shop_id = ${shopId}`),
  changed: ({ filled }) => [['shelf', filled('shelfId')]],
};

async function fill({ deps }: TestApi, { shopId, marks }: Filling) {
  const shelfId = newId();
  await sql`insert into shelf (id, shop_id, kind, text, text_key)
    values (${shelfId}, ${shopId}, 'BREADCRUMB', ${marks.word('shelf.text')}, ${shelfId})`.execute(deps.db);
  return { shelfId };
}
