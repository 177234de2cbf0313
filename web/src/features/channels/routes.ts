import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parseIssuesSearch } from './issues/issues-search.ts';
import { parseFeedRowSearch } from './feeds/feed-row-search.ts';
import { parseFeedRowsSearch } from './feeds/feed-rows-search.ts';
import { parseMappingSearch } from './mapping/mapping-search.ts';

const mayRead = { action: 'read', subject: 'Channel' } as const;

const channelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels',
  validateSearch: parseListSearch,
  staticData: { title: 'channels', permission: mayRead },
  component: lazyScreen(() => import('./channels-list.screen.tsx'), 'ChannelsListScreen'),
});

const newChannelRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/new',
  staticData: { title: 'addChannel', permission: { action: 'create', subject: 'Channel' } },
  component: lazyScreen(() => import('./channel-new.screen.tsx'), 'ChannelNewScreen'),
});

const matrixRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/matrix',
  validateSearch: parseListSearch,
  staticData: { title: 'channelMatrix', permission: mayRead },
  component: lazyScreen(() => import('./matrix/matrix.screen.tsx'), 'MatrixScreen'),
});

const listingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/listings',
  validateSearch: parseListSearch,
  staticData: { title: 'listings', permission: mayRead },
  component: lazyScreen(() => import('./listings.screen.tsx'), 'ListingsScreen'),
});

const channelRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId',
  staticData: { title: 'channel', permission: mayRead },
  component: lazyScreen(() => import('./channel.screen.tsx'), 'ChannelScreen'),
});

const channelListingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/listings',
  validateSearch: parseListSearch,
  staticData: { title: 'listings', permission: mayRead },
  component: lazyScreen(() => import('./channel-listings.screen.tsx'), 'ChannelListingsScreen'),
});

const channelKeysRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/keys',
  staticData: { title: 'channelKeys', permission: { action: 'read', subject: 'ChannelKey' } },
  component: lazyScreen(() => import('./channel-keys.screen.tsx'), 'ChannelKeysScreen'),
});

const channelFeedsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/feeds',
  staticData: { title: 'channelFeeds', permission: mayRead },
  component: lazyScreen(() => import('./feeds/channel-feeds.screen.tsx'), 'ChannelFeedsScreen'),
});

const channelMappingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/mapping',
  validateSearch: parseMappingSearch,
  staticData: { title: 'channelMapping', permission: mayRead },
  component: lazyScreen(() => import('./mapping/channel-mapping.screen.tsx'), 'ChannelMappingScreen'),
});

const channelIssuesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/issues',
  validateSearch: parseIssuesSearch,
  staticData: { title: 'channelIssues', permission: mayRead },
  component: lazyScreen(() => import('./issues/channel-issues.screen.tsx'), 'ChannelIssuesScreen'),
});

const newChannelFeedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/feeds/new',
  staticData: { title: 'addChannelFeed', permission: { action: 'update', subject: 'Channel' } },
  component: lazyScreen(() => import('./feeds/channel-feed-new.screen.tsx'), 'ChannelFeedNewScreen'),
});

const channelFeedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/feeds/$feedId',
  staticData: { title: 'channel_feed', permission: mayRead },
  component: lazyScreen(() => import('./feeds/channel-feed.screen.tsx'), 'ChannelFeedScreen'),
});

const feedRowsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/feeds/$feedId/rows',
  validateSearch: parseFeedRowsSearch,
  staticData: { title: 'feedRows', permission: mayRead },
  component: lazyScreen(() => import('./feeds/feed-rows.screen.tsx'), 'FeedRowsScreen'),
});

const feedRowRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/sales-channels/$channelId/feeds/$feedId/rows/$externalId',
  validateSearch: parseFeedRowSearch,
  staticData: { title: 'feedRow', permission: mayRead },
  component: lazyScreen(() => import('./feeds/feed-row.screen.tsx'), 'FeedRowScreen'),
});

const mayPublish = { action: 'publish', subject: 'Channel' } as const;

export const parts = {
  routes: [
    channelsRoute,
    newChannelRoute,
    matrixRoute,
    listingsRoute,
    channelRoute,
    channelListingsRoute,
    channelKeysRoute,
    channelFeedsRoute,
    newChannelFeedRoute,
    channelFeedRoute,
    feedRowsRoute,
    feedRowRoute,
    channelMappingRoute,
    channelIssuesRoute,
  ],
  sections: [
    {
      slot: 'product',
      key: 'channels',
      component: lazyPart(() => import('./product-channels.section.tsx').then((m) => m.ProductChannelsSection)),
    },
  ],
  words: [
    { entity: 'channel', component: lazyPart(() => import('./channel-words.tsx').then((m) => m.ChannelWords)) },
    {
      entity: 'channel_key',
      component: lazyPart(() => import('./channel-key-words.tsx').then((m) => m.ChannelKeyWords)),
    },
    {
      entity: 'channel_feed',
      component: lazyPart(() => import('./feeds/channel-feed-words.tsx').then((m) => m.ChannelFeedWords)),
    },
    { entity: 'listing', component: lazyPart(() => import('./listing-words.tsx').then((m) => m.ListingWords)) },
  ],
  bulkActions: [
    {
      list: 'products',
      key: 'publishOnChannel',
      label: 'bulk.products.publishOnChannel',
      permission: mayPublish,
      Question: lazyPart(() => import('./channel-questions.tsx').then((m) => m.PublishOnChannelQuestion)),
    },
    {
      list: 'products',
      key: 'takeOffChannel',
      label: 'bulk.products.takeOffChannel',
      permission: mayPublish,
      Question: lazyPart(() => import('./channel-questions.tsx').then((m) => m.TakeOffChannelQuestion)),
    },
  ],
} as const satisfies AreaParts;
