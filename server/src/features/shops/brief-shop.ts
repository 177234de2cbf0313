import type { RequestContext } from '../../platform/feature.ts';
import type { Shape, Shop } from '../../platform/graphql/index.ts';
import type { ShopRecord } from './shop.ts';
import { shopById } from './shop.resolvers.ts';

/** A shop of which a joined row knows id and name; whatever else is asked for is loaded, for all rows at once. */
export function briefShop(id: string, name: string): Shape<Shop> {
  const later =
    <Field extends keyof ShopRecord>(field: Field) =>
    async (_args: never, context: RequestContext): Promise<ShopRecord[Field]> => {
      const shop = await shopById(context).load(id);
      if (!shop) throw new Error(`Shop ${id} is referred to and does not exist.`);
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
