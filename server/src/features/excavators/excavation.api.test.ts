import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers, type SaidOffer } from '../../testing/shop-offers.ts';
import type { OfferShop } from '../offers/index.ts';
import {
  acceptProposal,
  createExcavator,
  decideProposals,
  digEverything,
  matchProposalToVariant,
  rejectProposal,
  startExcavation,
  undoDecision,
} from './index.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';
let mill: OfferShop;
let forge: OfferShop;
let excavatorId: string;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  mill = await buildObservedShop(deps);
  forge = await buildObservedShop(deps);
  const { record: excavator } = await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  excavatorId = excavator.id;
});

const offers = (shop: OfferShop, ...said: SaidOffer[]) => storeOffers(deps, shop, ...said);

async function dig(): Promise<void> {
  await digEverything(deps);
}

type Row = {
  id: string;
  kind: string;
  state: string;
  offerId: string;
  variantId: string | null;
  title: string;
  version: number;
};

async function proposals(): Promise<Row[]> {
  const found = await sql<Row>`
    select p.id, p.kind, p.state, p.offer_id as "offerId", p.variant_id as "variantId", o.title, p.version from proposal p join offer o on o.id = p.offer_id
    order by p.created_at, p.id`.execute(db);
  return found.rows;
}

async function open(): Promise<Row[]> {
  return (await proposals()).filter(({ state }) => state === 'in_review');
}

async function acceptAll(): Promise<void> {
  const ids = (await open()).map(({ id }) => id);
  const results = await decideProposals(deps, deciding, ids, 'accept');
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
}

async function placed(): Promise<{ title: string; productId: string | null; matchState: string }[]> {
  const found = await sql<{ title: string; productId: string | null; matchState: string }>`
    select title, product_id as "productId", match_state as "matchState" from offer order by title`.execute(db);
  return found.rows;
}

async function values(): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select a.code || ' ' || (v.value #>> '{}') as text from product_value v join attribute a on a.id = v.attribute_id order by a.position`.execute(
    db,
  );
  return found.rows.map(({ text }) => text);
}

describe('digging', () => {
  it('proposes a new product for an offer that nothing is like', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530 1 l black', gtin });
    await dig();
    expect(await open()).toMatchObject([{ kind: 'create_product', state: 'in_review' }]);
    expect(await placed()).toMatchObject([{ productId: null, matchState: 'no_match' }]);
  });

  it('writes product, brand, identifiers and values with their source when a proposal is accepted', async () => {
    await offers(mill, {
      sku: '1',
      name: 'Aurelo kettle KX-530',
      gtin,
      brand: 'Aurelo',
      mpn: 'KX-530',
      color: 'black',
    });
    await dig();
    await acceptAll();
    const products =
      await sql`select p.name, p.status, p.offer_count, p.lowest_price_minor, b.name as brand from product p join brand b on b.id = p.brand_id`.execute(
        db,
      );
    expect(products.rows).toEqual([
      { name: 'Aurelo kettle KX-530', status: 'DRAFT', offer_count: 1, lowest_price_minor: 2000, brand: 'Aurelo' },
    ]);
    expect(await values()).toEqual([
      'name Aurelo kettle KX-530',
      expect.stringMatching(/^brand /),
      `gtin 0${gtin}`,
      'mpn KX-530',
      'color black',
    ]);
    const unsourced = await sql`select 1 from product_value where snapshot_id is null or proposal_id is null`.execute(
      db,
    );
    expect(unsourced.rows).toEqual([]);
  });

  it('keeps a value that lost beside the winner, and records every value that changed', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin, color: 'black' });
    await dig();
    await acceptAll();
    await offers(forge, { sku: 'a', name: 'Aurelo kettle KX-530 deluxe', gtin, color: 'black' });
    await dig();
    const others = await sql<{
      code: string;
      reason: string;
    }>`select a.code, v.reason from product_value_alternative v join attribute a on a.id = v.attribute_id order by a.position`.execute(
      db,
    );
    expect(others.rows).toEqual([
      { code: 'name', reason: 'less_trusted' },
      { code: 'gtin', reason: 'agrees' },
      { code: 'color', reason: 'agrees' },
    ]);
    clock.advance(86_400_000);
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin, color: 'white' });
    await dig();
    const changes = await sql<{
      after: Record<string, unknown>;
    }>`select after from change where action = 'values_read' order by at, id`.execute(db);
    expect(Object.values(changes.rows.at(-1)?.after ?? {})).toEqual(['white']);
  });

  it('gives a product without a brand the first that one of its offers names later', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin });
    await dig();
    await acceptAll();
    const product = async () =>
      (
        await sql`select b.name as brand, p.search_text ~ 'morlo' as "isFound" from product p left join brand b on b.id = p.brand_id`.execute(
          db,
        )
      ).rows;
    expect(await product()).toEqual([{ brand: null, isFound: false }]);
    clock.advance(86_400_000);
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin, brand: 'Morlo' });
    await dig();
    expect(await product()).toEqual([{ brand: 'Morlo', isFound: true }]);
  });

  it('never takes the place of a value that was set by hand', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin, color: 'black' });
    await dig();
    await acceptAll();
    await sql`update product_value set source_kind = 'manual', value = '"midnight"', offer_id = null, snapshot_id = null where attribute_id = (select id from attribute where code = 'color')`.execute(
      db,
    );
    clock.advance(86_400_000);
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin, color: 'white' });
    await dig();
    expect(await values()).toContain('color midnight');
    const others = await sql<{ reason: string }>`select reason from product_value_alternative`.execute(db);
    expect(others.rows).toEqual([{ reason: 'set_by_hand' }]);
  });

  it('joins an offer of the same usable GTIN from another shop by itself', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530 1 l', gtin });
    await dig();
    await acceptAll();
    await offers(forge, { sku: 'a', name: 'Wasserkocher Aurelo KX530 1000 ml', gtin });
    await dig();
    const [one, other] = await placed();
    expect(other).toMatchObject({ productId: one?.productId, matchState: 'matched_auto' });
    expect(await open()).toEqual([]);
  });

  it('makes one product of offers that share a GTIN when all are accepted at once', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530 1 l', gtin });
    await offers(forge, { sku: 'a', name: 'Wasserkocher Aurelo KX530 1000 ml', gtin });
    await dig();
    expect(await open()).toHaveLength(2);
    await acceptAll();
    expect(new Set((await placed()).map(({ productId }) => productId)).size).toBe(1);
  });

  it.each([
    ['pack size', 'Aurelo soap 100 ml', 'Aurelo soap 6 x 100 ml'],
    ['colour', 'Aurelo kettle black', 'Aurelo kettle rot'],
    ['capacity', 'Aurelo stick 64 GB', 'Aurelo stick 128 GB'],
    ['refurbishment', 'Aurelo phone', 'Aurelo phone refurbished'],
  ])('never joins offers that differ in %s, though they share a GTIN', async (_name, left, right) => {
    await offers(mill, { sku: '1', name: left, gtin });
    await dig();
    await acceptAll();
    await offers(forge, { sku: 'a', name: right, gtin });
    await dig();
    expect(await open()).toMatchObject([{ kind: 'link_offer' }]);
    expect((await placed()).filter(({ productId }) => productId === null)).toHaveLength(1);
  });

  it('does not trust a GTIN that one shop puts on two things', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle', gtin }, { sku: '2', name: 'Brixxon toaster', gtin });
    await offers(forge, { sku: 'a', name: 'Aurelo kettle steel', gtin });
    await dig();
    await acceptAll();
    expect(new Set((await placed()).map(({ productId }) => productId)).size).toBe(3);
  });

  it('leaves a second live offer of one shop on the same product to a person', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin });
    await dig();
    await acceptAll();
    await sql`update offer set gtin14 = null`.execute(db);
    await offers(mill, { sku: '2', name: 'Aurelo kettle KX-530', gtin });
    await dig();
    expect(await open()).toMatchObject([{ kind: 'link_offer' }]);
  });

  it('proposes nothing new when it digs through the same snapshots again', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle KX-530', gtin }, { sku: '2', name: 'Brixxon toaster' });
    await dig();
    const before = await proposals();
    await startExcavation(deps, deciding, excavatorId);
    await dig();
    expect(await proposals()).toEqual(before);
  });

  it('asks whether a waiting offer belongs to a product that was made meanwhile', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo Sereno kettle KX-530 steel', brand: 'Aurelo', mpn: 'KX-530' });
    await offers(forge, { sku: 'a', name: 'Aurelo Sereno kettle KX530 steel', brand: 'Aurelo', mpn: 'KX530' });
    await dig();
    const [first] = await open();
    await acceptProposal(deps, deciding, first?.id ?? '', undefined);
    await dig();
    expect(await open()).toMatchObject([{ kind: 'link_offer' }]);
    expect((await proposals()).filter(({ state }) => state === 'superseded')).toHaveLength(1);
  });
});

describe('several workers', () => {
  it('dig through every snapshot once, whatever the number of workers', async () => {
    await offers(
      mill,
      ...Array.from({ length: 120 }, (_, at) => ({ sku: `${at}`, name: `Aurelo part number ${at} of the set` })),
    );
    await Promise.all([digEverything(deps), digEverything(deps), digEverything(deps)]);
    expect(await open()).toHaveLength(120);
    expect((await sql`select 1 from backlog where topic = 'snapshot_created'`.execute(db)).rows).toEqual([]);
  });

  it('take over the run of a worker that fell silent, and refuse its late writes', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle' });
    await startExcavation(deps, deciding, excavatorId);
    await sql`update excavation_run set state = 'running', fence = 7, heartbeat_at = now() - interval '1 minute'`.execute(
      db,
    );
    await dig();
    const runs = await sql<{
      state: string;
      fence: number;
      stalls: number;
    }>`select state, fence, stalls from excavation_run order by requested_at limit 1`.execute(db);
    expect(runs.rows).toEqual([{ state: 'succeeded', fence: 8, stalls: 1 }]);
    expect(await open()).toHaveLength(1);
  });
});

describe('deciding', () => {
  async function aQuestion(): Promise<Row> {
    await offers(mill, { sku: '1', name: 'Aurelo soap 100 ml', gtin });
    await dig();
    await acceptAll();
    await offers(forge, { sku: 'a', name: 'Aurelo soap 6 x 100 ml', gtin });
    await dig();
    const [question] = await open();
    return question as Row;
  }

  it('does not ask again about a pair that was rejected', async () => {
    const question = await aQuestion();
    await rejectProposal(deps, deciding, question.id, question.version, null);
    await dig();
    await startExcavation(deps, deciding, excavatorId);
    await dig();
    expect(await open()).toMatchObject([{ kind: 'create_product', offerId: question.offerId }]);
  });

  it('asks again about a rejected pair when the offer says something else', async () => {
    const question = await aQuestion();
    await rejectProposal(deps, deciding, question.id, question.version, null);
    await dig();
    clock.advance(86_400_000);
    await offers(forge, { sku: 'a', name: 'Aurelo soap 3 x 100 ml', gtin });
    await dig();
    expect(await open()).toMatchObject([{ kind: 'link_offer', offerId: question.offerId }]);
  });

  it('tells the slower of two people that the other was faster', async () => {
    const question = await aQuestion();
    const both = await Promise.all([
      acceptProposal(deps, deciding, question.id, question.version),
      rejectProposal(deps, deciding, question.id, question.version, null),
    ]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['already_decided', 'decided']);
  });

  it('refuses a decision made on an older version', async () => {
    const question = await aQuestion();
    expect(await acceptProposal(deps, deciding, question.id, question.version + 1)).toMatchObject({ kind: 'conflict' });
  });

  it('remembers what was accepted and rejected as labels, and undo takes the label back', async () => {
    const question = await aQuestion();
    const labels = async () =>
      (await sql<{ verdict: string }>`select verdict from match_label`.execute(db)).rows.map(({ verdict }) => verdict);
    await rejectProposal(deps, deciding, question.id, question.version, null);
    expect(await labels()).toEqual(['different']);
    await undoDecision(deps, deciding, question.id);
    expect(await labels()).toEqual([]);
    expect((await open()).map(({ id }) => id)).toEqual([question.id]);
  });

  it('undoes an accepted link: the offer waits again and its values give way', async () => {
    const question = await aQuestion();
    const before = await values();
    await acceptProposal(deps, deciding, question.id, question.version);
    await undoDecision(deps, deciding, question.id);
    expect(await values()).toEqual(before);
    expect((await placed()).filter(({ productId }) => productId === null)).toHaveLength(1);
    expect((await open()).map(({ id }) => id)).toEqual([question.id]);
  });

  it('undoes an accepted product: it goes to the bin and the proposal waits again', async () => {
    await offers(mill, { sku: '1', name: 'Aurelo kettle', gtin });
    await dig();
    const [creation] = await open();
    await acceptAll();
    await undoDecision(deps, deciding, creation?.id ?? '');
    const products = await sql<{ isGone: boolean }>`select deleted_at is not null as "isGone" from product`.execute(db);
    expect(products.rows).toEqual([{ isGone: true }]);
    expect((await open()).map(({ id }) => id)).toEqual([creation?.id]);
    await acceptAll();
    expect((await placed())[0]?.productId).not.toBeNull();
  });

  it("hangs the offer on a product of one's own choice and labels both pairs", async () => {
    const question = await aQuestion();
    await offers(mill, { sku: '9', name: 'Brixxon shampoo crate of six' });
    await dig();
    const box = (await open()).find(({ id }) => id !== question.id);
    const made = await acceptProposal(deps, deciding, box?.id ?? '', undefined);
    const variantId = made.kind === 'decided' ? (made.variantId ?? '') : '';
    const outcome = await matchProposalToVariant(deps, deciding, question.id, undefined, variantId);
    expect(outcome).toMatchObject({ kind: 'decided', variantId });
    const labels = await sql<{
      verdict: string;
      variantId: string;
    }>`select verdict, variant_id as "variantId" from match_label order by verdict`.execute(db);
    expect(labels.rows).toEqual([
      { verdict: 'different', variantId: question.variantId },
      { verdict: 'same', variantId },
    ]);
  });

  it("takes over a person's wording of a new product as an accepted child", async () => {
    await offers(mill, { sku: '1', name: 'TOP DEAL Aurelo kettle', gtin });
    await dig();
    const [creation] = await open();
    await acceptProposal(deps, deciding, creation?.id ?? '', undefined, { name: 'Aurelo kettle' });
    expect((await sql`select name from product`.execute(db)).rows).toEqual([{ name: 'Aurelo kettle' }]);
    expect((await proposals()).map(({ state }) => state).toSorted()).toEqual(['applied', 'edited']);
  });

  it("remembers a person's wording of a new product as a label, which undo takes back", async () => {
    await offers(mill, { sku: '1', name: 'TOP DEAL Aurelo kettle', gtin });
    await dig();
    const [creation] = await open();
    await acceptProposal(deps, deciding, creation?.id ?? '', undefined, { name: 'Aurelo kettle' });
    const labels = async () => (await sql`select verdict, source from match_label`.execute(db)).rows;
    expect(await labels()).toEqual([{ verdict: 'same', source: 'edit' }]);
    await undoDecision(deps, deciding, creation?.id ?? '');
    expect(await labels()).toEqual([]);
    expect((await open()).map(({ id }) => id)).toEqual([creation?.id]);
  });
});

describe('a run that somebody asked for', () => {
  it('ends before its next batch once they may not run excavators any more', async () => {
    await offers(mill, { sku: 'm1', name: 'Anvil lamp', gtin });
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const { runId } = (await startExcavation(deps, deciding, excavatorId)) as { runId: string };
    await db.updateTable('excavation_run').set({ requested_by: user.id }).where('id', '=', runId).execute();
    await dig();
    const run = await db.selectFrom('excavation_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'failed', stop_reason: expect.stringContaining('stopped:right_gone') });
  });
});
