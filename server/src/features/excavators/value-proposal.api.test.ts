import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, storeOffers, type SaidOffer } from '../../testing/shop-offers.ts';
import type { OfferShop } from '../offers/index.ts';
import { acceptProposal, createExcavator, digEverything, rejectProposal, undoDecision } from './index.ts';
import { acceptOpenProposals } from './proposal.builder.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';
let administrator: TestClient;
let mill: OfferShop;
let forge: OfferShop;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  administrator = await api.asAdministrator();
  mill = await buildObservedShop(deps);
  forge = await buildObservedShop(deps);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

const kettle = { sku: '1', name: 'Aurelo kettle KX-530', gtin, color: 'black' };

async function see(shop: OfferShop, said: SaidOffer): Promise<void> {
  clock.advance(60_000);
  await storeOffers(deps, shop, said);
  await digEverything(deps);
}

type Question = {
  id: string;
  version: number;
  state: string;
  currentValue: unknown;
  proposedValue: unknown;
  attribute: { code: string };
  evidence: { code: string }[];
};

async function questions(): Promise<Question[]> {
  const { reviewQueue } = await administrator.query<{ reviewQueue: Question[] }>(
    `{ reviewQueue(filter: { kind: [set_value] }) { id version state currentValue proposedValue attribute { code } evidence { code } } }`,
  );
  return reviewQueue;
}

async function colour(): Promise<unknown> {
  const found = await sql`select v.value, v.source_kind as source, v.is_locked as "isLocked" from product_value v
    join attribute a on a.id = v.attribute_id where a.code = 'color'`.execute(db);
  return found.rows[0];
}

async function setColour(value: string | null): Promise<void> {
  clock.advance(60_000);
  const { products } = await administrator.query<{ products: { nodes: object[] } }>(
    `{ products { nodes { id version } } }`,
  );
  const { id: productId, version } = products.nodes[0] as { id: string; version: number };
  const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }`,
    { input: { productId, version, attributeCode: 'color', locale: 'de', value } },
  );
  expect(setProductValue.__typename).toBe('ProductUpdated');
}

type EditAnswer = { __typename: string; proposal?: { id: string; state: string; proposedValue: unknown } };

async function acceptEdited(id: string, version: number, value: unknown): Promise<EditAnswer> {
  const answer = await administrator.query<{ acceptProposal: EditAnswer }>(
    `mutation ($id: ID!, $version: Int!, $edit: JSON) { acceptProposal(id: $id, version: $version, edit: $edit) { __typename
      ... on ProposalDecided { proposal { id state proposedValue } } ... on InvalidInput { issues { path code } } } }`,
    { id, version, edit: { value } },
  );
  return answer.acceptProposal;
}

/** A product whose colour somebody set by hand, and a shop that begins to state another. */
async function contested(): Promise<Question> {
  await see(mill, kettle);
  await acceptOpenProposals(deps);
  await setColour('midnight');
  await see(mill, { ...kettle, color: 'white' });
  const [question] = await questions();
  if (!question) throw new Error('Nothing was asked.');
  return question;
}

describe('a value that was set by hand', () => {
  it('is asked about when an offer begins to state another, with both values and who states it', async () => {
    expect(await contested()).toMatchObject({
      currentValue: 'midnight',
      proposedValue: 'white',
      attribute: { code: 'color' },
      evidence: [{ code: 'value_by_hand' }, { code: 'value_stated' }].toReversed(),
    });
    expect(await colour()).toMatchObject({ value: 'midnight', source: 'manual' });
  });

  it('is not asked about for what the person saw when setting it', async () => {
    await contested();
    await setColour('night blue');
    await see(mill, { ...kettle, color: 'white', price: '21.00' });
    expect(await questions()).toEqual([]);
  });

  it('gives way to what a person accepts, and returns with undo', async () => {
    const { id } = await contested();
    expect(await acceptProposal(deps, deciding, id, undefined)).toMatchObject({ kind: 'decided' });
    expect(await colour()).toMatchObject({ value: 'white', source: 'offer' });
    await undoDecision(deps, deciding, id);
    expect(await colour()).toMatchObject({ value: 'midnight', source: 'manual' });
    await see(mill, { ...kettle, color: 'white', price: '21.00' });
    expect(await questions()).toMatchObject([{ id, state: 'in_review' }]);
  });

  it('keeps its lock when another value is accepted', async () => {
    const { id } = await contested();
    await sql`update product_value set is_locked = true`.execute(db);
    await acceptProposal(deps, deciding, id, undefined);
    expect(await colour()).toMatchObject({ value: 'white', isLocked: true });
    await see(mill, { ...kettle, color: 'red' });
    expect(await colour()).toMatchObject({ value: 'white', isLocked: true });
    expect(await questions()).toMatchObject([{ currentValue: 'white', proposedValue: 'red' }]);
  });

  it('stays when the person says so, and is not asked about again until the shop says something else', async () => {
    const { id } = await contested();
    await rejectProposal(deps, deciding, id, undefined, null);
    await see(mill, { ...kettle, color: ' WHITE ', price: '21.00' });
    expect(await questions()).toEqual([]);
    await see(mill, { ...kettle, color: 'silver' });
    expect(await questions()).toMatchObject([{ proposedValue: 'silver' }]);
  });

  it('gives way to what a person writes instead, by hand, and returns with undo', async () => {
    const { id, version } = await contested();
    const child = await acceptEdited(id, version, 'pearl');
    expect(child).toMatchObject({
      __typename: 'ProposalDecided',
      proposal: { state: 'applied', proposedValue: 'pearl' },
    });
    expect(await colour()).toMatchObject({ value: 'pearl', source: 'manual' });
    const parent = await sql`select state, effects ->> 'childId' as child from proposal where id = ${id}`.execute(db);
    expect(parent.rows).toEqual([{ state: 'edited', child: child.proposal?.id }]);
    await undoDecision(deps, deciding, id);
    expect(await colour()).toMatchObject({ value: 'midnight', source: 'manual' });
    const reverted = await sql`select state from proposal where parent_id = ${id}`.execute(db);
    expect(reverted.rows).toEqual([{ state: 'reverted' }]);
    await see(mill, { ...kettle, color: 'white', price: '21.00' });
    expect(await questions()).toMatchObject([{ id, state: 'in_review', currentValue: 'midnight' }]);
  });

  it('is not asked about again for what a person wrote something else instead of, in whatever dress', async () => {
    const { id, version } = await contested();
    await acceptEdited(id, version, 'pearl');
    await see(mill, { ...kettle, color: ' WHITE ', price: '21.00' });
    expect(await questions()).toEqual([]);
    await see(mill, { ...kettle, color: 'silver' });
    expect(await questions()).toMatchObject([{ currentValue: 'pearl', proposedValue: 'silver' }]);
  });

  it.each([' ', null, 7])('refuses %j written instead, and keeps the question', async (value) => {
    const { id, version } = await contested();
    expect(await acceptEdited(id, version, value)).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'value' }],
    });
    expect(await colour()).toMatchObject({ value: 'midnight' });
    expect(await questions()).toMatchObject([{ id, version, state: 'in_review' }]);
  });

  it('that moved meanwhile is shown as it is now before anything is written', async () => {
    const { id } = await contested();
    await setColour('night blue');
    expect(await acceptProposal(deps, deciding, id, undefined)).toMatchObject({ kind: 'conflict' });
    expect(await questions()).toMatchObject([{ id, state: 'conflicted', currentValue: 'night blue' }]);
    expect(await acceptProposal(deps, deciding, id, undefined)).toMatchObject({ kind: 'decided' });
    expect(await colour()).toMatchObject({ value: 'white' });
  });
});

describe('a basic that one shop states', () => {
  it('is asked about when more shops agree on another value', async () => {
    await see(mill, kettle);
    await acceptOpenProposals(deps);
    await see(forge, { ...kettle, name: 'Aurelo KX-530 kettle 1 l' });
    expect(await questions()).toEqual([]);
    await see(await buildObservedShop(deps), { ...kettle, name: 'Aurelo KX-530 Kettle 1 l' });
    expect(await questions()).toMatchObject([
      { attribute: { code: 'name' }, currentValue: kettle.name, evidence: [{}, { code: 'value_agreed' }] },
    ]);
    const [question] = await questions();
    await acceptProposal(deps, deciding, question?.id ?? '', undefined);
    expect((await sql`select name from product`.execute(db)).rows).toEqual([{ name: question?.proposedValue }]);
  });
});
