import {
  type CartLine,
  type Discount,
  evaluateDiscounts,
  lineFinder,
  type LineFinder,
} from '@quarry/contracts/discounts';
import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { type DiscountRecord, type DiscountValues, evaluatedDiscount } from './discount.ts';
import { discountColumns } from './discount.store.ts';
import { findLowerBefore, findShopGoods, findWaysUp, type PriceBefore, type ShopGoods } from './shop-goods.store.ts';

export type BelowCost = { goods: ShopGoods; reducedMinor: number };
export type Overlap = { discount: DiscountRecord; from: Date; until: Date | null; products: number };
export type LowestBefore = { goods: ShopGoods; before: PriceBefore; reducedMinor: number };
export type Warnings = {
  belowCost: BelowCost[];
  belowCostCount: number;
  overlaps: Overlap[];
  lowestBefore: LowestBefore[];
  lowestBeforeCount: number;
};

const mostNamed = 50;
const daysBefore = 30;
const dayMs = 86_400_000;

type Asked = {
  /** What is warned about; its id where it is saved. */
  values: DiscountValues & Pick<DiscountRecord, 'class'>;
  id: string | null;
  shopId: string;
  now: Date;
  mayReadCosts: boolean;
};

/** What to look at before a discount holds, computed from what the shop sells; the number of statements hangs on nothing. */
export async function warningsOf(db: Db, { values, id, shopId, now, mayReadCosts }: Asked): Promise<Warnings> {
  const all = await findShopGoods(db, shopId);
  const ways = await findWaysUp(db, [...new Set(all.flatMap(({ categoryId }) => categoryId ?? []))]);
  const lines = all.map((goods) => lineOf(goods, ways));
  const find = lineFinder(lines);
  const discount = unconditional(values);
  const meant = meantBy(values, find);
  const reduced = (place: number) =>
    discount && all[place] ? reducedPrice(discount, lines[place]!, all[place]) : null;
  const others = await findOthers(db, shopId, id, values, now);
  const lowest = await lowestBeforeOf(db, { all, meant, values, now, reduced });
  const below = mayReadCosts ? belowCostOf(all, meant, reduced) : [];
  return {
    belowCost: below.slice(0, mostNamed),
    belowCostCount: below.length,
    overlaps: overlapsOf(values, others, { meant, lines, find }),
    ...lowest,
  };
}

function lineOf(
  { offerId, variantId, productId, brandId, categoryId, priceMinor }: ShopGoods,
  ways: ReadonlyMap<string, string[]>,
): CartLine {
  const categoryIds = ways.get(categoryId ?? '') ?? [];
  return { id: offerId, variantId, productId, brandId, categoryIds, quantity: 1, unitMinor: priceMinor };
}

/** The places of what a discount is about, on either side. */
function meantBy(
  { kind, targets, getTargets }: Pick<DiscountRecord, 'kind' | 'targets' | 'getTargets'>,
  find: LineFinder,
): ReadonlySet<number> {
  return new Set([...find(targets), ...(kind === 'BUY_X_GET_Y' ? find(getTargets) : [])]);
}

/** The discount as it works on anyone who gets it: without its times, limits and channels; null where it takes nothing off goods. */
function unconditional(values: Asked['values']): Discount | null {
  if (values.kind === 'FREE_SHIPPING') return null;
  const isShare = values.amountMinor === null && values.maxMinor === null;
  const keepsMinimum = values.kind === 'AMOUNT_OFF_ORDER' && !isShare && values.minimumKind === 'AMOUNT';
  return evaluatedDiscount({
    ...values,
    id: '',
    shopId: '',
    method: 'AUTOMATIC',
    intent: 'LIVE',
    startsAt: new Date(0),
    endsAt: null,
    endedAt: null,
    limitTotal: null,
    limitPerCustomer: null,
    channelIds: [],
    minimumKind: keepsMinimum ? 'amount' : 'none',
    minimum: keepsMinimum ? values.minimum : null,
  });
}

const nobodyUsed = { total: new Map(), byCustomer: new Map(), codes: new Map() };

/** What a unit comes to when it is bought by itself, of "buy X, get Y" as often as one set needs; null where nothing is taken off it. */
function reducedPrice(discount: Discount, line: CartLine, { currency }: ShopGoods): number | null {
  const quantity = discount.kind === 'BUY_X_GET_Y' ? discount.buy.quantity + discount.get.quantity : 1;
  const cart = {
    currency,
    channelId: '',
    customerKey: null,
    codes: [],
    shippingMinor: 0,
    lines: [{ ...line, quantity }],
  };
  const evaluation = evaluateDiscounts({ cart, discounts: [discount], counters: nobodyUsed, at: new Date(0) });
  const [after] = evaluation.lines;
  return evaluation.applied.length === 0 || !after ? null : Math.floor(after.afterMinor / quantity);
}

/** The worst first. */
function belowCostOf(
  all: readonly ShopGoods[],
  meant: ReadonlySet<number>,
  reduced: (place: number) => number | null,
): BelowCost[] {
  const missing = ({ goods, reducedMinor }: BelowCost) => (goods.costMinor ?? 0) - reducedMinor;
  return [...meant]
    .flatMap((place): BelowCost[] => {
      const goods = all[place];
      if (!goods || goods.costMinor === null) return [];
      const reducedMinor = reduced(place);
      return reducedMinor !== null && reducedMinor < goods.costMinor ? [{ goods, reducedMinor }] : [];
    })
    .toSorted((one, other) => missing(other) - missing(one) || (one.goods.variantId < other.goods.variantId ? -1 : 1));
}

async function lowestBeforeOf(
  db: Db,
  {
    all,
    meant,
    values,
    now,
    reduced,
  }: Pick<Asked, 'values' | 'now'> & {
    all: readonly ShopGoods[];
    meant: ReadonlySet<number>;
    reduced: (place: number) => number | null;
  },
): Promise<Pick<Warnings, 'lowestBefore' | 'lowestBeforeCount'>> {
  const none = { lowestBefore: [], lowestBeforeCount: 0 };
  if (values.kind !== 'AMOUNT_OFF_PRODUCT') return none;
  const until = values.startsAt < now ? values.startsAt : now;
  const places = new Map([...meant].flatMap((place) => (all[place] ? [[all[place].offerId, place] as const] : [])));
  const span = { from: new Date(until.getTime() - daysBefore * dayMs), until };
  const found = await findLowerBefore(db, [...places.keys()], span, mostNamed);
  return {
    lowestBefore: found.flatMap((before) => {
      const place = places.get(before.offerId) ?? -1;
      const goods = all[place];
      return goods ? [{ goods, before, reducedMinor: reduced(place) ?? before.priceMinor }] : [];
    }),
    lowestBeforeCount: found[0]?.count ?? 0,
  };
}

/** Others of the class that run, or will, at times that the discount has too. */
function findOthers(
  db: Db,
  shopId: string,
  id: string | null,
  { class: wanted, startsAt, endsAt, channelIds }: Asked['values'],
  now: Date,
): Promise<DiscountRecord[]> {
  return readWithinScope(
    db,
    sql<DiscountRecord>`select ${discountColumns} from discount d where d.shop_id = ${shopId} and d.deleted_at is null
      and d.intent in ('LIVE', 'PAUSED') and d.class = ${wanted} and d.id is distinct from ${id}::uuid
      and (d.ends_at is null or d.ends_at > greatest(${now}::timestamptz, ${startsAt}::timestamptz))
      and (${endsAt}::timestamptz is null or d.starts_at < ${endsAt}::timestamptz)
      and (cardinality(${channelIds}::uuid[]) = 0 or not exists (select from discount_channel c where c.discount_id = d.id)
        or exists (select from discount_channel c where c.discount_id = d.id and c.channel_id = any(${channelIds}::uuid[])))
      order by d.priority desc, d.id`,
  );
}

function overlapsOf(
  values: Asked['values'],
  others: readonly DiscountRecord[],
  { meant, lines, find }: { meant: ReadonlySet<number>; lines: readonly CartLine[]; find: LineFinder },
): Overlap[] {
  return others.flatMap((discount) => {
    const shared = [...meantBy(discount, find)].filter((place) => meant.has(place));
    const products = new Set(shared.map((place) => lines[place]?.productId)).size;
    if (products === 0) return [];
    const from = discount.startsAt > values.startsAt ? discount.startsAt : values.startsAt;
    const ends = [discount.endsAt, values.endsAt].filter((end) => end !== null);
    const until = ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
    return [{ discount, from, until, products }];
  });
}
