import { newId } from '../../../platform/ids.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';

type Money = { minor: number; currency: string } | null;
export type Issue = { path: string; code: string; message: string };
export type Shown = {
  id: string;
  version: number;
  name: string;
  labels: { locale: string; text: string }[];
  kind: string;
  class: string;
  intent: string;
  status: string;
  startsAt: string;
  endsAt: string | null;
  endedAt: string | null;
  percentPpm: number | null;
  amount: Money;
  most: Money;
  minimumKind: string;
  minimumAmount: Money;
  limitTotal: number | null;
  combinesWith: string[];
  channels: { id: string }[];
  targets: { kind: string; id: string; name: string | null; isExcluded: boolean }[];
  used: number;
  codeCount: number;
  code: string | null;
  fixedFields: string[];
  actions: { action: string; isAllowed: boolean; refusal: { reason: string } | null }[];
  mayUpdate: boolean;
  mayDelete: boolean;
};
export type Answer = {
  __typename: string;
  discount: Shown;
  changeId: string | null;
  issues: Issue[];
  code: string;
  reason: string;
  added: number;
  refused: { code: string; refusal: { code: string; reason: string } }[];
  refusedCount: number;
};
export type Input = Record<string, unknown>;

const fields = `id version name labels { locale text } kind class intent status startsAt endsAt endedAt percentPpm
  amount { minor currency } most { minor currency } minimumKind minimumAmount { minor currency } limitTotal combinesWith
  channels { id } targets { kind id name isExcluded } used codeCount code fixedFields
  actions { action isAllowed refusal { reason } } mayUpdate mayDelete`;
const members = `__typename ... on DiscountCreated { discount { ${fields} } } ... on DiscountSaved { discount { ${fields} } changeId }
  ... on InvalidInput { issues { path code message } } ... on NotAllowedNow { code reason }`;
/** Those of unions that have codes in them. */
const codeMembers = `__typename ... on DiscountCodesAdded { added refused { code refusal { code reason } } refusedCount
  discount { ${fields} } } ... on InvalidInput { issues { path code message } } ... on NotAllowedNow { code reason }`;
const only = (text: string, ...names: string[]) =>
  text
    .split(/(?=\.\.\. on )/)
    .filter((part) => !part.startsWith('... on ') || names.some((name) => part.startsWith(`... on ${name} `)))
    .join('');

/** The mutations and queries of discounts, as a person sends them. */
export function discountDoors(by: () => TestClient) {
  const call = async (document: string, variables: Input): Promise<Answer> => {
    const data = await by().query<Record<string, Answer>>(document, variables);
    return Object.values(data)[0]!;
  };
  const create = (shopId: string, input: Input) =>
    call(
      `mutation ($shopId: ID!, $input: DiscountInput!) { createDiscount(shopId: $shopId, input: $input) {
        ${only(members, 'DiscountCreated', 'InvalidInput')} } }`,
      { shopId, input },
    );
  const made = async (shopId: string, input: Input): Promise<Shown> => {
    const { discount, issues } = await create(shopId, input);
    if (!discount) throw new Error(`Not made: ${JSON.stringify(issues)}`);
    return discount;
  };
  const discount = async (id: string): Promise<Shown | null> =>
    (await by().query<{ discount: Shown | null }>(`query ($id: ID!) { discount(id: $id) { ${fields} } }`, { id }))
      .discount;
  const version = async (id: string) => (await discount(id))?.version ?? 0;
  const intend = async (id: string, intent: string, confirmed = false) =>
    call(
      `mutation ($id: ID!, $version: Int!, $intent: DiscountIntent!, $confirmed: Boolean) {
        setDiscountIntent(id: $id, version: $version, intent: $intent, confirmed: $confirmed) {
        ${only(members, 'DiscountSaved', 'NotAllowedNow')} } }`,
      { id, intent, confirmed, version: await version(id) },
    );
  return {
    create,
    made,
    discount,
    version,
    intend,
    /** One that runs. */
    live: async (shopId: string, input: Input, codes: readonly string[] = []): Promise<Shown> => {
      const { id } = await made(shopId, { ...input, method: codes.length > 0 ? 'CODE' : 'AUTOMATIC' });
      if (codes.length > 0) await addCodes(id, codes);
      const { discount: started, reason } = await intend(id, 'LIVE');
      if (!started) throw new Error(`Not started: ${reason}`);
      return started;
    },
    update: async (id: string, input: Input, seen?: number) =>
      call(
        `mutation ($id: ID!, $version: Int!, $input: DiscountInput!) { updateDiscount(id: $id, version: $version, input: $input) {
          ${only(members, 'DiscountSaved', 'InvalidInput', 'NotAllowedNow')} } }`,
        { id, input, version: seen ?? (await version(id)) },
      ),
    copy: (id: string, name?: string) =>
      call(
        `mutation ($id: ID!, $name: String) { copyDiscount(id: $id, name: $name) {
          ${only(members, 'DiscountCreated', 'InvalidInput')} } }`,
        { id, name },
      ),
    remove: async (id: string) =>
      call(
        `mutation ($id: ID!, $version: Int!) { deleteDiscount(id: $id, version: $version) {
          ${only(members, 'NotAllowedNow')} } }`,
        { id, version: await version(id) },
      ),
    addCodes,
    generate: (discountId: string, input: Input) =>
      call(
        `mutation ($discountId: ID!, $input: GenerateCodesInput!) { generateDiscountCodes(discountId: $discountId, input: $input) {
          ${codeMembers} } }`,
        { discountId, input },
      ),
    codesOf: async (discountId: string, args = '') => {
      const { discountCodes } = await by().query<{
        discountCodes: {
          nodes: { id: string; code: string; used: number; disabledAt: string | null }[];
          total: { count: number };
        };
      }>(
        `query ($id: ID!) { discountCodes(discountId: $id ${args}) { nodes { id code used disabledAt } total { count } } }`,
        {
          id: discountId,
        },
      );
      return discountCodes;
    },
    list: async (filter: Input, rest: Input = {}) => {
      const { discounts } = await by().query<{ discounts: { nodes: { id: string; name: string; status: string }[] } }>(
        `query ($filter: DiscountFilter, $search: String, $sort: [DiscountSort!]) {
          discounts(filter: $filter, search: $search, sort: $sort) { nodes { id name status } } }`,
        { filter, ...rest },
      );
      return discounts.nodes.map(({ name }) => name);
    },
  };
  function addCodes(discountId: string, codes: readonly string[], limitTotal: number | null = null) {
    return call(
      `mutation ($discountId: ID!, $codes: [String!]!, $limitTotal: Int) {
        addDiscountCodes(discountId: $discountId, codes: $codes, limitTotal: $limitTotal) { ${codeMembers} } }`,
      { discountId, codes, limitTotal },
    );
  }
}

type ShopOptions = { currency?: string; timeZone?: string; name?: string; kind?: string };

export async function buildShop({ deps: { db } }: TestApi, options: ShopOptions = {}): Promise<string> {
  const { currency = 'EUR', timeZone = 'Europe/Berlin', name = 'Mill', kind = 'own' } = options;
  const id = newId<'shop'>();
  await db
    .insertInto('shop')
    .values({
      id,
      name,
      slug: id,
      url: `https://${id}.example/`,
      kind,
      currency,
      time_zone: timeZone,
      status: 'ACTIVE',
    })
    .execute();
  return id;
}

export async function buildChannel(
  { deps: { db, clock } }: TestApi,
  shopId: string,
  { currency = 'EUR', name = 'Web' }: { currency?: string; name?: string } = {},
): Promise<string> {
  const id = newId();
  const now = clock.now();
  await db
    .insertInto('channel')
    .values({
      id,
      shop_id: shopId,
      name,
      slug: id,
      kind_code: 'direct',
      country: 'DE',
      currency,
      locale: 'de-DE',
      prices_with_tax: true,
      status: 'ACTIVE',
      opened_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Somebody with a role in a shop; signed in anew after the clock moved. */
export async function buildPerson(api: TestApi, roleKey: string, shopId: string) {
  const user = await api.newUser({ roleKeys: [roleKey] });
  await api.deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return user;
}

/** What an own shop says of a product that it sells, as it has held for long. */
export async function buildOffer(
  { deps: { db, clock } }: TestApi,
  shopId: string,
  product: { id: string; variantId: string },
  { sku, price, currency = 'EUR', cost }: { sku: string; price: number; currency?: string; cost?: number },
): Promise<string> {
  const id = newId<'offer'>();
  const now = clock.now();
  await db
    .insertInto('offer')
    .values({
      id,
      shop_id: shopId,
      offer_key: sku,
      origin: 'own',
      title: sku,
      sku,
      product_id: product.id,
      variant_id: product.variantId,
      state: 'active',
      price_minor: price,
      currency,
      first_seen_at: now,
      last_seen_at: now,
      last_changed_at: now,
    })
    .execute();
  if (cost !== undefined)
    await db
      .insertInto('own_offer')
      .values({
        id,
        shop_id: shopId,
        currency,
        cost_minor: cost,
        source_kind: 'form',
        created_at: now,
        updated_at: now,
      })
      .execute();
  return id;
}
