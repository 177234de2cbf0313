import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { countStatements, type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { type Amount, channelWorld } from './testing/channel-world.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const world = channelWorld(api);

let administrator: TestClient;
beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
});

type Run = { id: string; state: string; total: number; done: number; refused: number };
type Answer = { __typename: string; run?: Run; issues?: { path: string; code: string }[] };
type Cell = { channelId: string; variantId: string; published?: boolean; price?: string; publishAt?: string };
type Preview = {
  changes: number;
  unchanged: number;
  refused: number;
  cells: {
    before: string;
    after: string;
    priceBefore: Amount;
    priceAfter: Amount;
    isChanged: boolean;
    refusal: { code: string; reason: string } | null;
  }[];
};

const workOff = async () => {
  while (await workOnBulkRun(deps, workOnLists));
};
const run = async (id: string) =>
  (
    await administrator.query<{ bulkRun: Run }>(
      'query ($id: ID!) { bulkRun(id: $id) { id state total done unchanged refused } }',
      { id },
    )
  ).bulkRun;
const namesIn = async (id: string) =>
  (
    await administrator.query<{ bulkItems: { nodes: { name: string | null }[] } }>(
      'query ($id: ID!) { bulkItems(runId: $id) { nodes { name } } }',
      { id },
    )
  ).bulkItems.nodes.map(({ name }) => name);
async function undone(id: string): Promise<string> {
  const { commandRun } = await administrator.query<{ commandRun: { run?: { id: string } } }>(
    'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename ... on RunAnswered { run { id } } } }',
    { id },
  );
  await workOff();
  return commandRun.run?.id ?? '';
}
async function does(list: string, action: string, ids: readonly string[], input: object = {}): Promise<Answer> {
  const { startBulkRun } = await administrator.query<{ startBulkRun: Answer }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } }
      ... on InvalidInput { issues { path code } } } }`,
    { input: { list, action, ids: inParts(ids), input } },
  );
  await workOff();
  return startBulkRun;
}
async function preview(cells: readonly Cell[], client = administrator): Promise<Preview> {
  const document = `query ($cells: [[ListingCellInput!]!]!) { previewListings(cells: $cells) { changes unchanged refused
    cells { before after priceBefore { minor currency } priceAfter { minor currency } isChanged refusal { code reason } } } }`;
  return (await client.query<{ previewListings: Preview }>(document, { cells: [cells] })).previewListings;
}
async function apply(cells: readonly Cell[], client = administrator, isWorkedOff = true): Promise<string> {
  const { applyListings } = await client.query<{ applyListings: Answer }>(
    `mutation ($cells: [[ListingCellInput!]!]!) { applyListings(cells: $cells) { __typename ... on BulkRunStarted { run { id } } } }`,
    { cells: [cells] },
  );
  if (isWorkedOff) await workOff();
  return applyListings.run?.id ?? '';
}
async function stateOf(channelId: string): Promise<Record<string, number>> {
  return (await world.channelOf(administrator, channelId))!.counts;
}

describe('many cells of the matrix', () => {
  it('are looked at, written but for those that are refused, and taken back where nobody changed them since', async () => {
    const shopId = await world.newShop();
    const channels: string[] = [];
    for (const name of ['One', 'Two', 'Three']) channels.push(await world.openChannel(administrator, shopId, { name }));
    const variants: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      const { id, variantId } = await world.newProduct(`Chair ${at}`, at === 39 ? 'DRAFT' : 'ACTIVE');
      variants.push(variantId);
      await world.newOffer(administrator, shopId, id, { sku: `S${at}`, price: '10.00' });
    }
    const cells = variants.flatMap((variantId, at) =>
      channels.map((channelId): Cell => {
        const isPriced = at < 10;
        return {
          channelId,
          variantId,
          published: true,
          ...(isPriced && { price: at === 3 ? '9.999' : `${at + 1}.50` }),
        };
      }),
    );
    const seen = await preview(cells);
    expect(seen).toMatchObject({ changes: 114, refused: 6, unchanged: 0 });
    expect(seen.cells[0]).toEqual({
      before: 'OFF',
      after: 'LISTED',
      priceBefore: { minor: 1000, currency: 'EUR' },
      priceAfter: { minor: 150, currency: 'EUR' },
      isChanged: true,
      refusal: null,
    });
    expect(seen.cells[9]).toMatchObject({ after: 'OFF', isChanged: false, refusal: { code: 'LISTING_PRICE' } });
    expect(seen.cells.at(-1)).toMatchObject({
      refusal: { reason: 'Chair 39 is a draft. Publish the product first.' },
    });
    expect(await stateOf(channels[0]!)).toMatchObject({ listed: 0 });

    const applied = await apply(cells);
    expect(await run(applied)).toMatchObject({ state: 'succeeded', total: 120, done: 114, refused: 6 });
    expect(await stateOf(channels[0]!)).toEqual({ listed: 38, scheduled: 0, refused: 0, off: 0 });
    expect(await preview(cells)).toMatchObject({ changes: 0, refused: 6, unchanged: 114 });

    clock.advance(1_000);
    const touched = { channelId: channels[0]!, variantId: variants[0]! };
    await world.setListing(administrator, touched, 1, { price: '99.00' });
    const back = await undone(applied);
    expect(await run(back)).toMatchObject({ state: 'succeeded', total: 114, done: 114 });
    expect(await stateOf(channels[0]!)).toEqual({ listed: 0, scheduled: 0, refused: 0, off: 38 });
    const kept = await sql<{ price: number; published: boolean }>`
      select price_minor as price, published from listing where channel_id = ${touched.channelId} and variant_id = ${touched.variantId}`.execute(
      db,
    );
    expect(kept.rows).toEqual([{ price: 9900, published: false }]);
  });

  it('are named in their run by product and channel, before it begins and after', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId, { name: 'Market' });
    const oak = await world.newProduct('Oak chair');
    const elm = await world.newProduct('Elm chair', 'DRAFT');
    const cells = [oak, elm].map(({ variantId }): Cell => ({ channelId, variantId, published: true }));
    const id = await apply(cells, administrator, false);
    expect(await namesIn(id)).toEqual(['Oak chair · Market', 'Elm chair · Market']);
    await workOff();
    expect(await namesIn(id)).toEqual(['Oak chair · Market', 'Elm chair · Market']);
    expect(await namesIn(await undone(id))).toEqual(['Oak chair · Market']);
  });

  it('are hidden from people of other shops, and refused where one may only read', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId);
    const { variantId } = await world.newProduct();
    const cells = [{ channelId, variantId, price: '5.00' }];
    const stranger = await (await world.managerOf(await world.newShop()))();
    expect((await preview(cells, stranger)).cells).toMatchObject([{ isChanged: false, refusal: { code: 'ROW_GONE' } }]);
    const asked = await apply(cells, stranger);
    const { rows } = await sql<{ outcome: string }>`select outcome from bulk_job_row where job_id = ${asked}`.execute(
      db,
    );
    expect(rows).toEqual([{ outcome: 'refused' }]);
    expect((await sql`select from listing where channel_id = ${channelId}`.execute(db)).rows).toEqual([]);
  });

  it('change single parts, take prices away, and count each place once', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId);
    const { variantId } = await world.newProduct();
    const place = { channelId, variantId };
    const first = await apply([
      { ...place, published: true },
      { ...place, price: '7.00' },
    ]);
    expect(await run(first)).toMatchObject({ total: 1, done: 1 });
    const [cell] = (await preview([{ ...place, price: '' }])).cells;
    expect(cell).toMatchObject({ before: 'LISTED', after: 'REFUSED', priceAfter: null, isChanged: true });
  });

  it('put anew what began at a time that is over', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId);
    const place = { channelId, variantId: (await world.newProduct()).variantId };
    await apply([{ ...place, published: true, price: '7.00', publishAt: world.later(60_000) }]);
    clock.advance(120_000);
    expect(await preview([{ ...place, published: true }])).toMatchObject({ unchanged: 1 });
    await apply([{ ...place, published: false }]);
    expect(await stateOf(channelId)).toMatchObject({ listed: 0, off: 1 });
    await apply([{ ...place, published: true }]);
    expect(await stateOf(channelId)).toMatchObject({ listed: 1, off: 0 });
  });

  it('are at most five thousand', async () => {
    const cells = Array.from({ length: 5_001 }, () => ({ channelId: 'c', variantId: 'v', price: '1' }));
    const parts = Array.from({ length: 6 }, (_, at) => cells.slice(at * 1_000, (at + 1) * 1_000));
    const { applyListings } = await administrator.query<{ applyListings: Answer }>(
      `mutation ($cells: [[ListingCellInput!]!]!) { applyListings(cells: $cells) { __typename ... on InvalidInput { issues { path code } } } }`,
      { cells: parts },
    );
    expect(applyListings).toEqual({ __typename: 'InvalidInput', issues: [{ path: 'cells', code: 'too_many' }] });
  });
});

describe('what is done on a channel to many products, and to many listings', () => {
  it('lists all variants of products and takes them off, each with its way back', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId);
    const active = await world.newProduct('Active');
    const draft = await world.newProduct('Draft', 'DRAFT');
    for (const { id } of [active, draft]) await world.newOffer(administrator, shopId, id, { sku: id, price: '10' });
    const published = await does('products', 'publishOnChannel', [active.id, draft.id], { channelId });
    expect(await run(published.run!.id)).toMatchObject({ state: 'succeeded', done: 1, refused: 1 });
    expect(await stateOf(channelId)).toMatchObject({ listed: 1, off: 0 });
    clock.advance(1_000);
    const off = await does('products', 'takeOffChannel', [active.id], { channelId });
    expect(await stateOf(channelId)).toMatchObject({ listed: 0, off: 1 });
    clock.advance(1_000);
    expect(await run(await undone(off.run!.id))).toMatchObject({ total: 1, done: 1, refused: 0 });
    expect(await stateOf(channelId)).toMatchObject({ listed: 1, off: 0 });
    const nowhere = await does('products', 'publishOnChannel', [active.id]);
    expect(nowhere.issues).toEqual([{ path: 'input.channelId', code: 'required' }]);
  });

  it('lists at a time, and takes off what the list of listings shows', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId);
    const { id, variantId } = await world.newProduct();
    await world.newOffer(administrator, shopId, id, { sku: 'S', price: '10' });
    const { listing } = await world.setListing(administrator, { channelId, variantId }, 0, {});
    await does('listings', 'takeOff', [listing!.id]);
    expect(await stateOf(channelId)).toMatchObject({ off: 1 });
    clock.advance(1_000);
    const over = await does('listings', 'publish', [listing!.id], { publishAt: world.later(-60_000) });
    expect(await run(over.run!.id)).toMatchObject({ refused: 1 });
    const set = await does('listings', 'publish', [listing!.id], { publishAt: world.later(60_000) });
    expect(await stateOf(channelId)).toMatchObject({ scheduled: 1 });
    expect(await run(await undone(set.run!.id))).toMatchObject({ done: 1 });
    expect(await stateOf(channelId)).toMatchObject({ off: 1 });
  });
});

describe('a start that is set for many', () => {
  const rowsOf = async (id: string) =>
    (
      await administrator.query<{
        bulkItems: {
          nodes: { name: string | null; outcome: string; refusal: { code: string; reason: string } | null }[];
        };
      }>('query ($id: ID!) { bulkItems(runId: $id) { nodes { name outcome refusal { code reason } } } }', { id })
    ).bulkItems.nodes;
  const at = (time: string) => `${time.slice(0, 16).replace('T', ' ')} (UTC)`;
  async function onSale(channelId: string, shopId: string, name: string, input: object | null) {
    const product = await world.newProduct(name);
    await world.newOffer(administrator, shopId, product.id, { sku: name, price: '10' });
    if (input) await world.setListing(administrator, { channelId, variantId: product.variantId }, 0, input);
    return product;
  }

  it('leaves on the channel what is there, and schedules the rest', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId, { name: 'Market' });
    const live = await onSale(channelId, shopId, 'Live', {});
    const off = await onSale(channelId, shopId, 'Off', { published: false });
    const over = await onSale(channelId, shopId, 'Over', { unpublishAt: world.later(30_000) });
    const fresh = await onSale(channelId, shopId, 'Fresh', null);
    clock.advance(60_000);
    const ids = [live, off, over, fresh].map(({ id }) => id);
    const publishAt = world.later(3_600_000);
    const started = await does('products', 'publishOnChannel', ids, { channelId, publishAt });
    expect(await stateOf(channelId)).toEqual({ listed: 1, scheduled: 3, refused: 0, off: 0 });
    expect((await rowsOf(started.run!.id)).filter(({ outcome }) => outcome !== 'done')).toEqual([
      {
        name: 'Live',
        outcome: 'refused',
        refusal: {
          code: 'LISTING_IS_ON',
          reason: `Live is on Market already: with a start at ${at(publishAt)} it would be off until then. Leave it as it is, or take it off first and then publish it from that time.`,
        },
      },
    ]);
    const place = { channelId, variantId: live.variantId, publishAt };
    expect((await preview([place])).cells).toMatchObject([{ after: 'LISTED', refusal: { code: 'LISTING_IS_ON' } }]);
    await apply([place]);
    const one = await world.setListing(administrator, place, 1, { publishAt });
    expect(one.issues).toMatchObject([{ path: 'publishAt', code: 'on_channel_already' }]);
    expect(await stateOf(channelId)).toMatchObject({ listed: 1 });
    const again = await does('products', 'publishOnChannel', [live.id], { channelId });
    expect(await rowsOf(again.run!.id)).toMatchObject([{ outcome: 'UNCHANGED' }]);
    expect(await run(again.run!.id)).toMatchObject({ total: 1, done: 1, unchanged: 1, refused: 0 });
    const { job } = await administrator.query<{ job: object }>(
      'query ($id: ID!) { job(id: $id) { done unchanged refused } }',
      { id: again.run!.id },
    );
    expect(job).toEqual({ done: 1, unchanged: 1, refused: 0 });
  });

  it('is taken where the channel refuses what was published: nothing is interrupted', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId, { name: 'Market' });
    const { variantId, id } = await world.newProduct('Without a price');
    await world.setListing(administrator, { channelId, variantId }, 0, {});
    expect(await stateOf(channelId)).toMatchObject({ refused: 1 });
    await does('products', 'publishOnChannel', [id], { channelId, publishAt: world.later(3_600_000) });
    expect(await stateOf(channelId)).toMatchObject({ scheduled: 1, refused: 0 });
  });

  it('is refused by name behind the end of a listing, and then for all variants of its product', async () => {
    const shopId = await world.newShop();
    const channelId = await world.openChannel(administrator, shopId, { name: 'Market' });
    const unpublishAt = world.later(60_000);
    const ending = await onSale(channelId, shopId, 'Ending', { publishAt: world.later(30_000), unpublishAt });
    const second = newId<'variant'>();
    await db.insertInto('variant').values({ id: second, product_id: ending.id }).execute();
    const publishAt = world.later(120_000);
    const started = await does('products', 'publishOnChannel', [ending.id], { channelId, publishAt });
    expect(await rowsOf(started.run!.id)).toEqual([
      {
        name: 'Ending',
        outcome: 'refused',
        refusal: {
          code: 'LISTING_ENDS_FIRST',
          reason: `The end of Ending on Market, ${at(unpublishAt)}, is not after its start, ${at(publishAt)}. Choose an earlier start, or change “Until” of this listing first.`,
        },
      },
    ]);
    expect((await sql`select from listing where variant_id = ${second}`.execute(db)).rows).toEqual([]);
    const place = { channelId, variantId: ending.variantId, publishAt };
    expect((await preview([place])).cells).toMatchObject([{ refusal: { code: 'LISTING_ENDS_FIRST' } }]);
  });
});

describe('the matrix', () => {
  type Row = {
    product: { id: string };
    variant: { id: string };
    cells: { state: string; listing: { id: string } | null }[];
  };
  const document = `query ($channelIds: [ID!]!, $search: String, $first: Int) {
    listingMatrix(channelIds: $channelIds, search: $search, first: $first) { channels { id name counts { listed } }
      rows { product { id name brand { id } } variant { id name } cells { state hurdles { reason } effectivePrice { amount { minor } }
        listing { id version price { minor } } } } total { count } } }`;
  const matrix = async (channelIds: readonly string[], first: number) =>
    (
      await administrator.query<{ listingMatrix: { channels: object[]; rows: Row[] } }>(document, {
        channelIds,
        first,
        search: 'Alder',
      })
    ).listingMatrix;

  it('shows every variant of the window on each channel, by as many statements for many rows as for few', async () => {
    const shopId = await world.newShop();
    const channels: string[] = [];
    for (const name of ['One', 'Two']) channels.push(await world.openChannel(administrator, shopId, { name }));
    for (let at = 0; at < 12; at += 1) {
      const { id, variantId } = await world.newProduct(`Alder bench ${at}`);
      await world.newOffer(administrator, shopId, id, { sku: `A${at}`, price: '10' });
      if (at % 2 === 0) await world.setListing(administrator, { channelId: channels[0]!, variantId }, 0, {});
    }
    const { rows, channels: shown } = await matrix(channels, 50);
    expect(shown).toHaveLength(2);
    expect(rows).toHaveLength(12);
    expect(rows.flatMap(({ cells }) => cells.map(({ state }) => state)).toSorted()).toEqual(
      [...Array.from({ length: 6 }, () => 'LISTED'), ...Array.from({ length: 18 }, () => 'OFF')].toSorted(),
    );
    const few = await countStatements(/listing|channel|product|variant/, () => matrix(channels, 2));
    const many = await countStatements(/listing|channel|product|variant/, () => matrix(channels, 50));
    expect(many).toBe(few);
  });
});
