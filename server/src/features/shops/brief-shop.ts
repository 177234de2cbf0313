import DataLoader from 'dataloader';
import { Failure } from '../../platform/failure.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import type { Shape, Shop } from '../../platform/graphql/index.ts';
import type { ShopRecord } from './shop.ts';
import { shopById } from './shop.resolvers.ts';
import { findShopMentions } from './shop.store.ts';

/** What is known of a shop by anyone who reads something that belongs to it, whether they may read the shop or not. */
export const shopMention = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const mentions = await findShopMentions(deps.db, ids);
      return ids.map((id) => mentions.get(id) ?? new Error(`Shop ${id} is referred to and does not exist.`));
    }),
);

/** The shop of a record that somebody reads. */
export async function shopOf({ shopId }: { shopId: string }, context: RequestContext): Promise<Shape<Shop>> {
  const { id, name } = await shopMention(context).load(shopId);
  return briefShop(id, name);
}

/**
 * A shop of which anyone who reads a record of it may know id and name. Whatever else is asked for is loaded, for all rows at once, and only
 * for those who may read the shop itself.
 */
export function briefShop(id: string, name: string): Shape<Shop> {
  const later =
    <Field extends keyof ShopRecord>(field: Field) =>
    async (_args: never, context: RequestContext): Promise<ShopRecord[Field]> => {
      const shop = await shopById(context).load(id);
      if (!shop) throw new Failure('UNKNOWN_ID', 'Of this shop no more than the name is shown to you.');
      return shop[field];
    };
  return {
    id,
    name,
    slug: later('slug'),
    url: later('url'),
    country: later('country'),
    currency: later('currency'),
    pricesIncludeTax: later('pricesIncludeTax'),
    locale: later('locale'),
    timeZone: later('timeZone'),
    contactEmail: later('contactEmail'),
    kind: later('kind'),
    isMarketplace: later('isMarketplace'),
    status: later('status'),
    minDelayMs: later('minDelayMs'),
    createdAt: later('createdAt'),
    updatedAt: later('updatedAt'),
    version: later('version'),
  };
}
