import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { clock } = api.deps;
const world = feedWorld(api);

type Sample = { rows: { externalId: string }[]; emptySince: string | null };

describe('the sample of a feed', () => {
  let client: TestClient;
  let shopId: string;
  let feedId: string;
  let channelId: string;
  const variantIds: string[] = [];

  const sample = async (): Promise<Sample> => {
    const { feedSample } = await client.query<{ feedSample: Sample }>(
      'query ($id: ID!) { feedSample(feedId: $id) { rows { externalId } emptySince } }',
      { id: feedId },
    );
    return feedSample;
  };
  const list = async (place: number, version: number, input: object) => {
    await world.setListing(client, { channelId, variantId: variantIds[place]! }, version, input);
    await world.settle();
  };

  beforeAll(async () => {
    clock.set(new Date('2026-12-01T09:00:00Z'));
    client = await api.asAdministrator();
    shopId = await world.newShop();
    ({ id: feedId, channelId } = await world.newFeed(client, shopId));
    for (const sku of ['A1', 'A2'])
      variantIds.push((await world.newGoods(client, shopId, { sku, price: '19.90' })).variantId);
    await world.settle();
  });

  it('has no rows and never had any at first', async () => {
    expect(await sample()).toEqual({ rows: [], emptySince: null });
  });

  it('is not empty while a row stands in the feed', async () => {
    await list(0, 0, {});
    await list(1, 0, { unpublishAt: '2026-12-01T09:05:00Z' });
    expect(await sample()).toEqual({ rows: [{ externalId: 'A1' }, { externalId: 'A2' }], emptySince: null });
    clock.set(new Date('2026-12-01T09:03:00Z'));
    await list(0, 1, { published: false });
    expect(await sample()).toEqual({ rows: [{ externalId: 'A2' }], emptySince: null });
  });

  it('says since when it is empty once the last row went, by a person or by the clock', async () => {
    clock.set(new Date('2026-12-01T09:06:00Z'));
    expect(await sample()).toEqual({ rows: [], emptySince: '2026-12-01T09:05:00.000Z' });
    await list(0, 2, { published: true });
    expect(await sample()).toEqual({ rows: [{ externalId: 'A1' }], emptySince: null });
    await list(0, 3, { published: false });
    expect(await sample()).toEqual({ rows: [], emptySince: '2026-12-01T09:06:00.000Z' });
  });
});
