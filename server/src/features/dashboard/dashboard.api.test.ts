import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { type Consumer, defineTopic, followToEnd, publishEvents } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();

type Target = { list: string; filter: Record<string, unknown> };
type Dashboard = {
  needs: { code: string; count: number; oldestAt: string | null; target: Target }[];
  figures: { code: string; value: number; before: number | null; series: number[]; target: Target }[];
  chain: {
    code: string;
    count: number;
    waiting: number;
    waitingTarget: Target | null;
    lagSeconds: number | null;
    target: Target;
  }[];
  seed: object | null;
  isEmpty: boolean;
};
const read = async (client: TestClient = administrator): Promise<Dashboard> =>
  (
    await client.query<{ dashboard: Dashboard }>(`{ dashboard {
      needs { code count oldestAt target { list filter } } figures { code value before series target { list filter } }
      chain { code count waiting waitingTarget { list filter } lagSeconds target { list filter } } seed { state step done total } isEmpty } }`)
  ).dashboard;

const filterTypes: Record<string, string> = {
  products: 'ProductFilter',
  offers: 'OfferFilter',
  proposals: 'ProposalFilter',
  crawlRuns: 'CrawlRunFilter',
  crawlers: 'CrawlerFilter',
  grabbers: 'GrabberFilter',
  shops: 'ShopFilter',
};
/** What the list itself shows as its total under the target's filter. */
const totalOf = async ({ list, filter }: Target, client: TestClient = administrator): Promise<number> => {
  const answer = await client.query<Record<string, { total: { count: number } }>>(
    `query ($filter: ${filterTypes[list]}) { ${list}(first: 1, filter: $filter) { total { count } } }`,
    { filter },
  );
  return answer[list]?.total.count ?? Number.NaN;
};

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);

async function addOffer(
  shopId: string,
  overrides: { seen?: Date; first?: Date; suspect?: boolean; quarantined?: boolean; state?: string },
) {
  const { seen = clock.now(), first = seen, suspect = false, quarantined = false, state = 'active' } = overrides;
  await db
    .insertInto('offer')
    .values({
      id: newId(),
      shop_id: shopId,
      offer_key: newId(),
      origin: 'observed',
      state,
      is_quarantined: quarantined,
      price_state: suspect ? 'suspect' : 'accepted',
      first_seen_at: first,
      last_seen_at: seen,
      last_changed_at: seen,
    })
    .execute();
}

/** A feed grabber with one run: of the five covered fields one is stated by all offers and two by half of them. */
async function addGrabber(shopId: string, state: string) {
  const [id, configId, runId] = [newId(), newId(), newId()];
  await db.transaction().execute(async (tx) => {
    const grabber = {
      id,
      shop_id: shopId,
      name: state,
      kind: 'feed',
      feed_url: 'https://s.example/f',
      state: 'active',
    };
    await tx
      .insertInto('grabber')
      .values({ ...grabber, config_id: configId, last_run_id: runId })
      .execute();
    await tx.insertInto('grabber_config').values({ id: configId, grabber_id: id, version: 1, config: '{}' }).execute();
    await tx
      .insertInto('grab_run')
      .values({
        id: runId,
        grabber_id: id,
        config_id: configId,
        trigger: 'manual',
        state,
        requested_at: daysAgo(2),
        coverage: JSON.stringify({ name: 1, price: 0.5, availability: 0.5 }),
      })
      .execute();
  });
}

async function addProposal(state: string, createdAt: Date, decidedAt: Date | null = null) {
  await sql`insert into proposal (id, kind, state, proposed_value, confidence, evidence_hash, dedupe_key, created_at, decided_at)
    values (${newId()}, 'create_product', ${state}, '{}', 0.5, '\\x00', ${newId()}, ${createdAt}, ${decidedAt})`.execute(
    db,
  );
}

describe('an empty installation', () => {
  it('says so, and needs nothing', async () => {
    expect(await read()).toMatchObject({ isEmpty: true, needs: [], seed: null });
  });
});

describe('the dashboard', () => {
  const shopId = newId<'shop'>();
  const strangeShopId = newId<'shop'>();

  beforeAll(async () => {
    await db
      .insertInto('shop')
      .values({ id: shopId, name: 'S', slug: 's', url: 'https://s.example/', kind: 'observed', status: 'ACTIVE' })
      .execute();
    await db
      .insertInto('shop')
      .values({
        id: strangeShopId,
        name: 'Unread',
        slug: 'unread',
        url: 'https://unread.example/',
        kind: 'observed',
        status: 'ACTIVE',
      })
      .execute();
    await addOffer(shopId, { first: daysAgo(20) });
    await addOffer(shopId, { first: daysAgo(3), seen: daysAgo(2), suspect: true });
    await addOffer(shopId, { quarantined: true });
    await addOffer(shopId, { state: 'expired', first: daysAgo(30), seen: daysAgo(30) });
    await addGrabber(shopId, 'degraded');
    await addGrabber(shopId, 'succeeded');
    await addProposal('in_review', daysAgo(10));
    await addProposal('in_review', daysAgo(1));
    await addProposal('accepted', daysAgo(9), daysAgo(2));
    await addProposal('applied', daysAgo(9), daysAgo(9));
    await db.updateTable('proposal').set({ is_audit_sample: true }).where('state', '=', 'applied').execute();
    for (const [name, created, status] of [
      ['Old', 30, 'ACTIVE'],
      ['New', 1, 'ACTIVE'],
      ['Away', 1, 'ARCHIVED'],
    ] as const)
      await db
        .insertInto('product')
        .values({
          id: newId(),
          name,
          slug: name,
          status,
          created_at: daysAgo(created),
          archived_at: status === 'ARCHIVED' ? clock.now() : null,
        })
        .execute();
    await db
      .insertInto('backlog')
      .values({
        topic: 'page_fetched',
        partition_id: shopId,
        subject_id: shopId,
        created_at: new Date(clock.now().getTime() - 60_000),
      })
      .execute();
  });

  it('counts in each need and figure what the list behind it shows', async () => {
    const { needs, figures } = await read();
    const rowFigures = figures.filter(({ code }) => code !== 'coverage' && code !== 'pages_fetched');
    const shown = [...needs, ...rowFigures.map(({ value, ...figure }) => ({ ...figure, count: value }))];
    expect(shown.length).toBeGreaterThan(6);
    for (const { code, count, target } of shown) expect([code, count]).toEqual([code, await totalOf(target)]);
  });

  it('names what needs somebody, with the age of the oldest', async () => {
    const { needs } = await read();
    expect(needs.map(({ code, count }) => [code, count])).toEqual([
      ['grabbers_in_trouble', 1],
      ['suspect_prices', 1],
      ['quarantined_offers', 1],
      ['proposals_waiting', 2],
      ['checks_due', 1],
      ['shops_without_source', 1],
    ]);
    expect(needs.find(({ code }) => code === 'proposals_waiting')?.oldestAt).toBe(daysAgo(10).toISOString());
  });

  it('names an event that a consumer has failed at for an hour, to administrators alone, until it is followed', async () => {
    let isBroken = true;
    const lamps: Consumer = {
      name: 'lamps',
      topics: ['lamp_changed'],
      from: 'beginning',
      batchSize: 10,
      handle: async () => {
        if (isBroken) throw new Error('The lamp is broken.');
      },
    };
    const lampChanged = defineTopic({ name: 'lamp_changed', aggregate: 'lamp' });
    await withTransaction(db, (tx) =>
      publishEvents(tx, lampChanged, { actor: systemActor, cause: 'schedule' }, [{ id: newId(), changed: ['colour'] }]),
    );
    await followToEnd(api.deps, lamps);
    const { rows } = await sql<{ since: Date }>`
      select failing_since as since from outbox_aside where failing_since is not null`.execute(db);
    const since = rows[0]?.since ?? new Date(0);
    // Signed in anew: the time of a token ends sooner.
    const needs = async (client = api.asAdministrator()) =>
      (await read(await client)).needs.filter(({ code }) => code === 'events_failing');
    const before = clock.now();
    onTestFinished(() => clock.set(before));
    clock.set(new Date(since.getTime() + 3_599_000));
    expect(await needs()).toEqual([]);
    clock.set(new Date(since.getTime() + 3_601_000));
    const target = { list: 'jobs', filter: {} };
    expect(await needs()).toEqual([{ code: 'events_failing', count: 1, oldestAt: since.toISOString(), target }]);
    expect(await needs(api.as(await api.newUser({ roleKeys: ['support'] })))).toEqual([]);
    isBroken = false;
    await sql`update outbox_aside set retry_at = now()`.execute(db);
    await followToEnd(api.deps, lamps);
    expect(await needs()).toEqual([]);
  });

  it('compares each figure with a week ago', async () => {
    const { figures } = await read();
    const figure = (code: string) => figures.find((one) => one.code === code);
    expect(figure('products')).toMatchObject({ value: 2, before: 1 });
    expect(figure('offers')).toMatchObject({ value: 3, before: 1 });
    expect(figure('fresh_offers')).toMatchObject({ value: 2, before: null, series: [] });
    expect(figure('proposals_waiting')).toMatchObject({ value: 2, before: 2 });
    expect(figure('coverage')).toMatchObject({ value: 40, before: null, series: [40, 40, 40] });
  });

  it('shows where the chain waits and for how long', async () => {
    const { chain } = await read();
    expect(chain.map(({ code, waiting }) => [code, waiting])).toEqual([
      ['pages', 0],
      ['offers', 1],
      ['proposals', 0],
      ['products', 2],
    ]);
    expect(chain[1]?.lagSeconds).toBeCloseTo(60, 0);
    // Only decisions are rows of a list.
    expect(chain.map(({ waitingTarget }) => waitingTarget?.list)).toEqual([
      undefined,
      undefined,
      undefined,
      'proposals',
    ]);
    expect(await totalOf(chain[3]?.waitingTarget ?? { list: 'proposals', filter: {} })).toBe(2);
  });

  it('tells how far the seed has come while it runs', async () => {
    const value = JSON.stringify({ state: 'running', step: 'Crawl the shops', done: 2, total: 9 });
    await db.insertInto('installation_fact').values({ key: 'seed', value }).execute();
    expect((await read()).seed).toEqual({ state: 'running', step: 'Crawl the shops', done: 2, total: 9 });
    await db
      .updateTable('installation_fact')
      .set({ value: value.replace('running', 'done') })
      .where('key', '=', 'seed')
      .execute();
    expect((await read()).seed).toBeNull();
  });

  it('shows a person only what they may read', async () => {
    const support = await api.as(await api.newUser({ roleKeys: ['support'] }));
    const { needs, figures, chain } = await read(support);
    expect(needs).toEqual([]);
    expect(figures.map(({ code }) => code)).toEqual(['products', 'complete_products', 'products_added']);
    expect(chain.map(({ code, waiting }) => [code, waiting])).toEqual([['products', 0]]);
  });

  it.each([
    // Observed offers are market facts, whatever the condition.
    ['offers', 'Offer', 3, 3],
    ['proposals', 'Proposal', 4, 0],
  ])(
    'counts in the stage of %s what somebody may read who is bound to own shops',
    async (code, subject, count, elsewhere) => {
      const rules = [
        { action: 'read', subject: 'Dashboard' },
        { action: 'read', subject, scope: 'own_shops' },
      ];
      const key = `reads_own_${code}`;
      await db
        .insertInto('role')
        .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
        .execute();
      const readerOf = async (given: string) => {
        const user = await api.newUser({ roleKeys: [key] });
        await db.insertInto('user_shop').values({ user_id: user.id, shop_id: given }).execute();
        return api.as(user);
      };
      await db.updateTable('proposal').set({ shop_id: shopId }).execute();
      const [own, stranger] = [await readerOf(shopId), await readerOf(strangeShopId)];
      expect((await read(own)).chain).toMatchObject([{ code, count }]);
      expect((await read(stranger)).chain).toMatchObject([{ code, count: elsewhere, waiting: 0, lagSeconds: null }]);
    },
  );

  it('counts offers of an own shop for its people alone', async () => {
    const ownShop = newId<'shop'>();
    await db
      .insertInto('shop')
      .values({ id: ownShop, name: 'Own', slug: 'own', url: 'https://own.example/', kind: 'own', status: 'DRAFT' })
      .execute();
    await addOffer(ownShop, {});
    await db.updateTable('offer').set({ origin: 'own' }).where('shop_id', '=', ownShop).execute();
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { figures } = await read(analyst);
    const offers = figures.find(({ code }) => code === 'offers');
    expect(offers?.value).toBe(3);
    expect(await totalOf(offers?.target ?? { list: 'offers', filter: {} }, analyst)).toBe(3);
  });

  it('leads from the pages of the last day to the runs that were at work in it, and from all pages to the crawlers', async () => {
    const [crawlerId, configId] = [newId(), newId()];
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('crawler')
        .values({ id: crawlerId, shop_id: shopId, name: 'C', state: 'active', config_id: configId })
        .execute();
      await tx
        .insertInto('crawler_config')
        .values({ id: configId, crawler_id: crawlerId, version: 1, config: '{}' })
        .execute();
      for (const [requested, finished] of [
        [9, 8],
        [2, 0.5],
        [0.2, 0.1],
      ] as const) {
        const runId = newId();
        await tx
          .insertInto('crawl_run')
          .values({
            id: runId,
            crawler_id: crawlerId,
            config_id: configId,
            trigger: 'manual',
            state: 'succeeded',
            requested_at: daysAgo(requested),
            finished_at: daysAgo(finished),
          })
          .execute();
        // Seconds of a run are those of the database, whatever date its shops lived in.
        await sql`insert into crawl_run_tally (run_id, worker, second, outcome, pages, bytes)
          values (${runId}, 'w', now(), 'changed', 100, 1)`.execute(tx);
      }
    });
    const { figures, chain } = await read();
    const fetched = figures.find(({ code }) => code === 'pages_fetched');
    expect(fetched?.target.list).toBe('crawlRuns');
    expect(await totalOf(fetched?.target ?? { list: 'crawlRuns', filter: {} })).toBe(2);
    expect(fetched?.value).toBe(200);
    expect(chain[0]?.target.list).toBe('crawlers');
    expect(await totalOf(chain[0]?.target ?? { list: 'crawlers', filter: {} })).toBe(1);
  });

  it('is refused to a visitor', async () => {
    const answer = await api.visitor().request('{ dashboard { isEmpty } }');
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
