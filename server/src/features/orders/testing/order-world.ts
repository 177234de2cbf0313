import type { TestApi, TestClient } from '../../../testing/index.ts';
import { channelWorld } from '../../channels/testing/channel-world.ts';

type Money = { minor: number; currency: string };
export type Shown = {
  id: string;
  version: number;
  number: string | null;
  externalId: string | null;
  source: string;
  status: string;
  paymentStatus: string;
  fulfilmentStatus: string;
  returnStatus: string;
  currency: string;
  itemCount: number;
  net: Money;
  tax: Money;
  gross: Money;
  discount: Money;
  shipping: Money;
  outstanding: Money;
  totalsDiffer: boolean;
  customer: { id: string; name: string; email: string | null; orderCount: number } | null;
  lines: {
    kind: string;
    title: string;
    sku: string | null;
    link: string;
    quantity: number;
    unit: Money;
    discount: Money;
    discounts: { label: string; code: string | null; amount: Money }[];
    taxRatePpm: number | null;
    net: Money;
    tax: Money;
    gross: Money;
    product: { name: string } | null;
  }[];
  billing: { name: string; city: string | null } | null;
  events: { nodes: { kind: string; sentence: { text: string }; by: string | null; note: string | null }[] };
};
export type Answer = {
  __typename: string;
  order: Shown;
  id: string;
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  refusal: { code: string; reason: string };
  expectedMinor: number;
  totalMinor: number;
  currentVersion: number;
};

const money = '{ minor currency }';
export const shownOrder = `id version number externalId source status paymentStatus fulfilmentStatus returnStatus currency itemCount
  net ${money} tax ${money} gross ${money} discount ${money} shipping ${money} outstanding ${money} totalsDiffer
  customer { id name email orderCount } billing { name city } events { nodes { kind sentence { text } by note } }
  lines { kind title sku link quantity unit ${money} discount ${money} discounts { label code amount ${money} } taxRatePpm net ${money}
    tax ${money} gross ${money} product { name } }`;
const issues = '... on InvalidInput { issues { path code } }';
const notNow = '... on NotAllowedNow { code reason }';
const conflict = '... on VersionConflict { currentVersion }';
const exists = '... on OrderExists { order { id } refusal { code reason } }';
const totals = `... on OrderTotalDiffers { expectedMinor totalMinor }
  ... on DiscountNoLongerApplies { refusal { code reason } totalMinor }`;
const placed = `... on OrderPlaced { order { ${shownOrder} } }`;
const saved = `... on OrderDraftSaved { order { ${shownOrder} } }`;

/** A shop of a test with goods and a channel, and the doors of its orders. */
export function orderWorld(api: TestApi) {
  const channels = channelWorld(api);
  const call = async (client: TestClient, document: string, variables: object): Promise<Answer> => {
    const data = await client.query<Record<string, Answer>>(document, variables as Record<string, unknown>);
    return Object.values(data)[0]!;
  };

  /** Sells an oak chair by the SKU CHAIR at a price on an open channel, and taxes what goes to Germany. */
  async function sellingShop(
    client: TestClient,
    { price = '10', currency = 'EUR', percent = '19', pricesIncludeTax = true } = {},
  ) {
    const shopId = await channels.newShop({ currency, pricesIncludeTax });
    const product = await channels.newProduct();
    await channels.newOffer(client, shopId, product.id, { variantId: product.variantId, sku: 'CHAIR', price });
    const channelId = await channels.openChannel(client, shopId, { country: 'DE', currency, locale: 'de' });
    await client.query(`mutation ($input: TaxRateInput!) { createTaxRate(input: $input) { __typename } }`, {
      input: { shopId, country: 'DE', name: 'VAT', percent, validFrom: '2020-01-01' },
    });
    return { shopId, channelId, productId: product.id, variantId: product.variantId };
  }

  async function newKey(client: TestClient, channelId: string): Promise<TestClient> {
    const { createChannelKey } = await client.query<{ createChannelKey: { secret: string } }>(
      `mutation ($channelId: ID!) { createChannelKey(channelId: $channelId, input: { name: "Checkout" }) {
        ... on ChannelKeyCreated { secret } } }`,
      { channelId },
    );
    return api.withKey(createChannelKey.secret);
  }

  let counter = 0;
  return {
    ...channels,
    sellingShop,
    newKey,
    place: (client: TestClient, channelId: string, input: object) =>
      call(
        client,
        `mutation ($channelId: ID!, $input: PlaceOrderInput!) { placeOrder(channelId: $channelId, input: $input) { __typename
          ${placed} ${exists} ${totals} ${issues} ${notNow} } }`,
        {
          channelId,
          input: {
            externalId: `web-${(counter += 1)}`,
            currency: 'EUR',
            lines: [{ sku: 'CHAIR', quantity: 1 }],
            ...input,
          },
        },
      ),
    receive: (client: TestClient, channelId: string, input: object) =>
      call(
        client,
        `mutation ($channelId: ID!, $input: ReceiveOrderInput!) { receiveOrder(channelId: $channelId, input: $input) { __typename
          ${placed} ${exists} ${issues} ${notNow} } }`,
        { channelId, input: { ...receivedOrder(`market-${(counter += 1)}`, api.deps.clock.now()), ...input } },
      ),
    draft: (client: TestClient, channelId: string, input: object) =>
      call(
        client,
        `mutation ($channelId: ID!, $input: OrderDraftInput!) { createOrderDraft(channelId: $channelId, input: $input) { __typename
          ${saved} ${issues} ${notNow} } }`,
        { channelId, input },
      ),
    updateDraft: (client: TestClient, { id, version }: { id: string; version: number }, input: object) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $input: OrderDraftInput!) { updateOrderDraft(id: $id, version: $version, input: $input) {
          __typename ${saved} ${issues} ${notNow} ${conflict} } }`,
        { id, version, input },
      ),
    placeDraft: (client: TestClient, { id, version }: { id: string; version: number }, expectedTotalMinor?: number) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $expected: SafeInt) { placeOrderDraft(id: $id, version: $version,
          expectedTotalMinor: $expected) { __typename ${placed} ${totals} ${notNow} ${conflict} } }`,
        { id, version, expected: expectedTotalMinor ?? null },
      ),
    discard: (client: TestClient, { id, version }: { id: string; version: number }) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!) { discardOrderDraft(id: $id, version: $version) { __typename
          ... on OrderDraftDiscarded { id } ${notNow} ${conflict} } }`,
        { id, version },
      ),
    note: (client: TestClient, id: string, text: string) =>
      call(
        client,
        `mutation ($id: ID!, $text: String!) { addOrderNote(id: $id, text: $text) { __typename
          ... on OrderNoteAdded { order { ${shownOrder} } } ${issues} } }`,
        { id, text },
      ),
    orders: async (client: TestClient, args: object = {}) =>
      (
        await client.query<{ orders: { nodes: { id: string }[] } }>(
          `query ($search: String, $filter: OrderFilter, $sort: [OrderSort!]) { 
            orders(search: $search, filter: $filter, sort: $sort) { nodes { id } } }`,
          args as Record<string, unknown>,
        )
      ).orders,
    order: async (client: TestClient, id: string) =>
      (await client.query<{ order: Shown | null }>(`query ($id: ID!) { order(id: $id) { ${shownOrder} } }`, { id }))
        .order,
  };
}

/** A chair for 11.90 with 19 % tax in it, as a market place concluded it. */
export function receivedOrder(externalId: string, at: Date) {
  return {
    externalId,
    currency: 'EUR',
    pricesWithTax: true,
    placedAt: at.toISOString(),
    lines: [receivedLine()],
    netMinor: 1_000,
    taxMinor: 190,
    grossMinor: 1_190,
  };
}

export function receivedLine(fields: object = {}) {
  const amounts = { unitMinor: 1_190, netMinor: 1_000, taxMinor: 190, grossMinor: 1_190 };
  return { title: 'A chair', sku: 'CHAIR', quantity: 1, ...amounts, ...fields };
}
