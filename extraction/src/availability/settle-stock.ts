import { type Detailed, detailed } from '@quarry/contracts/wording';

/** One statement of a stock: its schema.org name, and where it stands. */
export type StockSaid = { name: string; text: string; path: string; isCount?: boolean };

export type SettledStock = { kept: StockSaid; trust: number; warning?: Detailed };

/** How far a stock is trusted that something beside it contradicts, and one of which only a number of pieces is stated. */
const contradictedTrust = 0.5;
const countTrust = 0.9;

const notNow = ['OutOfStock', 'SoldOut', 'Discontinued'];
const notYet = ['PreOrder', 'PreSale', 'BackOrder', 'MadeToOrder'];
const now = ['InStock', 'LimitedAvailability', 'InStoreOnly', 'OnlineOnly'];
const places: ReadonlySet<string> = new Set(['InStoreOnly', 'OnlineOnly']);
/** Those that promise most come last. */
const byCare = [...notNow, ...notYet, 'Reserved', 'InStoreOnly', 'OnlineOnly', 'LimitedAvailability', 'InStock'];

/**
 * What several statements of one offer's stock come to, for pages and feeds alike: the first, unless another contradicts it. Then the more
 * careful one is kept, is trusted little, and the warning names both. Undefined where nothing is said.
 */
export function settleStock(said: readonly StockSaid[]): SettledStock | undefined {
  const [first] = said;
  if (first === undefined) return undefined;
  const other = said.length === 1 ? undefined : said.find(({ name }) => areContrary(first.name, name));
  if (other === undefined) return { kept: first, trust: first.isCount === true ? countTrust : 1 };
  const kept = said.toSorted((left, right) => byCare.indexOf(left.name) - byCare.indexOf(right.name))[0] ?? first;
  const params = { ours: first.name, path: first.path, theirs: other.name, otherPath: other.path, kept: kept.name };
  return { kept, trust: contradictedTrust, warning: detailed('availability_disagreement', params) };
}

/** Out of stock and on order are both true of one thing; in stock and either of them are not. */
function areContrary(one: string, other: string): boolean {
  const isEither = (left: string[], right: string[]) =>
    (left.includes(one) && right.includes(other)) || (left.includes(other) && right.includes(one));
  return isEither(now, [...notNow, ...notYet, 'Reserved']) || (one !== other && places.has(one) && places.has(other));
}

/** The stock that a number of pieces comes to; undefined when the text is no such number. */
export function stockOfCount(text: string): string | undefined {
  const [, count] = /^\s*(\d[\d.,' ]*)(?:\s*[A-Z\d]{2,3})?\s*$/.exec(text) ?? [];
  if (count === undefined) return undefined;
  return /[1-9]/.test(count) ? 'InStock' : 'OutOfStock';
}
