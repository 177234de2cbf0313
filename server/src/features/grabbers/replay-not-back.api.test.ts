import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import {
  type BuiltGrabber,
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
const dayMs = 86_400_000;

const rules = (selector: string) => [{ field: 'price' as const, selector, attribute: null, scope: 'page' as const }];

function pageOf(url: string, sku: string) {
  const data = { '@context': 'https://schema.org', '@type': 'Product', sku, name: `Cup ${sku}` };
  const html = `<html lang="en"><head><title>Cup</title><script type="application/ld+json">${JSON.stringify(data)}</script></head>
    <body><h1>Cup ${sku}</h1><b class="now">€10.00</b><b class="other">€12.00</b></body></html>`;
  return { url: `${url}${sku}`, outcome: 'changed' as const, bytes: new TextEncoder().encode(html) };
}

/** The grabber with settings that read the other price. */
async function withOtherRules(grabber: BuiltGrabber): Promise<BuiltGrabber> {
  const configId = newId<'grabber_config'>();
  await sql`insert into grabber_config (id, grabber_id, version, config)
    select ${configId}::uuid, grabber_id, version + 1, jsonb_set(config, '{rules}', ${JSON.stringify(rules('.other'))}::jsonb)
    from grabber_config where id = ${grabber.configId}`.execute(deps.db);
  await sql`update grabber set config_id = ${configId} where id = ${grabber.id}`.execute(deps.db);
  return { ...grabber, configId };
}

async function decided(id: string, decision: string): Promise<void> {
  await (
    await api.asAdministrator()
  ).query(
    `mutation ($id: ID!, $decision: ReplayDecision!) {
      decideReplay(id: $id, decision: $decision, reason: "Tried") { __typename } }`,
    { id, decision },
  );
  deps.clock.advance(60_000);
  await workOffOneGrabRun(deps, undefined, [id]);
}

type Replay = { state: string; offersNotBack: number };
async function read(id: string) {
  const reader = await api.asAdministrator();
  return reader.query<{
    grabRun: { stopReason: { text: string } | null; replay: Replay };
    ofKind: { nodes: { url: string; kinds: string[] }[] };
    all: { nodes: object[] };
  }>(
    `query ($id: ID!) { grabRun(id: $id) { stopReason { text } replay { state offersNotBack } }
      ofKind: replayPages(runId: $id, filter: { kind: ["not_back"] }) { nodes { url kinds } }
      all: replayPages(runId: $id) { nodes { url } } }`,
    { id },
  );
}

it('says which offers a replay could not put back, since the reading of before is gone, and lists their pages for 30 days', async () => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id }, { rules: rules('.now') });
  await buildCrawlRun(
    deps,
    crawler,
    ['a', 'b'].map((sku) => pageOf(shop.url, sku)),
  );
  while ((await grabWaitingPages(deps)) > 0);
  const before = await deps.db.selectFrom('offer_snapshot').select('id').execute();
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, await withOtherRules(grabber), 'replay');
  await workOffOneGrabRun(deps, undefined, [id]);
  await decided(id, 'APPLY');
  // As retention does by a short limit: of "a" only what the replay states is left.
  await sql`delete from offer_snapshot s using offer o where o.id = s.offer_id and o.sku = 'a'
    and s.id = any(${before.map((snapshot) => snapshot.id)}::uuid[])`.execute(deps.db);
  await decided(id, 'TAKE_BACK');
  const offers = await deps.db.selectFrom('offer').select(['sku', 'price_minor']).orderBy('sku').execute();
  expect(offers.map(({ sku, price_minor: minor }) => `${sku} ${minor}`)).toEqual(['a 1200', 'b 1000']);
  expect(await read(id)).toEqual({
    grabRun: {
      stopReason: {
        text: 'The replay was taken back, except 1 offer whose reading before it was no longer stored. It keeps what the replay read.',
      },
      replay: { state: 'taken_back', offersNotBack: 1 },
    },
    ofKind: { nodes: [{ url: `${shop.url}a`, kinds: ['changed', 'not_back'] }] },
    all: { nodes: [{ url: `${shop.url}a` }] },
  });
  deps.clock.advance(31 * dayMs);
  while ((await clearStagedPages(deps)) > 0);
  expect(await read(id)).toMatchObject({ grabRun: { replay: { offersNotBack: 1 } }, all: { nodes: [] } });
});
