import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltShop,
} from './grabber.builder.ts';
import { queueDueFeeds } from './grab-run.commands.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
let shop: BuiltShop;
let crawler: BuiltCrawler;

beforeAll(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
});

const saved =
  '__typename ... on GrabberSaved { grabber { id version state configVersion nextStates } } ... on NotFound { entity }';
const issues = '... on InvalidInput { issues { path code } }';
const conflict = '... on VersionConflict { currentVersion lastChange { by at } }';
const createDocument = `mutation ($input: GrabberInput!) { outcome: createGrabber(input: $input) { ${saved} ${issues} } }`;
const updateDocument = `mutation ($id: ID!, $version: Int!, $input: GrabberInput!) {
  outcome: updateGrabber(id: $id, version: $version, input: $input) { ${saved} ${issues} ${conflict} } }`;
const stateDocument = `mutation ($id: ID!, $version: Int!, $state: ConfigurableState!) {
  outcome: changeGrabberState(id: $id, version: $version, state: $state) { ${saved} ${conflict} ... on NotAllowedNow { code reason } } }`;
const startDocument = `mutation ($id: ID!, $replay: Boolean) { outcome: startGrabRun(grabberId: $id, replay: $replay) {
  __typename ... on GrabRunStarted { run { id state trigger } } ... on NotAllowedNow { code } ... on NotFound { entity } } }`;

type Outcome = {
  outcome: {
    __typename: string;
    grabber: { id: string; version: number; configVersion: number; state: string };
    issues: { path: string; code: string }[];
    code: string;
  };
};

const input = (overrides: Record<string, unknown> = {}) => ({
  shopId: shop.id,
  name: 'Mill pages',
  kind: 'pages',
  crawlerId: crawler.id,
  config: {},
  ...overrides,
});

async function create(overrides: Record<string, unknown> = {}): Promise<Outcome['outcome']> {
  return (await administrator.query<Outcome>(createDocument, { input: input(overrides) })).outcome;
}

const testDocument = `mutation ($input: TestGrabberInput!) { testGrabber(input: $input) { __typename ... on GrabTest {
  issues { path code } reason { text } offers { fields { name text method path } } } } }`;

type Tested = { testGrabber: { issues: unknown[]; offers: { fields: unknown[] }[] } };

/** Tries settings on a page that a crawler stored. */
async function tryOn(crawlerId: string, search: string, config: object): Promise<Tested['testGrabber']> {
  const { storedPages } = await administrator.query<{ storedPages: { id: string }[] }>(
    'query ($crawlerId: ID!, $search: String) { storedPages(crawlerId: $crawlerId, search: $search) { id } }',
    { crawlerId, search },
  );
  const input = { pageId: storedPages[0]?.id, config };
  return (await administrator.query<Tested>(testDocument, { input })).testGrabber;
}

async function activate({ id, version }: { id: string; version: number }): Promise<Outcome['outcome']> {
  return (await administrator.query<Outcome>(stateDocument, { id, version, state: 'active' })).outcome;
}

const pageOf = (amount: string): Uint8Array =>
  Buffer.from(`<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Oak chair","sku":"A1",
    "offers":{"@type":"Offer","price":"${amount}","priceCurrency":"EUR"}}</script></head><body><h1>Oak chair</h1><p class="maker">Norda</p></body></html>`);

describe('grabbers', () => {
  it('notes no change of a schedule that was stored before its hour and days were there', async () => {
    const schedule = { every: 'hourly', cron: null, timeZone: null };
    const { grabber } = await create({ schedule });
    await sql`update grabber set schedule = ${JSON.stringify(schedule)}::jsonb where id = ${grabber.id}`.execute(
      deps.db,
    );
    const config = { itemSelector: '.row' };
    const { outcome } = await administrator.query<Outcome>(updateDocument, {
      id: grabber.id,
      version: grabber.version,
      input: input({ config, schedule }),
    });
    expect(outcome.__typename).toBe('GrabberSaved');
    const changes = await sql<{ fields: string[] }>`
      select array(select jsonb_object_keys(after)) as fields from change where entity_id = ${grabber.id} and action = 'updated'`.execute(
      deps.db,
    );
    expect(changes.rows).toEqual([{ fields: ['config'] }]);
  });

  it('begins as a draft and becomes active once its settings have read an offer', async () => {
    const own = await buildShop(deps);
    const { id: crawlerId, ...rest } = await buildCrawler(deps, own);
    const { grabber } = await create({ shopId: own.id, crawlerId });
    expect(grabber).toMatchObject({ state: 'draft', configVersion: 1, nextStates: ['testing', 'active', 'archived'] });
    const untested = { __typename: 'NotAllowedNow', code: 'grabber.test_missing' };
    expect(await activate(grabber)).toMatchObject(untested);
    const empty = Buffer.from('<h1>Nothing here</h1>');
    await buildCrawlRun(deps, { id: crawlerId, ...rest }, [
      { url: 'https://mill.example/chair', outcome: 'changed', bytes: pageOf('50.00') },
      { url: 'https://mill.example/empty', outcome: 'changed', bytes: empty },
    ]);
    expect((await tryOn(crawlerId, 'empty', {})).offers).toEqual([]);
    await tryOn(crawlerId, 'chair', { rules: [{ field: 'brand', selector: '.maker' }] });
    expect(await activate(grabber)).toMatchObject(untested);
    await tryOn(crawlerId, 'chair', {});
    await tryOn(crawlerId, 'chair', {});
    expect(await activate(grabber)).toMatchObject({ grabber: { state: 'active' } });
    const changes = await deps.db
      .selectFrom('change')
      .select(['action', 'actor_kind', 'after'])
      .where('entity_id', '=', grabber.id)
      .orderBy('id')
      .execute();
    const tested = { action: 'tested', actor_kind: 'user', after: { testedOn: 'https://mill.example/chair' } };
    expect(changes).toMatchObject([{ action: 'created' }, tested, tested, { action: 'state_changed' }]);
  });

  it('is tested by a mutation, in which a page that nobody stored is not found', async () => {
    const asked = { input: { pageId: newId(), config: {} } };
    const missing = { testGrabber: { __typename: 'NotFound', entity: 'page', id: asked.input.pageId } };
    const named = testDocument.replace('... on GrabTest', '... on NotFound { entity id } ... on GrabTest');
    expect(await administrator.query(named, asked)).toEqual(missing);
    const query = await administrator.request(testDocument.replace('mutation', 'query'), asked);
    expect(query.errors?.map(({ message }) => message)).toEqual([expect.stringContaining('"testGrabber"')]);
  });

  it('asks for the test of settings that were saved since, and takes one of before the save', async () => {
    const own = await buildShop(deps);
    const built = await buildCrawler(deps, own);
    await buildCrawlRun(deps, built, [
      { url: 'https://mill.example/chair', outcome: 'changed', bytes: pageOf('50.00') },
    ]);
    const { grabber } = await create({ shopId: own.id, crawlerId: built.id });
    await tryOn(built.id, 'chair', {});
    const config = { rules: [{ field: 'brand', selector: '.maker' }] };
    const changed = input({ shopId: own.id, crawlerId: built.id, config });
    const { id, version } = grabber;
    const { outcome } = await administrator.query<Outcome>(updateDocument, { id, version, input: changed });
    expect(await activate(outcome.grabber)).toMatchObject({ code: 'grabber.test_missing' });
    const later = { rules: [{ field: 'brand', selector: 'p' }] };
    await tryOn(built.id, 'chair', later);
    const saved = await administrator.query<Outcome>(updateDocument, {
      id,
      version: outcome.grabber.version,
      input: { ...changed, config: later },
    });
    expect(await activate(saved.outcome.grabber)).toMatchObject({ grabber: { state: 'active' } });
  });

  it('makes a feed active only after a run that read it, and takes back a pause without one', async () => {
    const feedUrl = 'https://mill.example/tried.xml';
    const { grabber } = await create({ name: 'Tried feed', kind: 'feed', crawlerId: null, feedUrl });
    expect(await activate(grabber)).toMatchObject({ __typename: 'NotAllowedNow', code: 'grabber.run_missing' });
    await administrator.query(startDocument, { id: grabber.id });
    const run = deps.db.updateTable('grab_run').where('grabber_id', '=', grabber.id);
    await run.set({ state: 'failed' }).execute();
    expect(await activate(grabber)).toMatchObject({ code: 'grabber.run_missing' });
    await run.set({ state: 'succeeded' }).execute();
    const active = await activate(grabber);
    expect(active).toMatchObject({ grabber: { state: 'active' } });
    await run.set({ state: 'failed' }).execute();
    const { id, version } = active.grabber;
    const paused = await administrator.query<Outcome>(stateDocument, { id, version, state: 'paused' });
    expect(await activate(paused.outcome.grabber)).toMatchObject({ grabber: { state: 'active' } });
  });

  it.each([
    [
      'a selector that is none',
      { config: { rules: [{ field: 'brand', selector: '[[' }] } },
      'config.rules.0.selector',
      'not_a_selector',
    ],
    [
      'a field it cannot read',
      { config: { rules: [{ field: 'mood', selector: 'p' }] } },
      'config.rules.0.field',
      'not_a_choice',
    ],
    ['a feed without an address', { kind: 'feed', crawlerId: null }, 'feedUrl', 'required'],
    ['pages without a crawler', { crawlerId: null }, 'crawlerId', 'required'],
    ["another shop's crawler", { crawlerId: newId() }, 'crawlerId', 'unknown'],
    ['an empty name', { name: ' ' }, 'name', 'required'],
  ])('refuses %s and names the place', async (_what, overrides, path, code) => {
    const outcome = await create(overrides);
    expect(outcome).toMatchObject({ __typename: 'InvalidInput', issues: [{ path, code }] });
  });

  it('gives a changed configuration a new version, and tells a second editor of the first', async () => {
    const { grabber } = await create({ name: 'Edited' });
    const changed = input({ name: 'Edited', config: { rules: [{ field: 'brand', selector: '.maker' }] } });
    const same = await administrator.query<Outcome>(updateDocument, {
      id: grabber.id,
      version: grabber.version,
      input: input({ name: 'Renamed' }),
    });
    expect(same.outcome.grabber.configVersion).toBe(1);
    const next = await administrator.query<Outcome>(updateDocument, {
      id: grabber.id,
      version: same.outcome.grabber.version,
      input: changed,
    });
    expect(next.outcome.grabber.configVersion).toBe(2);
    const late = await administrator.query<Outcome>(updateDocument, {
      id: grabber.id,
      version: grabber.version,
      input: changed,
    });
    expect(late.outcome).toMatchObject({
      __typename: 'VersionConflict',
      currentVersion: next.outcome.grabber.version,
      lastChange: { by: expect.stringMatching(/./), at: expect.any(String) },
    });
  });

  it('reads pages only through their crawler, and queues one run of a feed at a time', async () => {
    const pages = (await create({ name: 'By crawler' })).grabber;
    const refused = await administrator.query<Outcome>(startDocument, { id: pages.id });
    expect(refused.outcome).toMatchObject({ __typename: 'NotAllowedNow', code: 'grabber.reads_pages' });
    const feed = (
      await create({ name: 'Feed', kind: 'feed', crawlerId: null, feedUrl: 'https://mill.example/feed.xml' })
    ).grabber;
    const started = await administrator.query<Outcome>(startDocument, { id: feed.id });
    expect(started.outcome).toMatchObject({
      __typename: 'GrabRunStarted',
      run: { state: 'queued', trigger: 'manual' },
    });
    const why = `{ grabber(id: "${feed.id}") { startRefusal { code } } }`;
    expect(await administrator.query(why)).toEqual({ grabber: { startRefusal: { code: 'grabber.runs' } } });
    const second = await administrator.query<Outcome>(startDocument, { id: feed.id });
    expect(second.outcome).toMatchObject({ code: 'grabber.runs' });
  });

  it('lists none by the id of a shop that cannot exist', async () => {
    await create({ name: 'Listed' });
    const list = '{ grabbers(filter: { shopId: ["no id"] }) { nodes { id } total { count } } }';
    expect(await administrator.query(list)).toEqual({ grabbers: { nodes: [], total: { count: 0 } } });
  });

  it('reads no feed of a shop that is suspended, by hand or by schedule', async () => {
    const own = await buildShop(deps);
    const feed = await buildGrabber(deps, own, { feedUrl: `${own.url}feed.csv` });
    await deps.db.updateTable('shop').set({ status: 'SUSPENDED' }).where('id', '=', own.id).execute();
    await deps.db
      .updateTable('grabber')
      .set({ next_run_at: new Date(0) })
      .where('id', '=', feed.id)
      .execute();
    expect((await administrator.query<Outcome>(startDocument, { id: feed.id })).outcome).toMatchObject({
      code: 'shop.suspended',
    });
    const why = `{ grabber(id: "${feed.id}") { startRefusal { code } } }`;
    expect(await administrator.query(why)).toEqual({ grabber: { startRefusal: { code: 'shop.suspended' } } });
    await queueDueFeeds(deps);
    const runs = await deps.db.selectFrom('grab_run').select('id').where('grabber_id', '=', feed.id).execute();
    expect(runs).toEqual([]);
  });

  it("hides a shop's grabbers from the people of another shop", async () => {
    const { grabber } = await create({ name: 'Hidden' });
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const list = await manager.query<{ grabbers: { nodes: unknown[]; total: { count: number } } }>(
      '{ grabbers { nodes { id } total { count } } }',
    );
    expect(list.grabbers).toEqual({ nodes: [], total: { count: 0 } });
    const one = await manager.query<{ grabber: null }>(`{ grabber(id: "${grabber.id}") { id } }`);
    expect(one.grabber).toBeNull();
    const change = await manager.query<Outcome>(stateDocument, {
      id: grabber.id,
      version: grabber.version,
      state: 'active',
    });
    expect(change.outcome.__typename).toBe('NotFound');
  });

  it.each([
    ['none of the shops', []],
    ['another shop alone', [{ action: 'read', subject: 'Shop', scope: 'own_shops' }]],
  ])(
    'names the shop of a grabber and of a crawler, and no more of it, to anyone who may read %s',
    async (key, rules) => {
      const sources = ['Crawler', 'Grabber'].map((subject) => ({ action: 'read', subject }));
      const role = { id: newId(), key, name: key, rules: JSON.stringify([...sources, ...rules]) };
      await deps.db.insertInto('role').values(role).execute();
      const person = await api.newUser({ roleKeys: [key] });
      await deps.db
        .insertInto('user_shop')
        .values({ user_id: person.id, shop_id: (await buildShop(deps)).id })
        .execute();
      const reader = await api.as(person);
      const read = await buildShop(deps);
      await buildCrawler(deps, read);
      const { id } = await buildGrabber(deps, read, { feedUrl: `${read.url}feed.xml` });
      await deps.db.updateTable('shop').set({ status: 'CLOSED', probe: '{}' }).where('id', '=', read.id).execute();
      const about = 'shop { id name probe { title } } startRefusal { code }';
      const lists = `query ($shops: [ID!]) { crawlers(filter: { shopId: $shops }) { nodes { ${about} } }
      grabbers(filter: { shopId: $shops }) { nodes { ${about} } } }`;
      const shown = { id: read.id, name: `Shop ${read.id.slice(-4)}`, probe: null };
      const refused = { shop: shown, startRefusal: { code: 'shop.closed' } };
      expect(await reader.query(lists, { shops: [read.id] })).toEqual({
        crawlers: { nodes: [refused] },
        grabbers: { nodes: [refused] },
      });
      const more = await reader.request('query ($id: ID!) { grabber(id: $id) { shop { url } } }', { id });
      expect(more.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNKNOWN_ID']);
      expect(
        await reader.query('{ grabbers { nodes { shop { name } } } crawlers { nodes { shop { name } } } }'),
      ).toBeTruthy();
    },
  );

  it('tries a configuration on a stored page with its evidence, and stores nothing', async () => {
    await buildCrawlRun(deps, crawler, [
      { url: 'https://mill.example/try', outcome: 'changed', bytes: pageOf('50.00') },
    ]);
    const { storedPages } = await administrator.query<{ storedPages: { id: string; storedPageUrl: string }[] }>(
      `{ storedPages(crawlerId: "${crawler.id}", search: "try") { id url storedPageUrl } }`,
    );
    const test = (rules: unknown[]) =>
      administrator.query<Tested>(testDocument, { input: { pageId: storedPages[0]?.id, config: { rules } } });
    const good = await test([{ field: 'brand', selector: '.maker' }]);
    expect(good.testGrabber.offers[0]?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'price', text: '50.00 EUR', method: 'json-ld' }),
        expect.objectContaining({ name: 'brand', text: 'Norda', method: 'selector', path: '.maker' }),
      ]),
    );
    const bad = await test([{ field: 'brand', selector: '[[' }]);
    expect(bad.testGrabber).toMatchObject({ offers: [], issues: [{ path: 'config.rules.0.selector' }] });
    expect(await deps.db.selectFrom('offer').select('id').where('shop_id', '=', shop.id).execute()).toEqual([]);
    expect((await api.app.inject(storedPages[0]?.storedPageUrl ?? '')).statusCode).toBe(200);
  });

  it('reads a page that did not change again once its configuration changed', async () => {
    const own = await buildShop(deps);
    const ownCrawler = await buildCrawler(deps, own);
    const made = (await create({ shopId: own.id, crawlerId: ownCrawler.id, name: 'Later rules' })).grabber;
    const url = 'https://mill.example/later';
    await buildCrawlRun(deps, ownCrawler, [{ url, outcome: 'changed', bytes: pageOf('50.00') }]);
    await tryOn(ownCrawler.id, 'later', {});
    const { grabber } = await activate(made);
    while ((await grabWaitingPages(deps)) > 0);
    const before = await deps.db.selectFrom('offer').select('brand_text').where('shop_id', '=', own.id).execute();
    expect(before).toEqual([{ brand_text: null }]);
    const changed = input({
      shopId: own.id,
      crawlerId: ownCrawler.id,
      config: { rules: [{ field: 'brand', selector: '.maker' }] },
    });
    await administrator.query(updateDocument, { id: grabber.id, version: grabber.version, input: changed });
    deps.clock.advance(60_000);
    await buildCrawlRun(deps, ownCrawler, [{ url, outcome: 'not_modified' }]);
    while ((await grabWaitingPages(deps)) > 0);
    const after = await deps.db
      .selectFrom('offer')
      .select(['brand_text', 'last_seen_at'])
      .where('shop_id', '=', own.id)
      .execute();
    expect(after).toEqual([{ brand_text: 'Norda', last_seen_at: deps.clock.now() }]);
    const shown = await administrator.query<{
      grabber: { offers: number; backlog: number; coverage: { field: string; share: number }[]; runs: unknown[] };
    }>(
      `{ grabber(id: "${grabber.id}") { offers backlog coverage { field share methods { name count } shareBefore } runs { state offers outcomes { name count } coverage { field share } problems { code } } } }`,
    );
    expect(shown.grabber).toMatchObject({
      offers: 1,
      backlog: 0,
      runs: [{ state: 'succeeded' }, { state: 'succeeded', offers: 1 }],
    });
    expect(shown.grabber.coverage).toContainEqual(expect.objectContaining({ field: 'brand', share: 1 }));
  });
});
