import { sql } from 'kysely';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { followToEnd } from '../../../platform/events/index.ts';
import { newId } from '../../../platform/ids.ts';
import { workOnRun } from '../../../platform/runs/index.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { shipKinds } from '../../channels/index.ts';
import { channelWorld } from '../../channels/testing/channel-world.ts';
import { feedRuns } from '../feed-run.ts';
import { settleMarks } from '../feeds-worker.ts';
import { markFeeds } from '../mark-feeds.consumer.ts';
import { markSales } from '../move-by-clock.ts';
import { writeDueFeeds } from '../write-feed.ts';

export type ShownIssue = {
  code: string;
  field: string | null;
  severity: string;
  externalId: string | null;
  detail: { text: string };
  rootKind: string;
  rootRef: string | null;
};

/** Products that a channel of the kind with feeds takes, and its feed as a channel reads it. */
export function feedWorld(api: TestApi) {
  const { db } = api.deps;
  const world = channelWorld(api);

  /** A product with all that the kind requires, offered by the shop under its SKU. */
  async function newGoods(client: TestClient, shopId: string, input: { sku: string; price: string }) {
    const product = await world.newProduct();
    await world.newOffer(client, shopId, product.id, { availability: 'InStock', ...input });
    await complete(product, input.sku);
    return product;
  }

  async function complete(product: { id: string; variantId: string }, sku: string): Promise<void> {
    const mediaId = newId();
    await sql`update offer set url = 'https://shop.example/' || sku where variant_id = ${product.variantId}`.execute(
      db,
    );
    await sql`update product set description = 'A chair of oak.' where id = ${product.id}`.execute(db);
    await sql`insert into media (id, source_url, state) values (${mediaId}, ${`https://shop.example/${sku}.jpg`}, 'stored')`.execute(
      db,
    );
    await sql`insert into product_media (product_id, media_id, source_kind) values (${product.id}, ${mediaId}, 'manual')`.execute(
      db,
    );
    await sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
      values (${newId()}, ${product.variantId}, 'mpn', ${sku}, ${sku}, 'manual')`.execute(db);
  }

  /** An open channel of the shop with a feed. */
  async function newFeed(client: TestClient, shopId: string): Promise<{ id: string; channelId: string; path: string }> {
    await shipKinds(db, shippedKinds);
    const channelId = await world.openChannel(client, shopId);
    const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: { id: string; address: string } } }>(
      `mutation ($channelId: ID!) { createChannelFeed(channelId: $channelId, input: { name: "Main", format: XML }) {
        ... on ChannelFeedCreated { feed { id address } } } }`,
      { channelId },
    );
    const { id, address } = createChannelFeed.feed;
    return { id, channelId, path: new URL(address).pathname };
  }

  /** What workers do until nothing is left. */
  async function settle(): Promise<void> {
    await followToEnd(api.engines, markFeeds);
    while (await workOnRun(api.engines, feedRuns));
    await markSales(api.engines.db, api.deps.clock.now());
    while ((await settleMarks(api.engines)) > 0);
    await writeDueFeeds(api.engines);
  }

  async function fileOf({ path }: { path: string }): Promise<string> {
    return (await api.app.inject({ url: path })).body;
  }

  async function issuesOf(client: TestClient, channelId: string): Promise<ShownIssue[]> {
    const { channelIssues } = await client.query<{ channelIssues: { nodes: ShownIssue[] } }>(
      `query ($channelId: ID!) { channelIssues(channelId: $channelId) { nodes {
        code field severity externalId detail { text } rootKind rootRef } } }`,
      { channelId },
    );
    return channelIssues.nodes;
  }

  return { ...world, newGoods, complete, newFeed, settle, fileOf, issuesOf };
}
