import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { noteBlob } from '../../platform/storage/index.ts';
import { extractorVersion } from '../offers/index.ts';
import { refuseRows, testApi } from '../../testing/index.ts';
import {
  type BuiltGrabber,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';
import { queueReadAgain } from './read-again.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();

const page = (name: string, price: string) => {
  const offers = { '@type': 'Offer', price, priceCurrency: 'EUR' };
  return Buffer.from(
    `<html lang="en"><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers })}</script></html>`,
  );
};

/** A shop whose pages were read some time ago, the first `wrong` of them by an extractor that took cents for euros. */
async function oldShop(wrong: number, right: number) {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const pages = Array.from({ length: wrong + right }, (_, index) => {
    const name = `Kettle ${index} ${shop.id}`;
    const bytes = page(name, `${index + 1}9.00`);
    return { url: `${shop.url}p/${index}`, bytes, read: index < wrong ? page(name, `0.${index + 1}9`) : bytes };
  });
  await buildCrawlRun(
    deps,
    crawler,
    pages.map(({ url, read: bytes }) => ({ url, outcome: 'changed', bytes })),
  );
  while ((await grabWaitingPages(deps)) > 0);
  for (const { url, bytes } of pages.slice(0, wrong)) {
    const stored = await deps.storage.put(bytes);
    await noteBlob(deps.db, deps.storage, stored, 'text/html', deps.clock.now());
    await sql`
      update page_fetch set blob_sha256 = ${stored.sha256} where page_id in (select id from page where url = ${url})`.execute(
      deps.db,
    );
  }
  await sql`
    update offer_snapshot set extractor_version = '1' where offer_id in (select id from offer where shop_id = ${shop.id})`.execute(
    deps.db,
  );
  const cents = (await offersOf(shop.id)).slice(0, wrong).map(({ id }) => id);
  return { shop, crawler, grabber, cents };
}

const offersOf = (shopId: string) =>
  deps.db
    .selectFrom('offer')
    .innerJoin('page', 'page.id', 'offer.page_id')
    .select(['offer.id', 'offer.price_minor', 'offer.state', 'offer.last_seen_at'])
    .where('offer.shop_id', '=', shopId)
    .orderBy('page.url')
    .execute();

const runsOf = (grabber: BuiltGrabber) =>
  deps.db
    .selectFrom('grab_run')
    .selectAll()
    .where('grabber_id', '=', grabber.id)
    .where('trigger', '=', 'replay')
    .orderBy('requested_at')
    .execute();

type Older = { outOf: number; offers: number; confirmed: number; run: { id: string; state: string } | null };

const olderOf = async ({ id }: BuiltGrabber): Promise<Older> => {
  const document =
    'query ($id: ID!) { grabber(id: $id) { olderReadings { outOf offers confirmed run { id state } } } }';
  return (await administrator.query<{ grabber: { olderReadings: Older } }>(document, { id })).grabber.olderReadings;
};

const fetchCount = async () =>
  (await sql<{ count: number }>`select count(*) as count from page_fetch`.execute(deps.db)).rows[0]?.count;

async function workOffAll(): Promise<void> {
  while (await workOffOneGrabRun(deps));
}

// What is of other tests is seen to before.
beforeAll(async () => {
  while ((await queueReadAgain(deps)) > 0);
  await workOffAll();
});

describe('an upgrade whose extractor reads otherwise', () => {
  it('puts a wrong price right without a fetch, and counts what it did', async () => {
    const { shop, grabber, cents } = await oldShop(2, 3);
    const fetches = await fetchCount();
    expect((await offersOf(shop.id)).map(({ price_minor }) => price_minor)).toEqual([19, 29, 3900, 4900, 5900]);
    deps.clock.advance(60_000);
    expect(await queueReadAgain(deps)).toBe(1);
    await workOffAll();

    expect((await offersOf(shop.id)).map(({ price_minor }) => price_minor)).toEqual([1900, 2900, 3900, 4900, 5900]);
    expect(await fetchCount()).toBe(fetches);
    const standing = await deps.db
      .selectFrom('price_point')
      .select('amount_minor')
      .where('offer_id', 'in', cents)
      .where('valid_to', 'is', null)
      .orderBy('amount_minor')
      .execute();
    expect(standing.map(({ amount_minor }) => amount_minor)).toEqual([1900, 2900]);
    const [run] = await runsOf(grabber);
    const answer = await administrator.query<{ grabRun: object }>(
      `query ($id: ID!) {
        grabRun(id: $id) { state trigger requestedBy readAgain { isAfterUpgrade pages changed } }
      }`,
      { id: run?.id },
    );
    expect(answer.grabRun).toEqual({
      state: 'succeeded',
      trigger: 'replay',
      requestedBy: null,
      readAgain: { isAfterUpgrade: true, pages: 5, changed: 2 },
    });

    const snapshots = await deps.db
      .selectFrom('offer_snapshot')
      .select(['offer_id', 'observed_at', 'extractor_version'])
      .where('offer_id', 'in', cents)
      .orderBy('offer_id')
      .orderBy('seq')
      .execute();
    expect(snapshots.map(({ extractor_version }) => extractor_version)).toEqual([
      '1',
      extractorVersion,
      '1',
      extractorVersion,
    ]);
    for (const [old, now] of [snapshots.slice(0, 2), snapshots.slice(2)]) {
      expect(now?.offer_id).toBe(old?.offer_id);
      expect(now?.observed_at).toEqual(old?.observed_at);
    }
  });

  it('says how many current offers older code read, and how many of them came out the same', async () => {
    const { shop, grabber } = await oldShop(2, 3);
    await sql`update offer set state = 'expired' where shop_id = ${shop.id} and id = ${(await offersOf(shop.id))[4]?.id}`.execute(
      deps.db,
    );
    expect(await olderOf(grabber)).toEqual({ outOf: 4, offers: 4, confirmed: 0, run: null });
    await queueReadAgain(deps);
    const [run] = await runsOf(grabber);
    expect(await olderOf(grabber)).toMatchObject({ offers: 4, confirmed: 0, run: { id: run?.id, state: 'queued' } });
    await workOffAll();
    const done = { outOf: 4, offers: 2, confirmed: 2, run: { id: run?.id, state: 'succeeded' } };
    expect(await olderOf(grabber)).toEqual(done);
    await sql`delete from grab_item where run_id = ${run?.id}`.execute(deps.db);
    expect(await olderOf(grabber)).toEqual({ ...done, confirmed: 0 });
    await sql`update grab_run set items_gone_at = now() where id = ${run?.id}`.execute(deps.db);
    expect(await olderOf(grabber)).toEqual(done);
  });

  it('reads nothing a second time', async () => {
    const { grabber } = await oldShop(1, 1);
    await queueReadAgain(deps);
    await workOffAll();
    const before = await runsOf(grabber);
    expect(before).toHaveLength(1);
    expect(await queueReadAgain(deps)).toBe(0);
    expect(await workOffOneGrabRun(deps)).toBe(false);
    expect(await runsOf(grabber)).toEqual(before);
  });

  it('opens the run of a grabber although that of another one cannot be opened, which it tries once', async () => {
    const { grabber: broken } = await oldShop(1, 0);
    const { grabber: whole } = await oldShop(1, 0);
    const failures = await refuseRows(deps.db, 'grab_run', `new.grabber_id = '${broken.id}'`);
    expect(await queueReadAgain(deps)).toBe(1);
    expect(await queueReadAgain(deps)).toBe(0);
    expect(failures()).toMatchObject([{ event: 'grabber.not-read-again', grabberId: broken.id, reason: 'refused' }]);
    await workOffAll();
    expect(await runsOf(whole)).toHaveLength(1);
  });

  it('opens no run where every reading is of today, nor for a feed', async () => {
    const { shop, grabber } = await oldShop(0, 2);
    await sql`update offer_snapshot set extractor_version = ${extractorVersion} where offer_id in (select id from offer where shop_id = ${shop.id})`.execute(
      deps.db,
    );
    await buildGrabber(deps, shop, { feedUrl: 'https://feed.example/feed.xml' });
    expect(await queueReadAgain(deps)).toBe(0);
    expect(await runsOf(grabber)).toEqual([]);
  });

  it('reads a feed whose bytes stay the same again at its next fetch', async () => {
    const feedOf = (price: string) =>
      `id\ttitle\tlink\tprice\nF1\tKettle\thttps://feed.example/f1\t${price} EUR\nF2\tPot\thttps://feed.example/f2\t5.00 EUR\n`;
    let feed = feedOf('17.00');
    const server = createServer((_request, response) => response.end(feed));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      deps.allowHosts = [...deps.allowHosts, host];
      const shop = await buildShop(deps);
      const grabber = await buildGrabber(deps, shop, { feedUrl: `http://${host}/feed.tsv` });
      const prices = async () => {
        const rows = await deps.db
          .selectFrom('offer')
          .select('price_minor')
          .where('shop_id', '=', shop.id)
          .orderBy('price_minor')
          .execute();
        return rows.map(({ price_minor }) => price_minor);
      };
      const old = await queueGrabRun(deps, grabber);
      await workOffOneGrabRun(deps);
      expect(await prices()).toEqual([500, 1700]);

      // As if the extractor before had read another sum of the row.
      feed = feedOf('19.00');
      const read = { feed: createHash('sha256').update(feed).digest('hex'), extractor: '1' };
      await sql`update grab_run set cursor = cursor || ${JSON.stringify(read)}::jsonb where id = ${old}`.execute(
        deps.db,
      );
      await sql`update offer_snapshot set extractor_version = '1' where offer_id in (select id from offer where shop_id = ${shop.id})`.execute(
        deps.db,
      );
      expect(await olderOf(grabber)).toEqual({ outOf: 2, offers: 2, confirmed: 0, run: null });
      deps.clock.advance(60_000);
      await queueGrabRun(deps, grabber);
      await workOffOneGrabRun(deps);
      expect(await prices()).toEqual([500, 1900]);
      expect(await olderOf(grabber)).toEqual({ outOf: 2, offers: 1, confirmed: 1, run: null });

      deps.clock.advance(60_000);
      const third = await queueGrabRun(deps, grabber);
      await workOffOneGrabRun(deps);
      const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', third).executeTakeFirstOrThrow();
      expect(run.stop_reason).toBe('unchanged');
    } finally {
      server.close();
    }
  });

  it('opens one run however many workers see to it', async () => {
    const { grabber } = await oldShop(1, 0);
    await Promise.all([queueReadAgain(deps), queueReadAgain(deps), queueReadAgain(deps)]);
    expect(await runsOf(grabber)).toHaveLength(1);
    await Promise.all([workOffOneGrabRun(deps), workOffOneGrabRun(deps)]);
    expect(await runsOf(grabber)).toMatchObject([{ state: 'succeeded', totals: { snapshots: 1 } }]);
  });

  it('can be cancelled, and is not opened again', async () => {
    const { shop, grabber } = await oldShop(1, 0);
    await queueReadAgain(deps);
    const [run] = await runsOf(grabber);
    await administrator.query(`mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }`, {
      id: run?.id,
    });
    expect(await queueReadAgain(deps)).toBe(0);
    await workOffAll();
    expect(await runsOf(grabber)).toMatchObject([{ state: 'cancelled' }]);
    expect((await offersOf(shop.id)).map(({ price_minor }) => price_minor)).toEqual([19]);
  });

  it('waits for fetched pages and for runs that were asked for', async () => {
    const { shop, crawler, grabber } = await oldShop(1, 0);
    await queueReadAgain(deps);
    const bytes = page(`Pot ${shop.id}`, '7.00');
    await buildCrawlRun(deps, crawler, [{ url: `${shop.url}new`, outcome: 'changed', bytes }]);
    expect(await workOffOneGrabRun(deps)).toBe(false);
    const asked = await queueGrabRun(deps, grabber, 'replay');
    expect(await workOffOneGrabRun(deps)).toBe(true);
    const state = async () => (await runsOf(grabber)).map((run) => [run.id === asked, run.state]);
    expect(await state()).toContainEqual([true, 'waiting']);
    expect(await state()).toContainEqual([false, 'queued']);
    while ((await grabWaitingPages(deps)) > 0);
    await workOffAll();
    // What it would be compared with is not decided.
    expect(await state()).toContainEqual([false, 'queued']);
    const person = await api.asAdministrator();
    await person.query(`mutation ($id: ID!) { decideReplay(id: $id, decision: DISCARD) { __typename } }`, {
      id: asked,
    });
    await workOffAll();
    expect(await state()).toContainEqual([false, 'succeeded']);
  });

  it('gives way to live work that comes while it runs, and goes on where it stood', async () => {
    const { shop, crawler, grabber } = await oldShop(60, 0);
    await queueReadAgain(deps);
    let isFirst = true;
    const storage = {
      ...deps.storage,
      get: async (stored: Parameters<typeof deps.storage.get>[0]) => {
        if (isFirst) {
          isFirst = false;
          const bytes = page(`Pan ${shop.id}`, '8.00');
          await buildCrawlRun(deps, crawler, [{ url: `${shop.url}late`, outcome: 'changed', bytes }]);
        }
        return deps.storage.get(stored);
      },
    };
    expect(await workOffOneGrabRun({ ...deps, storage })).toBe(true);
    expect(await runsOf(grabber)).toMatchObject([{ state: 'queued', stalls: 0 }]);
    expect(await workOffOneGrabRun(deps)).toBe(false);
    while ((await grabWaitingPages(deps)) > 0);
    expect(await workOffOneGrabRun(deps)).toBe(true);
    expect(await runsOf(grabber)).toMatchObject([{ state: 'succeeded', stalls: 0, totals: { snapshots: 60 } }]);
  });
});
