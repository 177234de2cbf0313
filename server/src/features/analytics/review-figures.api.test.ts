import { listLink, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop } from '../../testing/shop-offers.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { randomFrom } from '../products/testing/random.ts';
import { figuresWorld } from './testing/figures-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const random = randomFrom(41);
const ofReview = measures.filter((measure) => measureDefinitions[measure].report === 'review');
const spring = { kind: 'CUSTOM', from: '2026-02-10', until: '2026-04-20' };
const manager = await api.newUser({ roleKeys: ['shop_manager'] });
const colleague = await api.newUser({ roleKeys: ['shop_manager'] });

async function proposed(shopId: string | null): Promise<void> {
  const isDecided = random.chance(0.7);
  const by = random.chance(0.8) ? (random.chance(0.5) ? manager : colleague).id : null;
  const at = new Date(Date.UTC(2026, 1, 1) + random.between(0, 90 * 86_400_000));
  await sql`
    insert into proposal (id, kind, state, shop_id, confidence, evidence_hash, dedupe_key, decided_by, decided_at)
    values (${newId()}, 'set_value', ${isDecided ? 'applied' : 'in_review'}, ${shopId}, 0.9, decode('00', 'hex'), ${newId()},
      ${isDecided ? by : null}, ${isDecided ? at : null})`.execute(db);
}

async function listed(client: TestClient, filter: unknown): Promise<number> {
  const { proposals } = await client.query<{ proposals: { nodes: unknown[] } }>(
    'query ($filter: ProposalFilter) { proposals(first: 100, filter: $filter) { nodes { id } } }',
    { filter },
  );
  return proposals.nodes.length;
}

describe('figures of the review desk', () => {
  beforeAll(async () => {
    const shops = [await buildObservedShop(api.deps), await buildObservedShop(api.deps)];
    await sql`update shop set time_zone = 'America/Los_Angeles' where id = ${shops[0]?.id}`.execute(db);
    await sql`update shop set time_zone = 'Pacific/Auckland' where id = ${shops[1]?.id}`.execute(db);
    await sql`insert into user_shop (user_id, shop_id) values (${manager.id}, ${shops[0]?.id})`.execute(db);
    for (let at = 0; at < 40; at += 1) await proposed(shops[at % 3]?.id ?? null);
  });

  it.each(['NONE', 'DAY', 'MONTH', 'SHOP', 'PERSON'] as const)(
    'by %s equal the list of proposals, for every measure and role',
    async (by) => {
      const named = ofReview.filter((measure) => measureDefinitions[measure].dimensions.includes(by));
      const readers = [administrator, ...(by === 'PERSON' ? [] : [await api.as(manager)])];
      for (const client of readers) {
        const { rows, totals, from, until } = await world.figures(client, { measures: named, period: spring, by });
        // What is of no shop has no list.
        const some = rows.filter(({ key, values }) => key !== 'none' && values.some(({ value }) => value)).slice(0, 10);
        expect(some.length).toBeGreaterThan(0);
        for (const row of [...some, ...totals]) {
          for (const [at, measure] of named.entries()) {
            const asked = { by: row.key === '' ? ('NONE' as const) : by, from, until };
            const link = listLink(measure, asked, row);
            if (!link) continue;
            expect([measure, row.key, row.values[at]?.value]).toEqual([
              measure,
              row.key,
              await listed(client, link.filter),
            ]);
          }
        }
      }
    },
  );

  it('compare what was decided, and not what waits now', async () => {
    const input = { measures: ofReview, period: spring, compare: 'PREVIOUS' };
    const { rows, comparedFrom, comparedUntil } = await world.figures(administrator, input);
    const before = { isDecidedByPerson: true, decidedFrom: comparedFrom, decidedUntil: comparedUntil };
    expect(rows[0]?.values.map(({ compared }) => compared)).toEqual([null, await listed(administrator, before)]);
  });

  it('name people only to those who may read them', async () => {
    const asked = { measures: ['PROPOSALS_DECIDED'], period: spring, by: 'PERSON' };
    await expect(world.figures(await api.as(manager), asked)).rejects.toThrow(/User/);
    const { rows } = await world.figures(administrator, asked);
    expect(rows.map(({ key }) => key).toSorted()).toEqual([manager.id, colleague.id].toSorted());
    expect(rows.every(({ label }) => label !== '')).toBe(true);
  });
});
