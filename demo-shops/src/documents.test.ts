import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoShops, type DemoShops } from './index.ts';
import { allowedForAll, shopOf, sitemapAddresses, textAt, visit } from './testing/visitor.ts';

/** Throws where the text is not well-formed XML with namespaces. */
function checkWellFormed(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

describe('the documents of the demo shops', () => {
  let running: DemoShops;

  beforeAll(async () => {
    running = await startDemoShops({ ports: 'free', faults: 'none' });
  });
  afterAll(() => running.stop());

  const offersOf = (key: string) => running.offers().filter(({ shop }) => shop === key).length;

  it('writes a well-formed RSS feed with every offer of the own shop', async () => {
    const feed = await textAt(`${shopOf(running, 'kernhaus').url}export/google-shopping.xml`);
    checkWellFormed(feed);
    expect(feed.match(/<item>/g)?.length).toBe(offersOf('kernhaus'));
    expect(feed.match(/<g:price>\d+\.\d\d EUR<\/g:price>/g)?.length).toBe(offersOf('kernhaus'));
  });

  it('writes a tab-separated feed in which every row has every column', async () => {
    const feed = await textAt(`${shopOf(running, 'tarnbrook').url}feeds/merchant.tsv`);
    const [header = '', ...rows] = feed.replace(/\r\n$/, '').split('\r\n');
    expect(header.split('\t')).toContain('image link');
    expect(rows.length).toBe(offersOf('tarnbrook'));
    expect(rows.filter((row) => row.split('\t').length !== header.split('\t').length)).toEqual([]);
  });

  it('writes an Atom feed with three bad rows: no id, no price, an id given twice', async () => {
    const feed = await textAt(`${shopOf(running, 'marelle').url}flux/google.atom`);
    checkWellFormed(feed);
    const entries = feed.split('<entry>').slice(1);
    const ids = entries.map((entry) => /<g:id>([^<]+)/.exec(entry)?.[1]);
    expect(entries.length).toBe(offersOf('marelle') + 3);
    expect(ids.filter((id) => id === undefined).length).toBe(1);
    expect(entries.filter((entry) => entry.includes('<g:price>sur demande</g:price>')).length).toBe(1);
    expect(ids.length - new Set(ids).size).toBe(1);
  });

  it('forbids baskets, refining and drafts, and lets the longer Allow win', async () => {
    for (const [key, basket, draft, help] of [
      ['kernhaus', '/warenkorb', '/vorschau/1', '/filter/hilfe'],
      ['tarnbrook', '/cart', '/preview/1', '/refine/help'],
      ['marelle', '/panier', '/apercu/1', '/affiner/aide'],
      ['stallhall', '/basket', '/drafts/1', '/facets/help'],
    ] as const) {
      const isAllowed = allowedForAll(await textAt(`${shopOf(running, key).url}robots.txt`));
      expect([isAllowed('/'), isAllowed(basket), isAllowed(draft), isAllowed(help)]).toEqual([
        true,
        false,
        false,
        true,
      ]);
    }
  });

  it('lists every product page of the four shops in a sitemap, each with an address that answers', async () => {
    for (const shop of running.shops) {
      const addresses = [...new Set(await sitemapAddresses(shop))];
      const statuses = await Promise.all(addresses.map(async (address) => (await visit(address)).status));
      expect(statuses.length).toBeGreaterThan(150);
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  it('leaves two broken entries in one sitemap and a missing child in another', async () => {
    const packed = await visit(`${shopOf(running, 'kernhaus').url}sitemaps/artikel-2.xml.gz`);
    expect(packed.headers.get('content-type')).toBe('application/gzip');
    expect(packed.headers.get('content-encoding')).toBeNull();
    expect((await visit(`${shopOf(running, 'stallhall').url}sitemaps/moved-away.xml`)).status).toBe(404);
  });

  it('sets lastmod of exactly the changed products to the day of the clock', async () => {
    running.moveTo(9);
    const map = await textAt(`${shopOf(running, 'tarnbrook').url}sitemap_products_1.xml`);
    const status = (await (await fetch(running.controlUrl)).json()) as { date: string };
    const fresh = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^T<]+)/g)].flatMap(([, address, date]) =>
      date === status.date ? [address ?? ''] : [],
    );
    const changed = running
      .changes(8, 9)
      .filter((change) => change.shop === 'tarnbrook' && change.after)
      .map(({ url }) => url);
    expect(changed.length).toBeGreaterThan(0);
    expect(fresh.toSorted()).toEqual(changed.toSorted());
  });
});
