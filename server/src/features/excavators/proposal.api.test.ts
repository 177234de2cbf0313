import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { digEverything } from './index.ts';

const api = await testApi();
const { deps } = api;
const gtin = '4006381333931';
let administrator: TestClient;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    deps.db,
  );
  administrator = await api.asAdministrator();
});

const create = `mutation ($input: ExcavatorInput!) { createExcavator(input: $input) {
  __typename ... on ExcavatorSaved { excavator { id name state backlog offers nextStates version } } ... on InvalidInput { issues { path code } } } }`;
const queue = `{ reviewQueue(first: 10) { id kind title sentence version confidence evidence { code weight text params }
  offer { id title } product { id name } comparison { field offerText catalogueText verdict offerWarning { code detail } } candidates { variantId name score why } } }`;
const accept = `mutation ($id: ID!, $version: Int!) { acceptProposal(id: $id, version: $version) {
  __typename ... on ProposalDecided { productId proposal { state decidedBy } } ... on VersionConflict { currentVersion } } }`;

type Queued = {
  id: string;
  kind: string;
  title: string;
  sentence: string;
  version: number;
  evidence: { code: string; params: object }[];
  comparison: { field: string; verdict: string }[];
  confidence: number;
  candidates: { score: number }[];
  offer: { title: string };
  product: { name: string } | null;
};

async function questions(): Promise<Queued[]> {
  return (await administrator.query<{ reviewQueue: Queued[] }>(queue)).reviewQueue;
}

async function excavate(): Promise<void> {
  await administrator.query(create, { input: { name: 'All', scope: {} } });
  await digEverything(deps);
}

async function twoOffersInConflict(): Promise<void> {
  await storeOffers(deps, await buildObservedShop(deps), {
    sku: '1',
    name: 'Aurelo soap 100 ml',
    gtin,
    brand: 'Aurelo',
  });
  await excavate();
  const [first] = await questions();
  await administrator.query(accept, { id: first?.id, version: first?.version });
  await storeOffers(deps, await buildObservedShop(deps), {
    sku: 'a',
    name: 'Aurelo soap 6 x 100 ml',
    gtin,
    brand: 'Aurelo',
  });
  await digEverything(deps);
}

describe('excavators', () => {
  it('are added, and begin to work at once', async () => {
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: 'Aurelo soap' });
    const { createExcavator } = await administrator.query<{ createExcavator: unknown }>(create, {
      input: { name: 'All', scope: {} },
    });
    expect(createExcavator).toMatchObject({
      __typename: 'ExcavatorSaved',
      excavator: { state: 'active', backlog: 1, offers: 1, nextStates: ['paused', 'archived'] },
    });
  });

  it('refuse a name that is empty and a share that is none, naming both', async () => {
    const { createExcavator } = await administrator.query<{ createExcavator: { issues: unknown[] } }>(create, {
      input: { name: ' ', scope: {}, targetPrecision: 7 },
    });
    expect(createExcavator).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'name', code: 'required' }, { path: 'targetPrecision' }],
    });
  });

  it('are not added by an analyst', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { errors } = await analyst.request(create, { input: { name: 'All', scope: {} } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('say how a run ended', async () => {
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: 'Aurelo soap' });
    await excavate();
    const { excavators } = await administrator.query<{ excavators: { nodes: unknown[] } }>(
      `{ excavators { nodes { backlog yield { name count } lastRun { state trigger outcomes { name count } } } } }`,
    );
    expect(excavators.nodes).toMatchObject([
      { backlog: 0, lastRun: { state: 'succeeded', trigger: 'snapshots', outcomes: [{ name: 'proposed', count: 1 }] } },
    ]);
  });
});

describe('the review desk', () => {
  it('says which questions still wait when one decision settled the others by rule', async () => {
    for (const sku of ['1', '2', '3', '4'])
      await storeOffers(deps, await buildObservedShop(deps), {
        sku,
        name: 'Aurelo soap 100 ml',
        gtin,
        brand: 'Aurelo',
      });
    await storeOffers(deps, await buildObservedShop(deps), { sku: '5', name: 'Dorva mug' });
    await excavate();
    const asked = await questions();
    expect(asked).toHaveLength(5);
    const first = asked.find(({ offer }) => offer.title === 'Aurelo soap 100 ml');
    await administrator.query(accept, { id: first?.id, version: first?.version });
    await digEverything(deps);
    const { waitingProposals } = await administrator.query<{ waitingProposals: string[] }>(
      `query ($ids: [ID!]!) { waitingProposals(ids: $ids) }`,
      { ids: asked.map(({ id }) => id) },
    );
    expect(waitingProposals).toEqual(asked.filter(({ offer }) => offer.title === 'Dorva mug').map(({ id }) => id));
  });

  it('keeps in its history who decided a proposal, and that it was taken back', async () => {
    await twoOffersInConflict();
    const [question] = await questions();
    await administrator.query(accept, { id: question?.id, version: question?.version });
    await administrator.query(`mutation ($id: ID!) { undoProposalDecision(id: $id) { __typename } }`, {
      id: question?.id,
    });
    const { changes } = await administrator.query<{ changes: { nodes: unknown[] } }>(
      `query ($id: ID!) { changes(entity: "proposal", id: $id) { nodes { action isRevertible fields { name before after } } } }`,
      { id: question?.id },
    );
    const state = (before: string, after: string) => [{ name: 'state', before, after }];
    expect(changes.nodes).toEqual([
      { action: 'in_review', isRevertible: false, fields: state('applied', 'in_review') },
      { action: 'applied', isRevertible: false, fields: state('in_review', 'applied') },
    ]);
    const stranger = await api.as(await api.newUser());
    const hidden = await stranger.request(
      `query ($id: ID!) { changes(entity: "proposal", id: $id) { nodes { id } } }`,
      {
        id: question?.id,
      },
    );
    expect(hidden.data).toEqual({ changes: null });
  });

  it('shows a proposal with its evidence in a sentence and both sides field by field', async () => {
    await twoOffersInConflict();
    const [question] = await questions();
    expect(question).toMatchObject({
      kind: 'link_offer',
      title: '"Aurelo soap 6 x 100 ml" is "Aurelo soap 100 ml"',
      offer: { title: 'Aurelo soap 6 x 100 ml' },
      product: { name: 'Aurelo soap 100 ml' },
    });
    // The evidence says that they are two things, so the confidence does not say that they are one.
    expect(question?.confidence).toBeLessThan(0.5);
    expect(question?.candidates[0]?.score).toBe(question?.confidence);
    expect(question?.sentence).toMatch(/^Pack size differs: 6 against none stated; same GTIN 4006381333931/);
    expect(question?.evidence[0]).toMatchObject({ code: 'conflict_pack', params: { left: '6', right: 'none stated' } });
    expect(question?.comparison).toContainEqual(expect.objectContaining({ field: 'gtin', verdict: 'same' }));
    expect(question?.candidates).toHaveLength(1);
  });

  it.each([
    [
      '4006381333932',
      'gtin_check_digit',
      'The GTIN "4006381333932" can not be used: its check digit is wrong, so at least one digit is.',
    ],
    ['12345', 'gtin_not_usable', 'The GTIN "12345" can not be used: it does not have 8, 12, 13 or 14 digits.'],
  ])('says of the GTIN %s why it is of no use, and takes none into the product', async (wrong, code, detail) => {
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: 'Aurelo soap 100 ml', gtin: wrong });
    await excavate();
    const [question] = await questions();
    expect(question?.comparison).toContainEqual(
      expect.objectContaining({ field: 'gtin', offerText: wrong, offerWarning: { code, detail } }),
    );
    await administrator.query(accept, { id: question?.id, version: question?.version });
    expect(await deps.db.selectFrom('variant_identifier').selectAll().where('kind', '=', 'gtin').execute()).toEqual([]);
  });

  it('answers an accepted proposal with the product it made and who decided', async () => {
    await twoOffersInConflict();
    const [question] = await questions();
    const { acceptProposal } = await administrator.query<{ acceptProposal: unknown }>(accept, {
      id: question?.id,
      version: question?.version,
    });
    expect(acceptProposal).toMatchObject({
      __typename: 'ProposalDecided',
      productId: expect.any(String),
      proposal: { state: 'applied', decidedBy: expect.any(String) },
    });
  });

  it('says who was faster, and which version is newer', async () => {
    await twoOffersInConflict();
    const [question] = await questions();
    const stale = await administrator.query<{ acceptProposal: unknown }>(accept, { id: question?.id, version: 99 });
    expect(stale.acceptProposal).toMatchObject({ __typename: 'VersionConflict', currentVersion: question?.version });
    await administrator.query(accept, { id: question?.id, version: question?.version });
    const late = await administrator.query<{ acceptProposal: unknown }>(accept, {
      id: question?.id,
      version: question?.version,
    });
    expect(late.acceptProposal).toMatchObject({ __typename: 'ProposalAlreadyDecided' });
  });

  it('answers an unknown id as not found', async () => {
    const unknown = await administrator.query<{ acceptProposal: unknown }>(accept, {
      id: '00000000-0000-7000-8000-00000000dead',
      version: 1,
    });
    expect(unknown.acceptProposal).toMatchObject({ __typename: 'NotFound' });
  });

  it('decides all that a filter finds and answers for each', async () => {
    await storeOffers(
      deps,
      await buildObservedShop(deps),
      { sku: '1', name: 'Aurelo soap' },
      { sku: '2', name: 'Brixxon lamp' },
    );
    await excavate();
    const { decideProposals } = await administrator.query<{ decideProposals: unknown }>(
      `mutation { decideProposals(filter: { kind: [create_product] }, decision: accept) { ... on BulkDecisionFinished { decided results { ok } } } }`,
    );
    expect(decideProposals).toEqual({ decided: 2, results: [{ ok: true }, { ok: true }] });
  });

  it('decides nothing when neither proposals nor a filter are named', async () => {
    const { decideProposals } = await administrator.query<{ decideProposals: unknown }>(
      `mutation { decideProposals(decision: accept) { __typename ... on InvalidInput { issues { path code } } } }`,
    );
    expect(decideProposals).toEqual({ __typename: 'InvalidInput', issues: [{ path: 'ids', code: 'required' }] });
  });

  it('is hidden from anyone who may not read proposals', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { errors } = await analyst.request(queue);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('finds products by a part of a word or an identifier, and says how well they fit', async () => {
    await twoOffersInConflict();
    const [question] = await questions();
    const offers = await sql<{ id: string }>`select id from offer where product_id is null`.execute(deps.db);
    expect(question).toBeDefined();
    for (const search of ['aurel', gtin]) {
      const { matchTargets } = await administrator.query<{ matchTargets: unknown[] }>(
        `query ($offerId: ID!, $search: String!) { matchTargets(offerId: $offerId, search: $search) { name brand identifiers score } }`,
        { offerId: offers.rows[0]?.id, search },
      );
      expect(matchTargets).toMatchObject([
        { name: 'Aurelo soap 100 ml', brand: 'Aurelo', identifiers: [gtin], score: expect.any(Number) },
      ]);
    }
  });

  it('does not train on a handful of decisions, and says what is missing', async () => {
    await twoOffersInConflict();
    const { trainMatcher } = await administrator.query<{ trainMatcher: { reason: string } }>(
      `mutation { trainMatcher { __typename ... on NotAllowedNow { code reason } } }`,
    );
    expect(trainMatcher).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'TOO_FEW_LABELS',
      reason: expect.stringContaining('Decide more proposals first.'),
    });
  });
});
