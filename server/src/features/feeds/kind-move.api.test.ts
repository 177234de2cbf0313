import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { channelWorld } from '../channels/testing/channel-world.ts';

const api = await testApi();
const world = channelWorld(api);

type Shown = { id: string; version: number; kindVersion: number; kind: { version: number | null } };
type Moved = { __typename: string; changeId: string | null; channel: Shown; code: string; reason: string };

const shown = 'id version kindVersion kind { version }';

describe('a channel on an older version of its kind', () => {
  let client: TestClient;
  let channel: Shown;

  const move = async (to: number, version = channel.version) =>
    (
      await client.query<{ moveChannelKind: Moved }>(
        `mutation ($id: ID!, $version: Int!, $to: Int!) { moveChannelKind(id: $id, version: $version, to: $to) { __typename
          ... on ChannelUpdated { changeId channel { ${shown} } } ... on NotAllowedNow { code reason } } }`,
        { id: channel.id, version, to },
      )
    ).moveChannelKind;
  const read = async () =>
    (await client.query<{ channel: Shown }>(`query ($id: ID!) { channel(id: $id) { ${shown} } }`, channel)).channel;
  const fields = async () =>
    (
      await client.query<{ channelMapping: { fields: { name: string }[] } }>(
        'query ($id: ID!) { channelMapping(channelId: $id) { fields { name } } }',
        channel,
      )
    ).channelMapping.fields.length;
  const addFeed = () =>
    client.query<{ createChannelFeed: { __typename: string; code?: string } }>(
      `mutation ($id: ID!) { createChannelFeed(channelId: $id, input: { name: "Main", format: XML }) { __typename
        ... on NotAllowedNow { code } } }`,
      channel,
    );

  beforeAll(async () => {
    client = await api.asAdministrator();
    const created = await world.createChannel(client, await world.newShop());
    // As one that was made before version 2 was shipped.
    await sql`update channel set kind_version_id = v.id from channel_kind_version v
      where channel.id = ${created.channel?.id} and v.kind_code = channel.kind_code and v.version = 1`.execute(
      api.deps.db,
    );
    channel = { ...created.channel!, kindVersion: 1, kind: { version: 2 } };
  });

  it('says which version it is of, and which is the newest', async () => {
    expect(await read()).toMatchObject({ kindVersion: 1, kind: { version: 2 } });
    expect((await addFeed()).createChannelFeed).toMatchObject({ code: 'FEED_NO_KIND' });
  });

  it('is moved to no version that there is not', async () => {
    expect(await move(9)).toMatchObject({ code: 'KIND_NO_VERSION' });
  });

  it('has the fields of the version that it is moved to, and those before once it is moved back', async () => {
    expect(await fields()).toBe(0);
    const moved = await move(2);
    expect(moved).toMatchObject({ __typename: 'ChannelUpdated', channel: { kindVersion: 2 } });
    expect(await fields()).toBeGreaterThan(100);
    const { changes } = await client.query<{ changes: { nodes: { action: string; fields: unknown }[] } }>(
      `query ($id: ID!) { changes(entity: "channel", id: $id) { nodes { action fields { name before after } } } }`,
      channel,
    );
    expect(changes.nodes[0]).toMatchObject({
      action: 'kind_moved',
      fields: [{ name: 'kindVersion', before: 1, after: 2 }],
    });
    expect((await move(1)).__typename).toBe('VersionConflict');
    channel = moved.channel;
    expect(await move(2)).toMatchObject({ __typename: 'ChannelUpdated', changeId: null });
    const back = await move(1);
    expect(back).toMatchObject({ __typename: 'ChannelUpdated', channel: { kindVersion: 1 } });
    expect(await fields()).toBe(0);
    channel = back.channel;
  });

  it('stays once it has a feed, which is made of the fields of its version', async () => {
    channel = (await move(2)).channel;
    expect((await addFeed()).createChannelFeed.__typename).toBe('ChannelFeedCreated');
    channel = await read();
    expect(await move(1)).toMatchObject({ code: 'KIND_IN_USE' });
    expect((await read()).kindVersion).toBe(2);
  });
});
