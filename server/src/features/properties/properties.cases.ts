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
    propertyNames: calls(who.offers, () => first),
    propertyName: calls('hhrhrr', ({ filled }) => ({ id: filled('propertyNameId') })),
  },
  Mutation: {
    acceptPropertyName: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'property_name', world.filled('propertyNameId'))),
      attributeId: world.filled('attributeId'),
    })),
    dismissPropertyName: calls(who.changeOfShop, (world) =>
      versioned(world, 'property_name', world.filled('propertyNameId')),
    ),
    reopenPropertyName: calls(who.changeOfShop, (world) =>
      versioned(world, 'property_name', world.filled('propertyNameId')),
    ),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['property_name'], sql`shop_id = ${shopId}`),
  changed: ({ filled }) => [['property_name', filled('propertyNameId')]],
};

async function fill({ deps }: TestApi, { shopId, marks }: Filling) {
  const propertyNameId = newId();
  await sql`insert into property_name (id, shop_id, text, text_key)
    values (${propertyNameId}, ${shopId}, ${marks.word('property_name.text')}, ${propertyNameId})`.execute(deps.db);
  return { propertyNameId };
}
