import { shopInput } from '@quarry/contracts/shops';
import { taxRateInput } from '@quarry/contracts/taxes';
import { offerImport } from '../../features/offers/index.ts';
import { createShop } from '../../features/shops/index.ts';
import { createTaxRate } from '../../features/taxes/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { importAtOnce } from '../../platform/imports/index.ts';
import { seedChange } from './demo-watch.ts';
import { findGoods, findShopByUrl } from './own-shops.store.ts';
import { tradeFile } from './trade-file.ts';

/** The second own shop: for trade customers, so that its prices are without tax. It has no web site to crawl; its offers come by file. */
const trade = shopInput.parse({
  name: 'Whitmoor Trade',
  url: 'https://whitmoor-trade.example/',
  kind: 'own',
  country: 'GB',
  currency: 'GBP',
  pricesIncludeTax: false,
  locale: 'en-GB',
  timeZone: 'Europe/London',
});
/** So many products of the catalogue it sells. */
const tradeRange = 150;

/** Own shops of the demo data, by their ids. */
export type OwnShops = { kernhaus: string; trade: string };

const rates = {
  kernhaus: [
    { name: 'VAT standard', country: 'DE', taxClass: 'standard', percent: '19', validFrom: '2021-01-01' },
    { name: 'VAT reduced', country: 'DE', taxClass: 'reduced', percent: '7', validFrom: '2021-01-01' },
  ],
  trade: [
    { name: 'VAT standard', country: 'GB', taxClass: 'standard', percent: '20', validFrom: '2011-01-04' },
    { name: 'VAT reduced', country: 'GB', taxClass: 'reduced', percent: '5', validFrom: '1997-09-01' },
    { name: 'VAT zero', country: 'GB', taxClass: 'zero', percent: '0', validFrom: '1973-04-01' },
  ],
} as const;

/** Adds the second own shop with its offers, and the tax rates of both. Begun again after a kill, it goes on with what is missing. */
export async function foundOwnShops(deps: Deps, kernhausUrl: string): Promise<void> {
  const made = await createShop(deps, seedChange, trade);
  if (made.kind === 'invalid') throw new Error(`The shop ${trade.name} is refused: ${JSON.stringify(made.issues)}`);
  const shops = await ownShops(deps, kernhausUrl);
  for (const key of ['kernhaus', 'trade'] as const)
    // A rate that stands in the place already is kept.
    for (const rate of rates[key])
      await createTaxRate(deps, seedChange, taxRateInput.parse({ ...rate, shopId: shops[key] }));
  const context: RequestContext = { actor: seedChange.actor, deps, requestId: newId(), cause: seedChange.cause };
  const goods = await findGoods(deps.db, shops.trade, tradeRange);
  if (goods.length > 0) await importAtOnce(context, { kind: offerImport, withinId: shops.trade }, tradeFile(goods));
}

export async function ownShops({ db }: Deps, kernhausUrl: string): Promise<OwnShops> {
  return { kernhaus: await findShopByUrl(db, kernhausUrl), trade: await findShopByUrl(db, trade.url) };
}
