import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { followToEnd } from '../../platform/events/index.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { shipKinds } from '../channels/index.ts';
import { channelWorld } from '../channels/testing/channel-world.ts';
import { feedRuns } from './feed-run.ts';
import { settleMarks } from './feeds-worker.ts';
import { markFeeds } from './mark-feeds.consumer.ts';
import { writeDueFeeds } from './write-feed.ts';

const api = await testApi();
const world = channelWorld(api);
const { db } = api.deps;

async function settle(): Promise<void> {
  await followToEnd(api.engines, markFeeds);
  while (await workOnRun(api.engines, feedRuns));
  while ((await settleMarks(api.engines)) > 0);
  await writeDueFeeds(api.engines);
}

type Fault = { path: string; code: string };
type Mapping = { version: number; newestVersion: number; rules: unknown; versions: { version: number }[] };
type Saved = { __typename: string; mapping: Mapping; changeId: string | null; faults: Fault[]; code: string };
const answered = `__typename ... on ChannelMappingSaved { changeId mapping { version newestVersion rules versions { version } } }
  ... on MappingRefused { faults { path code reason } } ... on NotAllowedNow { code reason }`;

const source = (name: string) => ({ kind: 'source', source: name });
const text = (value: string) => ({ kind: 'const', type: 'text', value });
const title = {
  field: 'title',
  expression: {
    kind: 'call',
    name: 'truncate',
    options: { length: 20, atWord: true },
    args: [{ kind: 'call', name: 'join', options: { separator: ' ' }, args: [text('Oak'), source('product.title')] }],
  },
};

describe('the rules of a channel', () => {
  let client: TestClient;
  let channelId: string;
  let feedId: string;
  let product: { id: string; variantId: string };

  const save = async (version: number, rules: unknown) =>
    (
      await client.query<{ saveChannelMapping: Saved }>(
        `mutation ($id: ID!, $version: Int!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: $version, rules: $rules) { ${answered} } }`,
        { id: channelId, version, rules },
      )
    ).saveChannelMapping;
  const preview = async (rules: unknown) =>
    (
      await client.query<{ previewChannelMapping: Record<string, unknown> }>(
        `query ($id: ID!, $rules: JSON!) { previewChannelMapping(channelId: $id, rules: $rules) { faults { path code } compared total
          changed appearing refused changedRefused samples { product { id } after { field values rule } issues { code field severity } } } }`,
        { id: channelId, rules },
      )
    ).previewChannelMapping;
  const titles = async () => {
    const { feedRows } = await client.query<{
      feedRows: { nodes: { state: string; mappingVersion: number; fields: { field: string; values: string[] }[] }[] };
    }>(
      'query ($id: ID!) { feedRows(feedId: $id) { nodes { state mappingVersion fields { field values rule sources { source ref isThere } } } } }',
      { id: feedId },
    );
    return feedRows.nodes.map(({ fields, mappingVersion }) => [
      mappingVersion,
      fields.find(({ field }) => field === 'title')?.values[0],
    ]);
  };

  beforeAll(async () => {
    await shipKinds(db, shippedKinds);
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    product = await world.newProduct();
    await world.newOffer(client, shopId, product.id, { sku: 'A1', price: '19.90', availability: 'InStock' });
    await sql`update offer set url = 'https://shop.example/a1'`.execute(db);
    await sql`update product set name = 'A chair', description = 'A chair of oak.' where id = ${product.id}`.execute(
      db,
    );
    channelId = await world.openChannel(client, shopId);
    const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: { id: string } } }>(
      `mutation ($id: ID!) { createChannelFeed(channelId: $id, input: { name: "Main", format: CSV }) {
        ... on ChannelFeedCreated { feed { id } } } }`,
      { id: channelId },
    );
    feedId = createChannelFeed.feed.id;
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    await settle();
  });

  it('begin with the defaults of the kind, and tell an editor what they may be made of', async () => {
    const { channelMapping } = await client.query<{
      channelMapping: { version: number; fields: { name: string }[]; sources: { source: string; code: string }[] };
    }>(
      `query ($id: ID!) { channelMapping(channelId: $id) { version rules mayUpdate versions { version author }
        fields { name group type level values } sources { source code kind } } }`,
      { id: channelId },
    );
    const names = channelMapping.fields.map(({ name }) => name);
    expect(channelMapping.version).toBe(0);
    expect(names.indexOf('shipping.price')).toBeGreaterThan(names.indexOf('shipping'));
    expect(channelMapping.sources).toContainEqual({ source: 'identifier', code: 'mpn', kind: 'text' });
  });

  it('are refused with every fault at its place', async () => {
    const unknown = { field: 'colour', expression: text('red') };
    const untyped = { field: 'title', expression: source('media') };
    const unlisted = { field: 'availability', expression: text('soon') };
    const refused = await save(0, [title, unknown, untyped, unlisted]);
    expect(refused.__typename).toBe('MappingRefused');
    expect(refused.faults.map(({ path, code }) => [path, code])).toEqual([
      ['1.field', 'EXPRESSION_FIELD'],
      ['2.expression', 'EXPRESSION_TYPE'],
      ['3.expression', 'EXPRESSION_VALUE'],
    ]);
  });

  it('are refused where an expression has 10,000 nodes', async () => {
    const concat = (args: unknown[]) => ({ kind: 'call', name: 'concat', args });
    const hundred = (part: unknown) => Array.from({ length: 100 }, () => part);
    const refused = await save(0, [{ field: 'title', expression: concat(hundred(concat(hundred(text('a'))))) }]);
    expect(refused.faults).toMatchObject([{ path: '0.expression', code: 'EXPRESSION_TOO_LARGE' }]);
  });

  it('are previewed with what they would change, and nothing is written', async () => {
    const before = await titles();
    expect(await preview([title])).toMatchObject({
      faults: [],
      compared: 1,
      total: 1,
      changed: 0,
      appearing: 0,
      refused: 0,
      changedRefused: 1,
    });
    expect(await preview([])).toMatchObject({ compared: 1, changed: 0, changedRefused: 0 });
    const [sample] = (await preview([title])).samples as { product: { id: string }; after: unknown[] }[];
    expect(sample?.product.id).toBe(product.id);
    expect(sample?.after).toContainEqual({ field: 'title', values: ['Oak A chair'], rule: 0 });
    expect(await titles()).toEqual(before);
  });

  it('make the rows anew once they are saved, and are brought back by a revert', async () => {
    const picture = {
      field: 'image_link',
      expression: { kind: 'const', type: 'url', value: 'https://shop.example/p.jpg' },
    };
    const gtinless = { field: 'mpn', expression: text('K-28') };
    expect(await preview([title, picture, gtinless])).toMatchObject({ appearing: 1 });
    const saved = await save(0, [title, picture, gtinless]);
    expect(saved).toMatchObject({ __typename: 'ChannelMappingSaved', mapping: { version: 1, newestVersion: 1 } });
    await settle();
    expect(await titles()).toEqual([[1, 'Oak A chair']]);
    expect((await save(0, [])).__typename).toBe('VersionConflict');
    expect(await save(1, [title, picture, gtinless])).toMatchObject({ changeId: null, mapping: { version: 1 } });
    const plain = await save(1, [picture, gtinless]);
    expect(plain.mapping.versions.map(({ version }) => version)).toEqual([2, 1]);
    await settle();
    expect(await titles()).toEqual([[2, 'A chair']]);
    const { revertChannelMapping } = await client.query<{ revertChannelMapping: Saved }>(
      `mutation ($id: ID!) { revertChannelMapping(channelId: $id, version: 2, to: 1) { ${answered} } }`,
      { id: channelId },
    );
    expect(revertChannelMapping.mapping).toMatchObject({ version: 3, rules: [title, picture, gtinless] });
    await settle();
    expect(await titles()).toEqual([[3, 'Oak A chair']]);
  });

  it('are brought back from no version that there never was', async () => {
    const { revertChannelMapping } = await client.query<{ revertChannelMapping: Saved }>(
      `mutation ($id: ID!) { revertChannelMapping(channelId: $id, version: 3, to: 9) { ${answered} } }`,
      { id: channelId },
    );
    expect(revertChannelMapping).toMatchObject({ __typename: 'NotAllowedNow', code: 'MAPPING_NO_VERSION' });
  });

  it('show rows as a table, reads and rebuilds', async () => {
    const data = await client.query<{
      feedSample: { columns: string[]; rows: { cells: (string | null)[] }[] };
      channelFeed: { file: { rows: number }; runs: unknown[] };
    }>(
      `query ($id: ID!) { feedSample(feedId: $id) { columns rows { externalId cells } } feedReads(feedId: $id) { nodes { status reader } }
        channelFeed(id: $id) { counts { served held removed } waiting file { rows bytes revision } lastRead { at }
          runs(first: 2) { state mappingVersion requestedBy done total } } }`,
      { id: feedId },
    );
    expect(data.feedSample.columns.slice(0, 2)).toEqual(['id', 'title']);
    expect(data.feedSample.rows).toMatchObject([{ externalId: 'A1' }]);
    expect(data.feedSample.rows[0]?.cells.slice(0, 2)).toEqual(['A1', 'Oak A chair']);
    expect(data.channelFeed).toMatchObject({ counts: { served: 1, held: 0, removed: 0 }, waiting: 0, lastRead: null });
    expect(data.channelFeed.file.rows).toBe(1);
    expect(data.channelFeed.runs).toMatchObject([
      { state: 'succeeded', mappingVersion: 3, done: 1, total: null },
      { state: 'succeeded', mappingVersion: 2 },
    ]);
    const { jobs } = await client.query<{ jobs: { nodes: unknown[] } }>(
      'query { jobs(filter: { kind: ["feed_rebuild"] }) { nodes { entity kind name state unit done requestedBy nextCommands } } }',
    );
    expect(jobs.nodes[0]).toMatchObject({
      entity: 'feed_run',
      name: 'Main',
      state: 'succeeded',
      unit: 'ROWS',
      done: 1,
      nextCommands: [],
    });
  });

  it('group what is wrong by its cause, and lead to the record behind it', async () => {
    await save(3, []);
    await settle();
    const { channelIssueCauses, channelIssues } = await client.query<{
      channelIssueCauses: unknown[];
      channelIssues: { nodes: unknown[] };
    }>(
      `query ($id: ID!) { channelIssueCauses(channelId: $id) { code field severity rootKind count detail { text } }
        channelIssues(channelId: $id, field: "image_link") { nodes { code field externalId product { id } rootKind value { id } offer { id } } } }`,
      { id: channelId },
    );
    expect(channelIssueCauses).toContainEqual(
      expect.objectContaining({
        code: 'ROW_REQUIRED',
        field: 'image_link',
        severity: 'ERROR',
        rootKind: 'MEDIA',
        count: 1,
      }),
    );
    expect(channelIssues.nodes).toMatchObject([{ externalId: 'A1', product: { id: product.id }, rootKind: 'MEDIA' }]);
  });
});
