import type { Field, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { buildCrawlRun, queueGrabRun } from '../../../features/grabbers/grabber.builder.ts';
import { saveOffers } from '../../../features/offers/index.ts';
import { refreshFigures } from '../../../features/offers/product-figures.store.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import type { Planted } from './planted.ts';

/** The ids of what belongs to a shop and its manager. */
export type FilledShop = {
  crawlerId: string;
  crawlRunId: string;
  queuedCrawlRunId: string;
  pageId: string;
  grabberId: string;
  feedGrabberId: string;
  grabRunId: string;
  offerId: string;
  unmatchedOfferId: string;
  suspectPointId: string;
  proposalId: string;
  decidedProposalId: string;
  bulkRunId: string;
  viewId: string;
  bookmarkPath: string;
  changeId: string;
  sessionId: string;
  apiKeyId: string;
};

type Filling = {
  shopId: string;
  productId: string;
  variantId: string;
  manager: TestClient;
  managerId: string;
  marks: Planted;
};

/** Fills a shop as its people and the engines do, with something planted in every text and number that is the shop's alone. */
export async function fillShop(api: TestApi, filling: Filling): Promise<FilledShop> {
  const crawler = await addCrawler(api, filling);
  const grabbers = await addGrabbers(api, filling, crawler.crawlerId);
  const offers = await addOffers(api, filling, grabbers.grabberId);
  const proposals = await addProposals(api, filling, offers);
  const own = await addOfOneself(api, filling, crawler.crawlerId);
  return { ...crawler, ...grabbers, ...offers, ...proposals, ...own };
}

/** An answer of a mutation, whichever member of its union it is. */
async function ask(
  client: TestClient,
  document: string,
  variables: Record<string, unknown>,
): Promise<Record<string, { id: string; version: number }> & { changeId: string }> {
  const data = await client.query<
    Record<string, Record<string, { id: string; version: number }> & { changeId: string }>
  >(document, variables);
  const [answer] = Object.values(data);
  if (!answer || Object.keys(answer).length < 2) throw new Error(`Not filled: ${JSON.stringify(data)}`);
  return answer;
}

async function addCrawler({ deps }: TestApi, { shopId, manager, marks }: Filling) {
  const word = (place: string) => marks.word(`crawler.${place}`);
  const config = {
    seeds: [`https://shop.example/${word('seed')}`],
    includeGlobs: [`/${word('glob')}/*`],
  };
  const saved = '... on CrawlerSaved { crawler { id version } changeId }';
  const created = await ask(
    manager,
    `mutation ($input: CrawlerInput!) { createCrawler(input: $input) { __typename ${saved} } }`,
    { input: { shopId, name: word('first name'), config } },
  );
  const { id = '', version = 0 } = created.crawler ?? {};
  const { changeId } = await ask(
    manager,
    `mutation ($id: ID!, $version: Int!, $input: CrawlerInput!) { updateCrawler(id: $id, version: $version, input: $input) { __typename ${saved} } }`,
    { id, version, input: { shopId, name: word('name'), config } },
  );
  const { config_id: configId } = await deps.db
    .selectFrom('crawler')
    .select('config_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hostId = newId<'host'>();
  const host = `${word('host')}.example`;
  await deps.db.insertInto('host').values({ id: hostId, scheme: 'https', host, port: 443 }).execute();
  const bytes = new TextEncoder().encode(`<html><title>${word('bytes')}</title></html>`);
  const built = { id, shopId, configId: configId ?? '', hostId };
  const url = `https://${host}/${word('page')}`;
  const crawlRunId = await buildCrawlRun(deps, built, [{ url, outcome: 'changed', bytes }]);
  await sql`update crawl_run set stop_reason = ${word('stop reason')}, state = 'degraded',
    totals = ${JSON.stringify(totalsOf(marks))}::jsonb where id = ${crawlRunId}`.execute(deps.db);
  await sql`insert into crawl_run_tally (run_id, outcome, second, worker, pages, bytes)
    values (${crawlRunId}, 'changed', ${deps.clock.now()}, 'w', 7, ${marks.number('crawl_run.bytes')})`.execute(
    deps.db,
  );
  await sql`update page_fetch set error_detail = ${word('fetch reason')}, error_code = 'http_error' where run_id = ${crawlRunId}`.execute(
    deps.db,
  );
  const { id: pageId } = await deps.db
    .selectFrom('page')
    .select('id')
    .where('crawler_id', '=', id)
    .executeTakeFirstOrThrow();
  await sql`update crawler set last_run_id = ${crawlRunId}, state = 'active' where id = ${id}`.execute(deps.db);
  const queuedCrawlRunId = newId<'crawl_run'>(deps.clock.now().getTime());
  await deps.db
    .insertInto('crawl_run')
    .values({ id: queuedCrawlRunId, crawler_id: id, config_id: built.configId, trigger: 'manual', state: 'running' })
    .execute();
  return { crawlerId: id, crawlRunId, queuedCrawlRunId, pageId, changeId };
}

/** The figures of a run that is over. */
function totalsOf(marks: Planted): Record<string, number> {
  const names = ['discovered', 'inScope', 'allowed', 'fetchedPages', 'productPages', 'offerPages'];
  const counts = Object.fromEntries(names.map((name) => [name, marks.number(`crawl_run.${name}`)]));
  return { ...counts, fetched: 1, errors: 0 };
}

async function addGrabbers({ deps }: TestApi, { shopId, manager, marks }: Filling, crawlerId: string) {
  const word = (place: string) => marks.word(`grabber.${place}`);
  const create = `mutation ($input: GrabberInput!) { createGrabber(input: $input) { __typename ... on GrabberSaved { grabber { id version } changeId } } }`;
  const rules = [{ field: 'name', selector: `.${word('selector')}` }];
  const pages = await ask(manager, create, {
    input: { shopId, name: word('name'), kind: 'pages', crawlerId, config: { rules } },
  });
  const feed = await ask(manager, create, {
    input: {
      shopId,
      name: word('feed name'),
      kind: 'feed',
      feedUrl: `https://shop.example/${word('feed')}.xml`,
      config: {},
    },
  });
  const grabberId = pages.grabber?.id ?? '';
  const { config_id: configId } = await deps.db
    .selectFrom('grabber')
    .select('config_id')
    .where('id', '=', grabberId)
    .executeTakeFirstOrThrow();
  const grabRunId = await queueGrabRun(deps, { id: grabberId, configId: configId ?? '', crawlerId });
  await sql`update grab_run set stop_reason = ${word('stop reason')} where id = ${grabRunId}`.execute(deps.db);
  await sql`update grabber set last_run_id = ${grabRunId}, state = 'active' where id = ${grabberId}`.execute(deps.db);
  await sql`insert into grab_item (run_id, item_key, line, outcome, reason, code, offers)
    values (${grabRunId}, 'row 7', ${marks.number('grab_item.line')}, 'error', ${word('item reason')}, 'x', 1)`.execute(
    deps.db,
  );
  return { grabberId, feedGrabberId: feed.grabber?.id ?? '', grabRunId };
}

function field<T>(value: T, raw = String(value)): Field<T> {
  return { value, raw, method: 'selector', path: 'x', confidence: 0.9 };
}

async function addOffers({ deps }: TestApi, { shopId, productId, variantId, marks }: Filling, grabberId: string) {
  const raw = (name: string): RawOffer => {
    const word = (place: string) => marks.word(`${name}.${place}`);
    const minor = marks.number(`${name}.price`);
    return {
      sku: field(word('sku')),
      name: field(word('title'), word('raw title')),
      brand: field(word('brand')),
      seller: field(word('seller')),
      color: { ...field(word('colour'), word('raw colour')), path: word('path') },
      url: field(`https://shop.example/${word('address')}`),
      price: field({ amount: (minor / 100).toFixed(2), minor, currency: 'EUR' }),
    };
  };
  const shop = { id: shopId, kind: 'own', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true } as const;
  const rows = ['offer', 'unmatched offer'].map((name) => ({
    rawOffer: raw(name),
    warnings: [],
    observedAt: deps.clock.now(),
  }));
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const { offerIds } = await deps.db.transaction().execute((tx) => saveOffers(tx, deps, shop, source, rows));
  const [offerId = '', unmatchedOfferId = ''] = offerIds;
  await sql`update offer set product_id = ${productId}, variant_id = ${variantId}, match_state = 'matched', price_state = 'suspect', grabber_id = ${grabberId}
    where id = ${offerId}`.execute(deps.db);
  // A value of the catalogue that was read off the shop's own offer: the value is everybody's, where it was read is not.
  await sql`insert into product_value (id, product_id, attribute_id, value, source_kind, offer_id, snapshot_id, snapshot_at, snapshot_field)
    select ${newId()}, ${productId}, a.id, '"red"', 'offer', o.id, o.current_snapshot_id, o.current_snapshot_at, 'color'
    from attribute a, offer o where a.code = 'color' and o.id = ${offerId}`.execute(deps.db);
  await deps.db.transaction().execute((tx) => refreshFigures(tx, [productId], deps.clock.now()));
  const suspectPointId = newId();
  await sql`insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, amount_minor, currency, exponent, state)
    values (${suspectPointId}, ${offerId}, 'regular', ${deps.clock.now()}, ${deps.clock.now()}, ${marks.number('suspect price')}, 'EUR', 2, 'suspect')`.execute(
    deps.db,
  );
  return { offerId, unmatchedOfferId, suspectPointId };
}

type Offers = Awaited<ReturnType<typeof addOffers>>;

async function addProposals({ deps }: TestApi, { shopId, productId, variantId, marks }: Filling, offers: Offers) {
  const [proposalId, decidedProposalId] = [newId(), newId()];
  const add = (id: string, offerId: string, state: string, place: string) =>
    sql`insert into proposal (id, kind, state, offer_id, shop_id, snapshot_id, snapshot_at, product_id, variant_id, confidence, evidence,
        evidence_hash, dedupe_key, is_audit_sample, decided_at, reason)
      select ${id}, 'link_offer', ${state}, o.id, ${shopId}, o.current_snapshot_id, o.current_snapshot_at, ${productId}, ${variantId}, 0.7,
        ${JSON.stringify([{ code: 'note', weight: 'weak', text: marks.word(`${place}.evidence`), params: {} }])}::jsonb,
        '\\x00', ${id}, ${state === 'applied'}, ${state === 'applied' ? deps.clock.now() : null}, ${marks.word(`${place}.reason`)}
      from offer o where o.id = ${offerId}`.execute(deps.db);
  await add(proposalId, offers.unmatchedOfferId, 'in_review', 'proposal');
  await add(decidedProposalId, offers.offerId, 'applied', 'decided proposal');
  return { proposalId, decidedProposalId };
}

async function addOfOneself({ deps }: TestApi, { manager, managerId, marks }: Filling, crawlerId: string) {
  const bulkRunId = newId();
  await sql`insert into bulk_run (id, list, action, is_gathered, total, requested_by, requested_at)
    values (${bulkRunId}, 'crawlers', 'pause', true, 1, ${managerId}, ${deps.clock.now()})`.execute(deps.db);
  await sql`insert into bulk_item (run_id, record_id, position, name) values (${bulkRunId}, ${crawlerId}, 1, ${marks.word('bulk_item.name')})`.execute(
    deps.db,
  );
  const viewId = newId();
  await ask(
    manager,
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "crawlers", input: $input) {
      __typename ... on SavedViewSaved { view { id version } } } }`,
    {
      id: viewId,
      input: {
        name: marks.word('saved_view.name'),
        query: `q=${marks.word('saved_view.query')}`,
        isShared: false,
        columns: [],
        density: 'usual',
      },
    },
  );
  const bookmarkPath = `/crawlers/${crawlerId}`;
  const starred = { path: bookmarkPath, name: marks.word('bookmark.name') };
  await manager.query('mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename } }', {
    input: starred,
  });
  const visited = { path: bookmarkPath, name: marks.word('visit.name') };
  await manager.query('mutation ($input: BookmarkInput!) { noteVisit(input: $input) { __typename } }', {
    input: visited,
  });
  const session = await deps.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', managerId)
    .executeTakeFirstOrThrow();
  await sql`update session set address = ${marks.word('session.address')} where id = ${session.id}`.execute(deps.db);
  const apiKeyId = newId();
  await sql`insert into api_key (id, user_id, name, hash, shown_part, rules, expires_at, created_at)
    values (${apiKeyId}, ${managerId}, 'Robot', sha256(${apiKeyId}::text::bytea), 'quarry_key_0000', '[]', now() + interval '10 years', ${deps.clock.now()})`.execute(
    deps.db,
  );
  return { bulkRunId, viewId, bookmarkPath, sessionId: session.id, apiKeyId };
}
