import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type FieldCase,
  type Filling,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import type { TestApi } from '../../testing/index.ts';

/** Anyone who may read discounts of their own shops sees none of these; others may not ask. */
const discountList = 'ArrArr';
const ofDiscount = 'hrrhrr';
const input = { name: 'Spring', kind: 'AMOUNT_OFF_ORDER', method: 'CODE', percent: '5' };
const cart = { currency: 'EUR', lines: [{ quantity: 1, unitMinor: 500 }] };

const discountOf = ({ filled }: TwoShops) => ({ discountId: filled('discountId') });
const draftOf = (world: TwoShops) => versioned(world, 'discount', world.filled('draftId'));

/** What keys of the channel may ask for as well. */
const byItsKey = (args: FieldCase['args']): FieldCase => ({ ...calls(who.changeOfShop, args), ofChannel: 'answered' });

export const cases: FeatureCases = {
  fill,
  Query: {
    discounts: calls(discountList, () => first),
    discount: calls(ofDiscount, ({ filled }) => ({ id: filled('discountId') })),
    discountCodes: calls(ofDiscount, discountOf),
    discountUses: calls(ofDiscount, discountOf),
    discountWarnings: calls(ofDiscount, ({ shopId }) => ({ shopId, input })),
    discountBench: calls(ofDiscount, ({ filled }) => ({
      input: {
        channelId: filled('channelId'),
        lines: [{ variantId: filled('listedVariantId'), quantity: 1, price: '9' }],
      },
    })),
  },
  Mutation: {
    createDiscount: calls('hrrrrr', ({ shopId }) => ({ shopId, input })),
    updateDiscount: calls(who.changeOfShop, async (world) => ({ ...(await draftOf(world)), input })),
    addDiscountCodes: calls(who.changeOfShop, ({ filled }) => ({ discountId: filled('draftId'), codes: ['TYPED'] })),
    generateDiscountCodes: calls(who.changeOfShop, ({ filled }) => ({
      discountId: filled('draftId'),
      input: { count: 2 },
    })),
    disableDiscountCode: calls(who.changeOfShop, ({ filled }) => ({ id: filled('codeId') })),
    copyDiscount: calls(who.changeOfShop, ({ filled }) => ({ id: filled('discountId') })),
    reserveDiscount: byItsKey(({ filled }) => ({ channelId: filled('channelId'), reservationKey: 'walk', cart })),
    releaseDiscount: byItsKey(({ filled }) => ({ channelId: filled('channelId'), reservationKey: 'walk' })),
    setDiscountIntent: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'discount', world.filled('discountId'))),
      intent: 'PAUSED',
    })),
    deleteDiscount: calls(who.changeOfShop, draftOf),
  },
  empty: async (tx, { shopId }) => {
    const tables = ['discount', 'discount_channel', 'discount_target', 'discount_code', 'discount_counter'];
    const counted = ['discount_customer_counter', 'discount_use', 'discount_reservation'];
    await deleteWhere(tx, [...tables, ...counted], sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [
    ['discount', filled('discountId')],
    ['discount', filled('draftId')],
  ],
  searched: ['discount.name', 'discount.code'],
};

/** A discount that runs, by a code of which a use is held, and a draft; with something planted in every text and number. */
async function fill({ deps }: TestApi, { shopId, manager, marks, filled }: Filling) {
  const word = (place: string) => marks.word(`discount.${place}`);
  const amount = (place: string) => (marks.number(`discount.${place}`) / 100).toFixed(2);
  const create = async (draft: object) => {
    const { discount } = await ask(
      manager,
      `mutation ($shopId: ID!, $input: DiscountInput!) { createDiscount(shopId: $shopId, input: $input) { __typename
        ... on DiscountCreated { discount { id version } } } }`,
      { shopId, input: draft },
    );
    return { id: discount?.id ?? '', version: discount?.version ?? 0 };
  };
  const { rows } = await sql<{ kind: string }>`select kind from shop where id = ${shopId}`.execute(deps.db);
  await sql`update shop set kind = 'own' where id = ${shopId}`.execute(deps.db);
  const discount = await create({
    name: word('name'),
    labels: [{ locale: 'en', text: word('label') }],
    kind: 'AMOUNT_OFF_ORDER',
    method: 'CODE',
    amount: amount('amount'),
    minimumKind: 'AMOUNT',
    minimum: '1',
    limitTotal: marks.number('discount.limit'),
    channelIds: [filled('channelId')],
  });
  const draft = await create({ ...input, name: word('draft name') });
  await sql`update shop set kind = ${rows[0]?.kind} where id = ${shopId}`.execute(deps.db);
  const code = word('code');
  await ask(
    manager,
    `mutation ($id: ID!, $codes: [String!]!) { addDiscountCodes(discountId: $id, codes: $codes) { __typename
      ... on DiscountCodesAdded { added } } }`,
    { id: discount.id, codes: [code] },
  );
  await ask(
    manager,
    `mutation ($id: ID!, $version: Int!) { setDiscountIntent(id: $id, version: $version, intent: LIVE) { __typename
      ... on DiscountSaved { changeId } } }`,
    discount,
  );
  await ask(
    manager,
    `mutation ($channelId: ID!, $key: String!, $cart: ReservedCartInput!) {
      reserveDiscount(channelId: $channelId, reservationKey: $key, cart: $cart) { __typename
        ... on DiscountReserved { reservation { totalMinor } } } }`,
    {
      channelId: filled('channelId'),
      key: word('key'),
      cart: { currency: 'EUR', codes: [code], lines: [{ quantity: 1, unitMinor: 1_000_000_000 }] },
    },
  );
  const { id: codeId } = await deps.db
    .selectFrom('discount_code')
    .select('id')
    .where('discount_id', '=', discount.id)
    .executeTakeFirstOrThrow();
  return { discountId: discount.id, draftId: draft.id, codeId };
}
