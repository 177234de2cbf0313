import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { inDatabase } from './database.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { goTo, heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const ask = await askAsAdministrator();
const dayAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const [first, last] = [dayAgo(6), dayAgo(4)];
const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowsOf = (currency: string) => region(currency).getByRole('table').locator('tbody tr');
const shops: { id: string; channelId: string; currency: string }[] = [];
let report: string;
let kettleId: string;

/** The address of the report of both shops, over days of its own. */
function addressOf(name: string, ...more: string[]): string {
  const filter = ['period:CUSTOM', `from:${first}`, `until:${last}`, ...shops.map(({ id }) => `shopId:${id}`), ...more];
  return `/analytics/${name}?${filter.map((one) => `filter=${encodeURIComponent(one)}`).join('&')}`;
}

async function newShop(currency: string): Promise<void> {
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      input: {
        name: `Mill ${currency} ${word}`,
        url: `https://${currency}-${word}.example`,
        kind: 'own',
        country: 'DE',
        currency,
        timeZone: 'Europe/Berlin',
        locale: 'de',
        pricesIncludeTax: true,
      },
    },
  );
  // A worker gives the shop its channel.
  const channelId = await vi.waitUntil(
    async () => {
      const { channels } = await ask<{ channels: { nodes: { id: string }[] } }>(
        'query ($filter: ChannelFilter) { channels(filter: $filter) { nodes { id } } }',
        { filter: { shopId: [createShop.shop.id] } },
      );
      return channels.nodes[0]?.id;
    },
    { timeout: 60_000 },
  );
  shops.push({ id: createShop.shop.id, channelId, currency });
}

/** An order that was concluded elsewhere at noon of a day: 10.00 net and 1.90 tax for each unit. */
async function receive(shop: (typeof shops)[number] | undefined, day: string, quantity: number): Promise<void> {
  const amounts = { netMinor: 1_000 * quantity, taxMinor: 190 * quantity, grossMinor: 1_190 * quantity };
  const { receiveOrder } = await ask<{ receiveOrder: { __typename: string } }>(
    `mutation ($channelId: ID!, $input: ReceiveOrderInput!) { receiveOrder(channelId: $channelId, input: $input) { __typename } }`,
    {
      channelId: shop?.channelId,
      input: {
        externalId: randomBytes(8).toString('hex'),
        currency: shop?.currency,
        pricesWithTax: true,
        placedAt: `${day}T12:00:00Z`,
        lines: [{ title: `Kettle ${word}`, quantity, unitMinor: 1_190, ...amounts }],
        ...amounts,
      },
    },
  );
  expect(receiveOrder.__typename).toBe('OrderPlaced');
}

beforeAll(async () => {
  for (const currency of ['EUR', 'USD']) await newShop(currency);
  await receive(shops[0], first, 1);
  await receive(shops[0], last, 2);
  await receive(shops[0], last, 3);
  await receive(shops[1], last, 7);
});

describe('reports', () => {
  it('are found in the menu, each with its main figures', async () => {
    await goTo(page, 'Analytics and reports');
    for (const name of [
      'Sales',
      'Sales channels',
      'Price position',
      'Catalogue quality',
      'Sources',
      'Review desk',
      'Comments',
    ])
      await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sales', exact: true }).click();
    await heading(page, 'Sales');
  });

  it('keep currencies apart, each with its cards, drawing and table', async () => {
    await open(page, addressOf('sales'), 'Sales');
    await region('EUR').getByRole('button', { name: 'Net sales' }).click();
    await expect.poll(() => rowsOf('EUR').count()).toBe(4);
    await expect.poll(() => rowsOf('EUR').last().textContent()).toContain('€60.00');
    expect(await rowsOf('USD').last().textContent()).toContain('$70.00');
    await region('EUR').locator('svg.recharts-surface').first().waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('hold in a file what the table shows', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download CSV').click()]);
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    const names = head.replace('\u{feff}', '').split(',');
    const cellsOf = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
    for (const [currency, sign] of [
      ['EUR', '€'],
      ['USD', '$'],
    ] as const) {
      const inFile = lines.map(cellsOf).filter((cells) => cells[names.indexOf('currency')] === currency);
      const inTable = (await rowsOf(currency).locator('td:nth-child(2)').allTextContents()).slice(0, -1);
      expect(inFile.map((cells) => `${sign}${cells[names.indexOf('net_sales')]}`)).toEqual(inTable);
    }
  });

  it('are gone along by keyboard, and a point opens exactly its rows', async () => {
    const slider = region('EUR').getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toContain('€10.00');
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuetext')).toContain('€50.00');
    await page.keyboard.press('Enter');
    await heading(page, 'Orders list');
    await page.getByText('Net sales: €50.00').waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(2);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('lead from a row of the table to its rows, and move when an order comes in', async () => {
    await open(page, addressOf('sales', 'compare:NONE'), 'Sales');
    await region('EUR').getByRole('button', { name: 'Orders', exact: true }).click();
    await expect.poll(() => rowsOf('EUR').last().textContent()).toBe('Total3');
    await receive(shops[0], first, 4);
    await expect.poll(() => rowsOf('EUR').last().textContent()).toBe('Total4');
    await rowsOf('EUR').last().getByRole('link').click();
    await heading(page, 'Orders list');
    await page.getByText('Orders: 4').waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(4);
  });

  it('say what is wrong with a period at its field', async () => {
    await open(page, addressOf('sales'), 'Sales');
    await page.getByLabel('Last day').fill(dayAgo(9));
    await page.getByText('This day is before the first one.', { exact: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('are saved under a name, deleted, and come back by undo', async () => {
    await open(page, addressOf('sales', 'by:SHOP'), 'Sales');
    await button('Save report').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(`Both mills ${word}`);
    await dialog.getByRole('checkbox').first().check();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, `Both mills ${word}`);
    await open(page, '/analytics', 'Analytics and reports');
    const link = page.getByRole('table', { name: 'Saved reports' }).getByRole('link', { name: `Both mills ${word}` });
    await link.click();
    await heading(page, `Both mills ${word}`);
    await expect.poll(() => rowsOf('USD').count()).toBe(2);
    report = new URL(page.url()).pathname + new URL(page.url()).search;
    await button('Delete report').click();
    await heading(page, 'Analytics and reports');
    await link.waitFor({ state: 'detached' });
    await undoOf(page, `Both mills ${word}`).click();
    await link.waitFor();
  });

  it('count products as they are now, and lead to them', async () => {
    const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
      { input: { name: `Kettle ${word}` } },
    );
    kettleId = createProduct.product.id;
    await open(page, '/analytics/quality', 'Catalogue quality');
    await page.getByRole('button', { name: 'Products', exact: true }).click();
    await page.getByRole('table').locator('tbody tr').last().getByRole('link').click();
    await heading(page, 'Products');
    await page.getByText(/^Products: [1-9]/).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('say what is missing most, and lead to the products that miss it', async () => {
    await open(page, '/analytics/quality?filter=by:ATTRIBUTE', 'Catalogue quality');
    const picture = page.getByRole('table').getByRole('row', { name: /^Picture/ });
    await picture.getByRole('link').click();
    await heading(page, 'Products');
    await page.getByText(/^Missing values: [1-9]/).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each([
    ['sources', 'Sources'],
    ['review', 'Review desk'],
  ] as const)('of %s are whole', async (report, title) => {
    await open(page, `/analytics/${report}`, title);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('say since when states are recorded, and show what they are now beside their course', async () => {
    await open(page, '/analytics/quality?filter=by:DAY&measure=PRODUCTS', 'Catalogue quality');
    await page.getByText('They are recorded as each day ends', { exact: false }).waitFor();
    await page.getByRole('table').getByRole('row', { name: /^Now/ }).getByRole('link').waitFor();
    await page.getByLabel('Rows by').selectOption({ label: 'Month' });
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBeLessThan(4);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('say where own prices lie and who undercuts them, and lead to the offers', async () => {
    await open(page, '/analytics/position', 'Price position');
    await page.getByText('No own offers to compare yet').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const { createOwnOffer } = await ask<{ createOwnOffer: { offer: { id: string } } }>(
      `mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { ... on OwnOfferCreated { offer { id } } } }`,
      { input: { shopId: shops[0]?.id, productId: kettleId, sku: word, price: '12.00', currency: 'EUR' } },
    );
    const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
      `mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }`,
      { input: { name: `Rival ${word}`, url: `https://rival-${word}.example`, kind: 'observed', currency: 'EUR' } },
    );
    // Offers of other shops come of crawls alone.
    await inDatabase(
      `insert into offer (id, shop_id, offer_key, origin, product_id, variant_id, match_state, title, currency, price_minor, price_state,
          is_tax_included, first_seen_at, last_seen_at, last_changed_at)
        select gen_random_uuid(), $2, offer_key, 'observed', product_id, variant_id, 'matched', title, currency, 1000, 'accepted',
          is_tax_included, now(), now(), now() from offer where id = $1`,
      [createOwnOffer.offer.id, createShop.shop.id],
    );
    await open(page, '/analytics/position', 'Price position');
    const mill = page.getByRole('table').getByRole('row', { name: /^Mill EUR/ });
    await mill.getByRole('link', { name: '1', exact: true }).waitFor();
    await button('Average distance from lowest price').click();
    await mill.getByRole('link', { name: '20%', exact: true }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Rows by').selectOption({ label: 'Undercutting shop' });
    const rival = page.getByRole('table').getByRole('row', { name: `Rival ${word}` });
    await rival.getByRole('link', { name: '1', exact: true }).click();
    await heading(page, 'Offers');
    await page.getByText('Undercut: 1').waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('say what is listed and refused on which channel, and lead to these listings', async () => {
    const { createProduct } = await ask<{
      createProduct: { product: { id: string; version: number; variants: { id: string }[] } };
    }>(
      `mutation ($input: ProductInput!) { createProduct(input: $input) {
        ... on ProductCreated { product { id version variants { id } } } } }`,
      { input: { name: `Jug ${word}` } },
    );
    const { id, version, variants } = createProduct.product;
    await ask(
      'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
      { id, version },
    );
    const { setListing } = await ask<{ setListing: { listing: { state: string } } }>(
      `mutation ($channelId: ID!, $variantId: ID!) { setListing(channelId: $channelId, variantId: $variantId, version: 0,
        input: { published: true }) { ... on ListingSet { listing { state } } } }`,
      { channelId: shops[0]?.channelId, variantId: variants[0]?.id },
    );
    // It has no price.
    expect(setListing.listing.state).toBe('REFUSED');
    await open(page, `/analytics/channels?filter=shopId:${shops[0]?.id}`, 'Sales channels');
    await button('Refused').click();
    const direct = page.getByRole('table').locator('tbody tr').first();
    await expect.poll(() => direct.textContent()).toContain('1');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await direct.getByRole('link', { name: '1', exact: true }).click();
    await heading(page, 'Listings');
    await page.getByText('Refused: 1').waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
    await page.locator('main tbody tr').getByText(`Jug ${word}`).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await open(page, `/analytics/channels?filter=by:DAY&filter=shopId:${shops[0]?.id}`, 'Sales channels');
    await page.getByRole('table').getByRole('row', { name: /^Now/ }).getByRole('link').waitFor();
  });

  it('count comments as they are now, and lead to them', async () => {
    const { submitComment } = await ask<{ submitComment: { __typename: string } }>(
      'mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename } }',
      {
        channelId: shops[0]?.channelId,
        input: { kind: 'REVIEW', productId: kettleId, authorName: `Ada ${word}`, rating: 4, text: `Boils ${word}` },
      },
    );
    expect(submitComment.__typename).toBe('CommentSubmitted');
    await open(page, `/analytics/comments?filter=by:SHOP&filter=shopId:${shops[0]?.id}`, 'Comments');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page
      .getByRole('table')
      .getByRole('row', { name: /^Mill EUR/ })
      .getByRole('link', { name: '1', exact: true })
      .click();
    await page.getByText('Comments to decide: 1').waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(1);
  });

  it('name each bar in its own room, and in full for who points at it', async () => {
    const names = ['Height-adjustable standing desk with oak veneer', 'Donaudampfschifffahrtsgesellschaftskapitän'];
    for (const name of names) {
      const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
        'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
        { input: { name: `${name} ${word}` } },
      );
      const input = { kind: 'QUESTION', productId: createProduct.product.id, authorName: 'Ada', text: `Of ${name}` };
      await ask(
        'mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename } }',
        { channelId: shops[0]?.channelId, input },
      );
    }
    await open(page, `/analytics/comments?filter=by:PRODUCT&filter=shopId:${shops[0]?.id}`, 'Comments');
    const ticks = page.locator('g').filter({ has: page.locator('> title') });
    await expect
      .poll(() => ticks.locator('title').allTextContents())
      .toEqual(expect.arrayContaining(names.map((name) => `${name} ${word}`)));
    const boxes = await Promise.all((await ticks.all()).map((tick) => tick.boundingBox()));
    const inOrder = boxes.flatMap((box) => box ?? []).toSorted((one, other) => one.y - other.y);
    const drawing = await page.locator('svg.recharts-surface').first().boundingBox();
    for (const [at, { x, y }] of inOrder.entries()) {
      expect(x).toBeGreaterThanOrEqual(drawing?.x ?? Infinity);
      const above = inOrder[at - 1];
      expect(y).toBeGreaterThanOrEqual(above ? above.y + above.height : 0);
    }
    expect(inOrder.length).toBeGreaterThan(2);
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('are whole: $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    for (const one of [
      '/analytics',
      addressOf('sales'),
      addressOf('sales', 'by:SHOP'),
      report,
      '/analytics/quality',
      '/analytics/comments',
      '/analytics/channels',
      '/sales-channels/listings',
      '/analytics/position',
      '/analytics/position?filter=by:RIVAL',
      '/analytics/sources',
      '/analytics/review',
      '/analytics/sources?filter=by:DAY&measure=OFFERS',
    ]) {
      await visit(visitor, one);
      expect(await faultsOf(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
