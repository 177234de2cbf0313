import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const world = feedWorld(api);
const { db, clock } = api.deps;

type Ignored = { id: string; externalId: string; ignoredAt: string | null; ignoredBy: string | null };
type Shown = {
  open: Ignored[];
  ignored: Ignored[];
  causes: { code: string; field: string; count: number }[];
  ignoredCauses: { code: string; field: string; count: number }[];
};
type Moved = {
  __typename: string;
  count?: number;
  ignoredAt?: string | null;
  changeId?: string | null;
  reason?: string;
  issues?: { path: string; code: string }[];
};

const tooLong = { code: 'ROW_TOO_LONG', field: 'title' };

describe('issues of a channel that people ignore', () => {
  let client: TestClient;
  let shopId: string;
  let channelId: string;
  const productIds: string[] = [];

  const shown = async (as = client): Promise<Shown> => {
    const { open, ignored, ...causes } = await as.query<
      Record<'open' | 'ignored', { nodes: Ignored[] }> & Pick<Shown, 'causes' | 'ignoredCauses'>
    >(
      `query ($id: ID!) {
        open: channelIssues(channelId: $id) { nodes { id externalId ignoredAt ignoredBy } }
        ignored: channelIssues(channelId: $id, ignored: true) { nodes { id externalId ignoredAt ignoredBy } }
        causes: channelIssueCauses(channelId: $id) { code field count }
        ignoredCauses: channelIssueCauses(channelId: $id, ignored: true) { code field count } }`,
      { id: channelId },
    );
    return { open: open.nodes, ignored: ignored.nodes, ...causes };
  };
  const move = async (field: 'ignore' | 'reopen', input: object, as = client): Promise<Moved> => {
    const { answer } = await as.query<{ answer: Moved }>(
      `mutation ($id: ID!, $input: ChannelIssuesInput!) { answer: ${field}ChannelIssues(channelId: $id, input: $input) { __typename
        ... on ChannelIssuesMoved { count ignoredAt changeId } ... on NotAllowedNow { reason }
        ... on InvalidInput { issues { path code } } } }`,
      { id: channelId, input },
    );
    return answer;
  };
  const rename = (id: string | undefined, length: number) =>
    sql`update product set name = ${'Oak chair '.repeat(20).slice(0, length)} where id = ${id}`.execute(db);
  const evaluate = async () => {
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing`.execute(db);
    await world.settle();
  };

  beforeAll(async () => {
    client = await api.asAdministrator();
    shopId = await world.newShop();
    ({ channelId } = await world.newFeed(client, shopId));
    for (const sku of ['A1', 'A2', 'A3']) {
      const { id, variantId } = await world.newGoods(client, shopId, { sku, price: '19.90' });
      productIds.push(id);
      await world.setListing(client, { channelId, variantId }, 0, {});
      await rename(id, 160);
    }
    await evaluate();
  });

  it('go from the open ones to the ignored ones, one or all of a cause, with who did it and when', async () => {
    const { open, causes } = await shown();
    expect(causes).toEqual([{ ...tooLong, count: 3 }]);
    const one = open.find(({ externalId }) => externalId === 'A1');
    expect(await move('ignore', { ...tooLong, ids: [one?.id] })).toMatchObject({ count: 1 });
    const after = await shown();
    expect(after.causes).toEqual([{ ...tooLong, count: 2 }]);
    expect(after.ignoredCauses).toEqual([{ ...tooLong, count: 1 }]);
    expect(after.ignored).toMatchObject([{ externalId: 'A1', ignoredAt: clock.now().toISOString() }]);
    expect(after.ignored[0]?.ignoredBy).not.toBeNull();
    clock.advance(1_000);
    expect(await move('ignore', tooLong)).toMatchObject({ count: 2, ignoredAt: clock.now().toISOString() });
    expect((await shown()).causes).toEqual([]);
    expect(await move('ignore', tooLong)).toEqual({
      __typename: 'ChannelIssuesMoved',
      count: 0,
      ignoredAt: null,
      changeId: null,
    });
  });

  it('come back those that were ignored at once, and stand in the history of the channel', async () => {
    expect(await move('reopen', { ...tooLong, ignoredAt: clock.now() })).toMatchObject({ count: 2 });
    const { open, ignored } = await shown();
    expect(open.map(({ externalId }) => externalId).toSorted()).toEqual(['A2', 'A3']);
    expect(ignored.map(({ externalId }) => externalId)).toEqual(['A1']);
    const { changes } = await client.query<{
      changes: { nodes: { action: string; fields: { name: string; after: unknown }[] }[] };
    }>(`query ($id: ID!) { changes(entity: "channel", id: $id) { nodes { action fields { name after } } } }`, {
      id: channelId,
    });
    expect(changes.nodes.slice(0, 3).map(({ action }) => action)).toEqual([
      'issues_reopened',
      'issues_ignored',
      'issues_ignored',
    ]);
    expect(changes.nodes[0]?.fields).toContainEqual({ name: 'issueCount', after: 2 });
  });

  it('stay ignored while a check finds the same, and are open once it finds another', async () => {
    await evaluate();
    expect((await shown()).ignored.map(({ externalId }) => externalId)).toEqual(['A1']);
    await rename(productIds[0], 170);
    await evaluate();
    const { open, ignored } = await shown();
    expect(ignored).toEqual([]);
    expect(open.find(({ externalId }) => externalId === 'A1')).toMatchObject({ ignoredAt: null, ignoredBy: null });
  });

  it('are moved by people who may change the channel alone, of whom others do not know it', async () => {
    const [stranger, manager] = await Promise.all([
      world.managerOf(await world.newShop()).then((signIn) => signIn()),
      world.managerOf(shopId).then((signIn) => signIn()),
    ]);
    expect(await move('ignore', tooLong, stranger)).toEqual({ __typename: 'NotFound' });
    const reader = await api.newUser({ roleKeys: ['analyst'] });
    await db.insertInto('user_shop').values({ user_id: reader.id, shop_id: shopId }).execute();
    const { errors } = await (
      await api.as(reader)
    ).request(
      'mutation ($id: ID!, $input: ChannelIssuesInput!) { ignoreChannelIssues(channelId: $id, input: $input) { __typename } }',
      { id: channelId, input: tooLong },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await move('ignore', tooLong, manager)).toMatchObject({ count: 3 });
    expect(await move('reopen', tooLong, manager)).toMatchObject({ count: 3, ignoredAt: null });
  });

  it('are refused by ids that cannot be one, and on an archived channel', async () => {
    expect(await move('ignore', { ...tooLong, ids: ['x'] })).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'ids.0', code: 'unknown' }],
    });
    const ids = Array.from({ length: 501 }, () => channelId);
    expect(await move('ignore', { ...tooLong, ids })).toMatchObject({ issues: [{ path: 'ids', code: 'too_many' }] });
    const channel = await world.channelOf(client, channelId);
    const paused = await world.setStatus(client, channel!, 'PAUSED');
    await world.setStatus(client, paused.channel!, 'ARCHIVED', true);
    expect(await move('ignore', tooLong)).toMatchObject({
      __typename: 'NotAllowedNow',
      reason: expect.stringContaining('is archived'),
    });
  });
});
