import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { systemActor } from '../../../platform/auth/index.ts';
import { shipKinds } from '../../../features/channels/index.ts';
import { createShop } from '../../../features/shops/index.ts';
import type { TestApi } from '../../../testing/index.ts';
import { foundProviders } from '../demo-provider.ts';
import { demoSources } from '../demo-sources.ts';
import { foundCategories } from '../found-categories.ts';
import { foundChannels } from '../first-channels.ts';
import { foundDiscounts } from '../first-discounts.ts';
import { foundFeeds } from '../first-feeds.ts';
import { foundOwnShops, ownShops } from '../own-shops.ts';

export const kernhausUrl = 'https://kernhaus.example/';
export const goods = 60;

/** A GTIN with its check digit. */
export function gtinOf(place: number): string {
  const digits = `4006381${String(place).padStart(5, '0')}`;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** What there is once the first pages of the demo shops were reviewed: Kernhaus, and published products that it sells. */
async function buildCatalogue(api: TestApi): Promise<void> {
  const { deps } = api;
  await shipKinds(deps.db, shippedKinds);
  const client = await api.asAdministrator();
  const kernhaus = demoSources.find(({ key }) => key === 'kernhaus')!.shop;
  const made = await createShop(deps, { actor: systemActor, cause: 'seed' }, { ...kernhaus, url: kernhausUrl });
  if (made.kind !== 'saved') throw new Error(JSON.stringify(made));
  await foundCategories(deps);
  const create = `mutation ($product: ProductInput!, $offer: FirstOfferInput!) { createOfferedProduct(input: $product, offer: $offer) {
    __typename ... on InvalidInput { issues { path message } } } }`;
  for (let place = 0; place < goods; place += 1) {
    const offer = { shopId: made.record.id, sku: `KH-${place}`, price: String(10 + place) };
    const product = { name: `Lamp ${place}`, gtin: gtinOf(place) };
    const answer = await client.query<{ createOfferedProduct: { __typename: string } }>(create, { product, offer });
    if (answer.createOfferedProduct.__typename !== 'OfferedProductCreated') throw new Error(JSON.stringify(answer));
  }
  await sql`update product set status = 'ACTIVE'`.execute(deps.db);
}

/** The own shops with their channels and discounts; begun again, it goes on. */
export async function foundAll({ deps }: TestApi): Promise<void> {
  await foundOwnShops(deps, kernhausUrl);
  const shops = await ownShops(deps, kernhausUrl);
  await foundChannels(deps, shops);
  await foundFeeds(deps, shops);
  await foundDiscounts(deps, shops);
}

/** The own shops of the demo data over a small catalogue. */
export async function buildOwnShops(api: TestApi): Promise<void> {
  await buildCatalogue(api);
  await foundAll(api);
}

/** The demonstration provider for the own shops; anyone who starts it stops it. */
export async function payAtProvider({ deps }: TestApi): Promise<DemoShops> {
  const demo = await startDemoShops({ ports: 'free', faults: 'none' });
  deps.allowHosts = [new URL(demo.providerUrl).host];
  await foundProviders(deps, await ownShops(deps, kernhausUrl), demo.providerUrl);
  return demo;
}
