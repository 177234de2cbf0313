import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything } from './index.ts';

const api = await testApi();
const { deps } = api;
const gtin = '4006381333931';
let administrator: TestClient;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    deps.db,
  );
  administrator = await api.asAdministrator();
  const deciding = { actor: systemActor, cause: 'screen' as const };
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

type Question = {
  id: string;
  version: number;
  kind: string;
  confidence: number;
  evidence: { code: string }[];
  offer: { id: string; title: string };
  product: { name: string } | null;
};

/** What is asked; one in fifty automatic decisions stands in the queue too, to be looked at again. */
async function questions(): Promise<Question[]> {
  const { reviewQueue } = await administrator.query<{ reviewQueue: (Question & { state: string })[] }>(
    `{ reviewQueue(first: 10) { id version kind state confidence evidence { code } offer { id title } product { name } } }`,
  );
  return reviewQueue.flatMap(({ state, ...question }) => (state === 'applied' ? [] : [question]));
}

/** The offer as a shop of its own says it. */
async function see(name: string, more: Partial<SaidOffer> = {}): Promise<void> {
  await storeOffers(deps, await buildObservedShop(deps), { sku: name, name, ...more });
  await digEverything(deps);
}

async function questionAbout(title: string): Promise<Question> {
  const question = (await questions()).find(({ offer }) => offer.title === title);
  if (!question) throw new Error(`Nothing is asked about ${title}.`);
  return question;
}

const answer = {
  accept: `mutation ($id: ID!, $version: Int!) { acceptProposal(id: $id, version: $version) { ... on ProposalDecided { productId } } }`,
  reject: `mutation ($id: ID!, $version: Int!) { rejectProposal(id: $id, version: $version) { __typename } }`,
  match: `mutation ($id: ID!, $version: Int!, $variantId: ID!) { matchProposalToVariant(id: $id, version: $version, variantId: $variantId) {
    ... on ProposalDecided { proposal { id kind } } } }`,
  undo: `mutation ($id: ID!) { undoProposalDecision(id: $id) { ... on ProposalDecided { proposal { id } } } }`,
};

async function accept(title: string): Promise<void> {
  const { id, version } = await questionAbout(title);
  await administrator.query(answer.accept, { id, version });
  await digEverything(deps);
}

/** Hangs the offer on the only product; resolves with the id of what was written in place of the question. */
async function matchToProduct({ id, version, offer }: Question, search: string): Promise<string> {
  const { matchTargets } = await administrator.query<{ matchTargets: { variantId: string }[] }>(
    `query ($offerId: ID!, $search: String!) { matchTargets(offerId: $offerId, search: $search) { variantId } }`,
    { offerId: offer.id, search },
  );
  const { matchProposalToVariant: written } = await administrator.query<{
    matchProposalToVariant: { proposal: { id: string; kind: string } };
  }>(answer.match, { id, version, variantId: matchTargets[0]?.variantId });
  expect(written.proposal.kind).toBe('link_offer');
  return written.proposal.id;
}

/** Types the GTIN into the only product; resolves with the id of the change. */
async function typeGtin(): Promise<string> {
  const { products } = await administrator.query<{
    products: { nodes: { id: string; version: number; variants: { id: string }[] }[] };
  }>(`{ products(first: 1) { nodes { id version variants { id } } } }`);
  const [product] = products.nodes;
  const { setProductValue } = await administrator.query<{ setProductValue: { changeId: string } }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { ... on ProductUpdated { changeId } } }`,
    {
      input: {
        productId: product?.id,
        version: product?.version,
        variantId: product?.variants[0]?.id,
        attributeCode: 'gtin',
        value: gtin,
      },
    },
  );
  expect(setProductValue.changeId).toBeDefined();
  return setProductValue.changeId;
}

/** How many products are still looked for by the GTIN. */
async function keyed(): Promise<number> {
  const found = await sql`select 1 from match_key where kind = 'gtin14' and key = ${gtin.padStart(14, '0')}`.execute(
    deps.db,
  );
  return found.rows.length;
}

/** What is asked now, whatever it is called. */
async function asked(): Promise<Omit<Question, 'id' | 'version'>[]> {
  const all = (await questions()).map(({ id: _id, version: _version, ...question }) => question);
  return all.toSorted((left, right) => left.offer.title.localeCompare(right.offer.title));
}

describe('an identifier', () => {
  it('that agrees while brand and title contradict makes nobody certain', async () => {
    const shared = { gtin, mpn: 'BX-4711', color: 'blue' };
    await see('Morlo Alpine trout 400 g', { ...shared, brand: 'Morlo' });
    await accept('Morlo Alpine trout 400 g');
    await see('Dorva Barnyard beef chunks in jelly 400 g', { ...shared, brand: 'Dorva' });
    const [question] = await questions();
    expect(question?.evidence.map(({ code }) => code)).toEqual(expect.arrayContaining(['same_gtin', 'brands_differ']));
    expect(question?.confidence).toBeLessThan(0.5);
  });

  it('that a product got by a match is found by the other offers that state it', async () => {
    await see('Aurelo kettle steel');
    await accept('Aurelo kettle steel');
    await see('Theiere KX-530', { gtin });
    await see('Wasserkocher KX-530', { gtin });
    const asked = await questionAbout('Theiere KX-530');
    expect((await questionAbout('Wasserkocher KX-530')).evidence).toContainEqual({ code: 'gtin_new' });
    await matchToProduct(asked, 'aurelo');
    await digEverything(deps);
    const left = await questions();
    expect(left.flatMap(({ evidence }) => evidence)).not.toContainEqual({ code: 'gtin_new' });
    expect(left.filter(({ kind }) => kind === 'create_product')).toEqual([]);
  });

  it('that a person types into a product is found by the offers that state it', async () => {
    await see('Aurelo kettle steel');
    await accept('Aurelo kettle steel');
    await see('Theiere KX-530', { gtin });
    expect((await questionAbout('Theiere KX-530')).evidence).toContainEqual({ code: 'gtin_new' });
    await typeGtin();
    await digEverything(deps);
    const question = await questionAbout('Theiere KX-530');
    expect(question.kind).toBe('link_offer');
    expect(question.evidence).toContainEqual({ code: 'same_gtin' });
  });

  it('that a product lost with an undone match is asked about as before', async () => {
    await see('Aurelo kettle steel');
    await accept('Aurelo kettle steel');
    await see('Theiere KX-530', { gtin });
    await see('Wasserkocher KX-740', { gtin });
    const before = await asked();
    const written = await matchToProduct(await questionAbout('Theiere KX-530'), 'aurelo');
    await digEverything(deps);
    expect(await asked()).toMatchObject([{ kind: 'link_offer', offer: { title: 'Wasserkocher KX-740' } }]);
    await administrator.query(answer.undo, { id: written });
    await digEverything(deps);
    expect(await asked()).toEqual(before);
    expect(await keyed()).toBe(0);
  });

  it('that was typed into a product and taken back is asked about as before', async () => {
    await see('Aurelo kettle steel');
    await accept('Aurelo kettle steel');
    await see('Theiere KX-530', { gtin });
    const before = await asked();
    const changeId = await typeGtin();
    await digEverything(deps);
    expect(await asked()).toMatchObject([{ kind: 'link_offer' }]);
    await administrator.query(`mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`, { id: changeId });
    await digEverything(deps);
    expect(await asked()).toEqual(before);
    expect(await keyed()).toBe(0);
  });

  it('that was typed into a product and taken back still leads to it where its offers state it', async () => {
    await see('Aurelo kettle steel', { gtin });
    await accept('Aurelo kettle steel');
    const changeId = await typeGtin();
    await administrator.query(`mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`, { id: changeId });
    await see('Aurelo kettle of steel', { gtin });
    expect(await questions()).toEqual([]);
  });

  it('is not said to be new where a product has it that the offer was decided not to be', async () => {
    await see('Morlo Alpine cat food with trout', { gtin, brand: 'Morlo' });
    await accept('Morlo Alpine cat food with trout');
    await see('Dorva Barnyard beef chunks for cats', { gtin, brand: 'Dorva' });
    const [link] = await questions();
    await administrator.query(answer.reject, { id: link?.id, version: link?.version });
    await digEverything(deps);
    const [creation] = await questions();
    expect(creation?.kind).toBe('create_product');
    expect(creation?.evidence).not.toContainEqual({ code: 'gtin_new' });
  });
});

describe('a match with another product', () => {
  it('is taken back from what was written in its place as from the question itself', async () => {
    await see('Aurelo kettle steel');
    await accept('Aurelo kettle steel');
    await see('Brixxon desk lamp', { gtin });
    const asked = await questionAbout('Brixxon desk lamp');
    const written = await matchToProduct(asked, 'aurelo');
    const { undoProposalDecision } = await administrator.query<{ undoProposalDecision: unknown }>(answer.undo, {
      id: written,
    });
    expect(undoProposalDecision).toEqual({ proposal: { id: asked.id } });
    await digEverything(deps);
    expect(await questions()).toMatchObject([{ id: asked.id, kind: 'create_product', product: null }]);
  });
});

describe('the search for a product to match', () => {
  it.each(['norrsken weiss', 'norskken', 'nx-21', 'NX21'])(
    'finds by "%s" what the product list finds',
    async (search) => {
      await see('Norrsken NX-21 Leuchte weiß');
      await accept('Norrsken NX-21 Leuchte weiß');
      await see('Dorva mug');
      const { offer } = await questionAbout('Dorva mug');
      const { products, matchTargets } = await administrator.query<Record<'products' | 'matchTargets', unknown>>(
        `query ($offerId: ID!, $search: String!) { products(search: $search) { nodes { name } } matchTargets(offerId: $offerId, search: $search) { name } }`,
        { offerId: offer.id, search },
      );
      expect(products).toEqual({ nodes: [{ name: 'Norrsken NX-21 Leuchte weiß' }] });
      expect(matchTargets).toEqual([{ name: 'Norrsken NX-21 Leuchte weiß' }]);
    },
  );
});
