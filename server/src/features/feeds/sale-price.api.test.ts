import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { clock } = api.deps;
const world = feedWorld(api);
const dayMs = 86_400_000;

describe('a discount that runs on a channel', () => {
  let client: TestClient;
  let shopId: string;
  let path: string;
  let chair: { id: string; variantId: string };
  const { live, intend } = discountDoors(() => client);

  /** Price, sale price and its times of each row. */
  async function prices(): Promise<(string | undefined)[][]> {
    await world.settle();
    const items = (await world.fileOf({ path })).split('<item>').slice(1);
    const names = ['id', 'price', 'sale_price', 'sale_price_effective_date'];
    return items.map((item) => names.map((name) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1]));
  }
  const off = (percent: string, rest: object = {}) => ({ name: percent, kind: 'AMOUNT_OFF_PRODUCT', percent, ...rest });
  const full = [
    ['A1', '20.00 EUR', undefined, undefined],
    ['A2', '40.00 EUR', undefined, undefined],
  ];

  beforeAll(async () => {
    clock.set(new Date('2026-12-01T12:00:00Z'));
    client = await api.asAdministrator();
    shopId = await world.newShop();
    const feed = await world.newFeed(client, shopId);
    path = feed.path;
    chair = await world.newGoods(client, shopId, { sku: 'A1', price: '20.00' });
    const table = await world.newGoods(client, shopId, { sku: 'A2', price: '40.00' });
    for (const { variantId } of [chair, table])
      await world.setListing(client, { channelId: feed.channelId, variantId }, 0, {});
  });

  it('gives its products a sale price for as long as it runs', async () => {
    expect(await prices()).toEqual(full);
    const targets = [{ kind: 'PRODUCT', id: chair.id }];
    await live(shopId, off('10', { startsAt: '2026-12-02T00:00', endsAt: '2026-12-03T00:00', targets }));
    expect(await prices()).toEqual(full);
    clock.advance(dayMs);
    client = await api.asAdministrator();
    const times = '2026-12-02T00:00Z/2026-12-03T00:00Z';
    expect(await prices()).toEqual([['A1', '20.00 EUR', '18.00 EUR', times], full[1]]);
    clock.advance(dayMs);
    client = await api.asAdministrator();
    expect(await prices()).toEqual(full);
  });

  it('gives way to a better one, and not to one that needs a code', async () => {
    await live(shopId, off('50'), ['HALF']);
    const tenth = await live(shopId, off('10'));
    const fifth = await live(shopId, off('20'));
    expect((await prices()).map(([, , sale]) => sale)).toEqual(['16.00 EUR', '32.00 EUR']);
    await intend(fifth.id, 'PAUSED');
    expect((await prices()).map(([, , sale]) => sale)).toEqual(['18.00 EUR', '36.00 EUR']);
    await intend(tenth.id, 'ENDED', true);
    expect(await prices()).toEqual(full);
  });
});
