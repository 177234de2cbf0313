import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import {
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';
import { clearStagedPages } from './replay.commands.ts';

const api = await testApi();
const { deps } = api;
const execute = (statement: RawBuilder<unknown>) => statement.execute(deps.db);
const dayMs = 86_400_000;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;

const rules = (selector: string) => [{ field: 'price' as const, selector, attribute: null, scope: 'page' as const }];

/** A page that states its price in its data and, otherwise, in two places of its text. */
function pageOf(path: string, price = '10.00', other = '12.00') {
  const data = { '@context': 'https://schema.org', '@type': 'Product', sku: path, name: `Cup ${path}` };
  const html = `<html lang="en"><head><title>Cup</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><h1>Cup ${path}</h1><b class="now">€${price}</b><b class="other">€${other}</b></body></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed' as const, bytes: new TextEncoder().encode(html) };
}

beforeEach(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id }, { rules: rules('.now') });
});

async function crawl(pages: readonly ReturnType<typeof pageOf>[]) {
  deps.clock.advance(3_600_000);
  await buildCrawlRun(deps, crawler, pages, 'schedule');
  while ((await grabWaitingPages(deps)) > 0);
}

/** Other settings from now on. */
async function changeRules(selector: string) {
  const configId = crypto.randomUUID();
  await sql`insert into grabber_config (id, grabber_id, version, config)
    select ${configId}::uuid, grabber_id, version + 1, jsonb_set(config, '{rules}', ${JSON.stringify(rules(selector))}::jsonb)
    from grabber_config where id = ${grabber.configId}`.execute(deps.db);
  await sql`update grabber set config_id = ${configId} where id = ${grabber.id}`.execute(deps.db);
  grabber = { ...grabber, configId };
}

async function replay(): Promise<string> {
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, grabber, 'replay');
  await workOffOneGrabRun(deps, undefined, [id]);
  return id;
}

const offers = async () =>
  (
    await deps.db
      .selectFrom('offer')
      .select(['sku', 'state', 'price_minor', 'price_state'])
      .where('shop_id', '=', shop.id)
      .orderBy('sku')
      .execute()
  ).map(({ sku, state, price_minor, price_state }) => `${sku} ${state} ${price_minor} ${price_state}`);

/** All that a replay could touch. */
const everything = async () => {
  const counted = await sql<{ found: object }>`
    select json_build_object('offers', (select json_agg(o order by o.id) from offer o where shop_id = ${shop.id}),
      'prices', (select json_agg(p order by p.id) from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id}),
      'snapshots', (select count(*) from offer_snapshot s join offer o on o.id = s.offer_id where o.shop_id = ${shop.id}),
      'losses', (select count(*) from grab_loss), 'backlog', (select count(*) from backlog), 'events', (select count(*) from outbox),
      'proposals', (select count(*) from proposal)) as found`.execute(deps.db);
  return counted.rows[0]?.found;
};

const readDocument = `query ($id: ID!) { grabRun(id: $id) { state stopReason { text } isAccepted snapshots
  replay { state done total pagesLeftOut pagesKept decidedBy reason actions { action isAllowed refusal { code } }
    difference { pages offersAdded offersChanged offersUnchanged offersLost fields { field new changed lost } } } } }`;
type Answer = {
  state: string;
  stopReason: { text: string } | null;
  isAccepted: boolean;
  replay: {
    state: string;
    done: number;
    total: number;
    pagesLeftOut: number;
    pagesKept: number;
    reason: string | null;
    actions: { action: string; isAllowed: boolean; refusal: { code: string } | null }[];
    difference: Record<string, unknown> | null;
  };
};
const read = async (id: string) =>
  (await (await api.asAdministrator()).query<{ grabRun: Answer }>(readDocument, { id })).grabRun;

const decideDocument = `mutation ($id: ID!, $decision: ReplayDecision!, $reason: String) {
  outcome: decideReplay(id: $id, decision: $decision, reason: $reason) {
    __typename ... on NotAllowedNow { code } ... on InvalidInput { issues { path code } } } }`;
type Outcome = { outcome: { __typename: string; code?: string } };
const decide = async (
  id: string,
  decision: string,
  reason?: string,
  as?: Awaited<ReturnType<typeof api.asAdministrator>>,
) => (await (as ?? (await api.asAdministrator())).query<Outcome>(decideDocument, { id, decision, reason })).outcome;

async function decided(id: string, decision: string) {
  expect(await decide(id, decision)).toMatchObject({ __typename: 'GrabRunAnswered' });
  await workOffOneGrabRun(deps, undefined, [id]);
}

const pagesOf = async (id: string, filter: object, first = 20, after: string | null = null) => {
  const answer = await (
    await api.asAdministrator()
  ).query<{
    replayPages: {
      nodes: { url: string; kinds: string[]; changes: { field: string; before: string; now: string }[] }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
      total: { count: number };
    };
  }>(
    `query ($id: ID!, $filter: ReplayPageFilter, $first: Int, $after: String) {
      replayPages(runId: $id, filter: $filter, first: $first, after: $after) {
        nodes { url kinds state storedPageUrl changes { field before now } } pageInfo { endCursor hasNextPage } total { count } } }`,
    { id, filter, first, after },
  );
  return answer.replayPages;
};

describe('a replay that a person began', () => {
  it('is staged with its difference and changes nothing meanwhile', async () => {
    await crawl(['a', 'b', 'c'].map((path) => pageOf(path, '10.00', path === 'c' ? '10.00' : '12.00')));
    await changeRules('.other');
    const before = await everything();
    const id = await replay();
    expect(await everything()).toEqual(before);
    const run = await read(id);
    expect(run).toMatchObject({
      state: 'waiting',
      replay: {
        state: 'waiting',
        difference: {
          pages: 3,
          offersAdded: 0,
          offersChanged: 2,
          offersUnchanged: 1,
          offersLost: 0,
          fields: [{ field: 'price', new: 0, changed: 2, lost: 0 }],
        },
      },
    });
    const first = await pagesOf(id, { kind: ['changed'] }, 1);
    expect(first).toMatchObject({ total: { count: 2 }, pageInfo: { hasNextPage: true } });
    const second = await pagesOf(id, { field: ['price'] }, 1, first.pageInfo.endCursor);
    expect(new Set([first, second].flatMap(({ nodes }) => nodes.map(({ url }) => url))).size).toBe(2);
    expect(first.nodes[0]?.changes).toMatchObject([
      { field: 'price', before: expect.stringContaining('10'), now: expect.stringContaining('12') },
    ]);
    expect(await pagesOf(id, { kind: ['lost'] })).toMatchObject({ nodes: [], total: { count: 0 } });
  });

  it('is applied once a person says so, and taken back as a whole', async () => {
    await crawl(['a', 'b'].map((path) => pageOf(path)));
    await changeRules('.other');
    const id = await replay();
    await decided(id, 'APPLY');
    expect(await offers()).toEqual(['a active 1200 accepted', 'b active 1200 accepted']);
    expect(await read(id)).toMatchObject({ state: 'succeeded', replay: { state: 'applied', done: 2, total: 2 } });
    await decided(id, 'TAKE_BACK');
    expect(await offers()).toEqual(['a active 1000 accepted', 'b active 1000 accepted']);
    const run = await read(id);
    expect(run).toMatchObject({ state: 'cancelled', replay: { state: 'taken_back' } });
    expect(run.replay.actions.filter(({ isAllowed }) => isAllowed)).toEqual([]);
    expect(await decide(id, 'APPLY')).toMatchObject({ __typename: 'NotAllowedNow', code: 'replay.no_way' });
    // Another replay of the same settings can.
    const again = await replay();
    await decided(again, 'APPLY');
    expect(await offers()).toEqual(['a active 1200 accepted', 'b active 1200 accepted']);
  });

  it('is over where nothing differs', async () => {
    await crawl([pageOf('a')]);
    const id = await replay();
    expect(await read(id)).toMatchObject({ state: 'succeeded', replay: { state: 'same' } });
  });

  it('is discarded without a trace, with the reason in the trail', async () => {
    await crawl([pageOf('a')]);
    await changeRules('.other');
    const id = await replay();
    const before = await everything();
    expect(await decide(id, 'DISCARD', 'The wrong place.')).toEqual({ __typename: 'GrabRunAnswered' });
    const { offers: kept, prices } = (await everything()) as { offers: unknown; prices: unknown };
    expect({ offers: kept, prices }).toEqual({
      offers: (before as { offers: unknown }).offers,
      prices: (before as { prices: unknown }).prices,
    });
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      replay: { state: 'discarded', reason: 'The wrong place.' },
    });
    expect((await pagesOf(id, {})).nodes).toEqual([]);
    const trail = await deps.db.selectFrom('change').select(['action', 'after']).where('entity_id', '=', id).execute();
    expect(trail).toMatchObject([{ action: 'replay_discard', after: { reason: 'The wrong place.' } }]);
    // A page that stays as it is is not read by those settings behind the person's back.
    await buildCrawlRun(deps, crawler, [{ url: `${shop.url}a`, outcome: 'unchanged' }], 'schedule');
    while ((await grabWaitingPages(deps)) > 0);
    expect(await offers()).toEqual(['a active 1000 accepted']);
  });

  it('leaves out pages that were fetched again, before it is applied and before it is taken back', async () => {
    await crawl(['a', 'b', 'c'].map((path) => pageOf(path)));
    await changeRules('.other');
    const id = await replay();
    await crawl([pageOf('a', '10.00', '12.50')]);
    // As retention deletes bytes that are no longer the newest of their page.
    await execute(sql`delete from blob where sha256 in (select q.blob_sha256 from replay_page q join page p on p.id = q.page_id
      where p.url = ${`${shop.url}a`})`);
    await decided(id, 'APPLY');
    expect(await offers()).toEqual(['a active 1250 accepted', 'b active 1200 accepted', 'c active 1200 accepted']);
    await crawl([pageOf('b', '10.00', '12.75')]);
    await decided(id, 'TAKE_BACK');
    expect(await offers()).toEqual(['a active 1250 accepted', 'b active 1275 accepted', 'c active 1000 accepted']);
    expect(await read(id)).toMatchObject({ replay: { pagesLeftOut: 1, pagesKept: 1 } });
  });
});

/** A page that states no offer any more by other settings: its name stands nowhere but in its data. */
const withoutData = () =>
  execute(sql`update grabber_config set config = jsonb_set(config, '{strategies}', '["microdata"]')
    where id = ${grabber.configId}`);

describe('what a replay takes away and brings about', () => {
  it('brings lost offers and their prices back when it is taken back, and ends those that only it stated', async () => {
    await crawl(['a', 'b'].map((path) => pageOf(path)));
    const before = await offers();
    await withoutData();
    const id = await replay();
    expect(await read(id)).toMatchObject({ replay: { difference: { offersLost: 2, offersAdded: 0 } } });
    await decided(id, 'APPLY');
    expect(await offers()).toEqual(['a missing 1000 accepted', 'b missing 1000 accepted']);
    await decided(id, 'TAKE_BACK');
    expect(await offers()).toEqual(before);
    const open = await sql<{
      count: number;
    }>`select count(*) as count from price_point p join offer o on o.id = p.offer_id
      where o.shop_id = ${shop.id} and p.valid_to is null and p.state = 'accepted'`.execute(deps.db);
    expect(open.rows).toEqual([{ count: 2 }]);

    // Other settings state an offer under another number.
    await sql`update grabber_config set config = jsonb_set(jsonb_set(config, '{strategies}', '["selector", "json-ld"]'), '{rules}',
      ${JSON.stringify([{ field: 'sku', selector: 'h1', attribute: null, scope: 'page' }])}::jsonb) where id = ${grabber.configId}`.execute(
      deps.db,
    );
    const other = await replay();
    expect(await read(other)).toMatchObject({ replay: { difference: { offersLost: 2, offersAdded: 2 } } });
    await decided(other, 'APPLY');
    expect((await offers()).filter((offer) => offer.includes('active'))).toHaveLength(2);
    expect((await offers()).filter((offer) => offer.startsWith('Cup'))).toHaveLength(2);
    await decided(other, 'TAKE_BACK');
    expect((await offers()).filter((offer) => offer.includes('active'))).toEqual(before);
  });

  it('waits with the alarm of a run where many pages lose their offers, is shown to people, and applies as accepted', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `p${String(at).padStart(2, '0')}`);
    await crawl(many.map((path) => pageOf(path)));
    await withoutData();
    // As an upgrade begins it, it waits all the same.
    deps.clock.advance(60_000);
    const id = await queueGrabRun(deps, grabber, 'replay');
    await sql`update grab_run set extractor_version = 'next' where id = ${id}`.execute(deps.db);
    await workOffOneGrabRun(deps, undefined, [id]);
    const lost = '20 of 20 pages read no longer state offers that they stated when last read. ';
    const reason = async () => (await read(id)).stopReason?.text;
    expect(await read(id)).toMatchObject({ state: 'waiting', replay: { state: 'waiting' } });
    expect(await reason()).toBe(`${lost}None of these offers was changed.`);
    const { dashboard } = await (
      await api.asAdministrator()
    ).query<{ dashboard: { breaks: { runId: string }[] } }>(`{ dashboard { breaks { runId } } }`);
    expect(dashboard.breaks).toContainEqual({ runId: id });
    await decide(id, 'APPLY');
    expect(await reason()).toBe(`${lost}Some of these offers may have been changed already.`);
    await workOffOneGrabRun(deps, undefined, [id]);
    expect(await read(id)).toMatchObject({ state: 'degraded', isAccepted: true, replay: { state: 'applied' } });
    expect(await reason()).toBe(
      `${lost}A person accepted this, so they are marked as missing unless another source states them.`,
    );
    expect(new Set((await offers()).map((offer) => offer.slice(4)))).toEqual(new Set(['missing 1000 accepted']));
    await decide(id, 'TAKE_BACK');
    expect(await reason()).toBe(`${lost}Some of these offers may have been changed already.`);
    await workOffOneGrabRun(deps, undefined, [id]);
    expect(await reason()).toBe('The replay was taken back as a whole.');
    expect(new Set((await offers()).map((offer) => offer.slice(4)))).toEqual(new Set(['active 1000 accepted']));
  });

  it('gives an offer that two pages state back to the page by which it stood', async () => {
    const twin = (path: string, other: string) => ({ ...pageOf('a', '10.00', other), url: `${shop.url}${path}` });
    await crawl([twin('one', '10.00')]);
    await crawl([twin('two', '10.00')]);
    const placeOf = async () =>
      (
        await sql<{ url: string; state: string; price: number }>`select p.url, o.state, o.price_minor as price
          from offer o join page p on p.id = o.page_id where o.shop_id = ${shop.id}`.execute(deps.db)
      ).rows;
    // Read again as it is, neither page brings anything about.
    expect(await read(await replay())).toMatchObject({ replay: { state: 'same', difference: { offersAdded: 0 } } });
    const before = await placeOf();
    await execute(sql`delete from page_fetch f using page p where p.id = f.page_id and p.url = ${`${shop.url}one`}`);
    // The page by which it does not stand says something else by other settings.
    await execute(
      sql`update offer set page_id = (select id from page where url = ${`${shop.url}one`}) where shop_id = ${shop.id}`,
    );
    await sql`update offer_snapshot set page_id = (select id from page where url = ${`${shop.url}one`})
      where offer_id in (select id from offer where shop_id = ${shop.id})`.execute(deps.db);
    await changeRules('h1');
    const id = await replay();
    expect(await read(id)).toMatchObject({
      state: 'waiting',
      replay: { difference: { offersAdded: 0, offersChanged: 1 } },
    });
    await decided(id, 'APPLY');
    await decided(id, 'TAKE_BACK');
    expect(await placeOf()).toEqual(before.map((offer) => ({ ...offer, url: `${shop.url}one` })));
  });

  it('gives prices back that it no longer found', async () => {
    await crawl(['a', 'b'].map((path) => pageOf(path)));
    await changeRules('.nowhere');
    const id = await replay();
    expect(await read(id)).toMatchObject({
      replay: { difference: { offersChanged: 2, fields: [{ field: 'price', new: 0, changed: 0, lost: 2 }] } },
    });
    await decided(id, 'APPLY');
    expect(await offers()).toEqual(['a active null null', 'b active null null']);
    await decided(id, 'TAKE_BACK');
    expect(await offers()).toEqual(['a active 1000 accepted', 'b active 1000 accepted']);
  });
});

describe('the commands of a replay', () => {
  const stagedReplay = async () => {
    await crawl([pageOf('a')]);
    await changeRules('.other');
    return replay();
  };

  it('takes one of two decisions that come at once', async () => {
    const id = await stagedReplay();
    const answers = await Promise.all([decide(id, 'APPLY'), decide(id, 'DISCARD'), decide(id, 'APPLY')]);
    expect(answers.filter(({ __typename }) => __typename === 'GrabRunAnswered')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'replay.no_way')).toHaveLength(2);
  });

  it('asks for the right to run the grabber, and says so beforehand', async () => {
    const id = await stagedReplay();
    const role = {
      id: newId(),
      key: 'reads',
      name: 'reads',
      rules: JSON.stringify([{ action: 'read', subject: 'Grabber' }]),
    };
    await deps.db.insertInto('role').values(role).execute();
    const reader = await api.as(await api.newUser({ roleKeys: ['reads'] }));
    await expect(decide(id, 'APPLY', undefined, reader)).rejects.toThrow('FORBIDDEN');
    const seen = await reader.query<{ grabRun: Answer }>(readDocument, { id });
    expect(seen.grabRun.replay.actions.every(({ isAllowed }) => !isAllowed)).toBe(true);
    expect(seen.grabRun.replay.actions[0]?.refusal?.code).toBe('RIGHT_MISSING');
    // Nothing was applied that could be taken back.
    expect(seen.grabRun.replay.actions.map(({ action }) => action)).toEqual(['apply', 'discard']);
    expect(await read(id)).toMatchObject({ replay: { state: 'waiting' } });
  });

  it('begins no other replay while one waits for a decision', async () => {
    const id = await stagedReplay();
    const start = async () =>
      (
        await (
          await api.asAdministrator()
        ).query<Outcome>(
          `mutation ($id: ID!) { outcome: startGrabRun(grabberId: $id, replay: true) { __typename ... on NotAllowedNow { code } } }`,
          { id: grabber.id },
        )
      ).outcome;
    expect(await start()).toEqual({ __typename: 'NotAllowedNow', code: 'grabber.replay_waits' });
    await decide(id, 'DISCARD');
    expect(await start()).toEqual({ __typename: 'GrabRunStarted' });
  });

  it('takes an earlier replay back only after a later one', async () => {
    const first = await stagedReplay();
    await decided(first, 'APPLY');
    await changeRules('.now');
    const second = await replay();
    await decided(second, 'APPLY');
    expect(await decide(first, 'TAKE_BACK')).toMatchObject({ code: 'replay.later_applied' });
    await decided(second, 'TAKE_BACK');
    await decided(first, 'TAKE_BACK');
    expect(await offers()).toEqual(['a active 1000 accepted']);
  });

  it('goes on or back where applying was cancelled', async () => {
    await crawl(['a', 'b'].map((path) => pageOf(path)));
    await changeRules('.other');
    const id = await replay();
    await decide(id, 'APPLY');
    await (
      await api.asAdministrator()
    ).query(`mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }`, { id });
    const run = await read(id);
    expect(run).toMatchObject({ state: 'cancelled', replay: { state: 'part_applied', done: 0, total: 2 } });
    const allowed = run.replay.actions.filter(({ isAllowed }) => isAllowed).map(({ action }) => action);
    expect(allowed).toEqual(['apply', 'take_back']);
    await decided(id, 'APPLY');
    expect(await offers()).toEqual(['a active 1200 accepted', 'b active 1200 accepted']);
  });

  it('keeps staged pages for 30 days, after which nothing waits or is taken back', async () => {
    const waits = await stagedReplay();
    deps.clock.advance(29 * dayMs);
    await clearStagedPages(deps);
    expect((await pagesOf(waits, {})).nodes).toHaveLength(1);
    deps.clock.advance(2 * dayMs);
    await clearStagedPages(deps);
    expect(await read(waits)).toMatchObject({ state: 'cancelled', replay: { state: 'discarded' } });
    const applied = await replay();
    await decided(applied, 'APPLY');
    deps.clock.advance(31 * dayMs);
    while ((await clearStagedPages(deps)) > 0);
    expect(await decide(applied, 'TAKE_BACK')).toMatchObject({ code: 'replay.rows_gone' });
    expect(await offers()).toEqual(['a active 1200 accepted']);
  });
});
