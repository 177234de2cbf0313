import { sql } from 'kysely';
import { ask, calls, deleteWhere, type FeatureCases, versioned, who } from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import { newId } from '../../platform/ids.ts';

const ofChannel = 'hrrhrr';
const channelOf = ({ filled }: Pick<TwoShops, 'filled'>) => ({ channelId: filled('channelId') });
const feedOf = ({ filled }: Pick<TwoShops, 'filled'>) => ({ feedId: filled('channelFeedId') });
const idRule = (value: string) => ({ field: 'id', expression: { kind: 'const', type: 'text', value } });

export const cases: FeatureCases = {
  Query: {
    channelFeeds: calls(ofChannel, channelOf),
    channelFeed: calls(ofChannel, ({ filled }) => ({ id: filled('channelFeedId') })),
    feedRows: calls(ofChannel, feedOf),
    feedRow: calls(ofChannel, (world) => ({ ...feedOf(world), externalId: world.filled('feedRowId') })),
    feedRowVersions: calls(ofChannel, (world) => ({ ...feedOf(world), externalId: world.filled('feedRowId') })),
    feedSample: calls(ofChannel, feedOf),
    feedReads: calls(ofChannel, feedOf),
    channelIssueCauses: calls(ofChannel, channelOf),
    channelIssues: calls(ofChannel, channelOf),
    channelMapping: calls(ofChannel, channelOf),
    previewChannelMapping: calls(ofChannel, (world) => ({ ...channelOf(world), rules: [] })),
  },
  Mutation: {
    createChannelFeed: calls(who.changeOfShop, ({ filled }) => ({
      channelId: filled('channelId'),
      input: { name: `Feed ${newId()}`, format: 'XML' },
    })),
    updateChannelFeed: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'channel_feed', world.filled('channelFeedId'))),
      input: { name: 'Renamed', format: 'TSV' },
    })),
    replaceFeedToken: calls(who.changeOfShop, (world) =>
      versioned(world, 'channel_feed', world.filled('channelFeedId')),
    ),
    rebuildChannelFeed: calls(who.changeOfShop, (world) =>
      versioned(world, 'channel_feed', world.filled('channelFeedId')),
    ),
    saveChannelMapping: calls(who.changeOfShop, (world) => ({
      ...channelOf(world),
      version: 0,
      rules: [idRule('typed')],
    })),
    revertChannelMapping: calls(who.changeOfShop, (world) => ({ ...channelOf(world), version: 1, to: 0 })),
    moveChannelKind: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'channel', world.filled('channelId'))),
      to: 1,
    })),
    ignoreChannelIssues: calls(who.changeOfShop, (world) => ({ ...channelOf(world), input: { code: 'ROW_REQUIRED' } })),
    reopenChannelIssues: calls(who.changeOfShop, (world) => ({ ...channelOf(world), input: { code: 'ROW_REQUIRED' } })),
    removeHeldRows: calls(who.changeOfShop, (world) => versioned(world, 'channel_feed', world.filled('channelFeedId'))),
  },
  fill: async ({ deps }, { manager, marks, filled }) => {
    await sql`insert into channel_field (kind_version_id, name, position, type, level, enum, units, ranges, unique_in_feed,
        forbids_placeholder, severity, unconfirmed)
      select kind_version_id, 'id', 0, 'text', 'required', '[]', '{}', '[]', true, false, 'error', '{}' from channel
      where id = ${filled('channelId')} on conflict do nothing`.execute(deps.db);
    const { feed } = await ask(
      manager,
      `mutation ($channelId: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $channelId, input: $input) { __typename
        ... on ChannelFeedCreated { feed { id version } } } }`,
      { channelId: filled('channelId'), input: { name: marks.word('channelFeed.name'), format: 'XML' } },
    );
    const feedRowId = marks.word('feedRow.externalId');
    await sql`insert into feed_row (shop_id, feed_id, listing_id, external_id, state, format, rendered, sources, row_hash, mapping_version, changed_at)
      select f.shop_id, f.id, l.id, ${feedRowId}, 'served', 'xml', '', '[]', '', 0, now() from channel_feed f join listing l on l.channel_id = f.channel_id
      where f.id = ${feed?.id} limit 1`.execute(deps.db);
    return { channelFeedId: feed?.id ?? '', feedRowId };
  },
  empty: async (tx, { shopId }) => {
    await deleteWhere(tx, ['feed_run', 'channel_issue', 'channel_feed'], sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [['channel_feed', filled('channelFeedId')]],
};
