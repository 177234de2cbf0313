import { shareOf } from './arithmetic.ts';
import type { Discount } from './discount.ts';
import type { Goods, LineFinder, Part } from './goods.ts';
import type { DiscountPlan, DiscountStep, Standing } from './plan.ts';

type SetsDiscount = Extract<Discount, { kind: 'BUY_X_GET_Y' }>;

/** Units that cost the same and may still serve. */
type Free = { place: number; part: number; unitMinor: number; quantity: number; buys: boolean; gets: boolean };
type Counts = { buying: number; getting: number; either: number };

/** As many sets as there are units for: the dearest units buy, the cheapest are given, and each serves once. */
export function planSets({ goods, shippingMinor }: Standing, discount: SetsDiscount, find: LineFinder): DiscountPlan {
  const free = freeUnits(goods, discount, find);
  const counts = countsOf(free);
  const sets = setsIn(counts, discount);
  const given = takeGiven(free, sets * discount.get.quantity, counts.buying - sets * discount.buy.quantity);
  const reduced = (unitMinor: number) => unitMinor - shareOf(unitMinor, discount.get.percentPpm);
  let savingMinor = 0;
  for (const [{ unitMinor }, quantity] of given) savingMinor += (unitMinor - reduced(unitMinor)) * quantity;
  const steps = () =>
    [...given].map(([{ place, unitMinor }, quantity]): DiscountStep => {
      const lineId = goods[place]?.line.id ?? '';
      return { of: 'units', lineId, quantity, fromMinor: unitMinor, toMinor: reduced(unitMinor) };
    });
  const apply = () => {
    const bought = takeBought(free, given, sets * discount.buy.quantity);
    const at = (place: number, part: number) => `${place} ${part}`;
    const unitsAt = new Map(free.map((unit) => [at(unit.place, unit.part), unit]));
    const split = (one: Part, place: number, part: number): Part[] => {
      const unit = unitsAt.get(at(place, part));
      const [gives, buys] = unit ? [given.get(unit) ?? 0, bought.get(unit) ?? 0] : [0, 0];
      if (gives + buys === 0) return [one];
      return [
        { quantity: gives, unitMinor: reduced(one.unitMinor), isServed: true },
        { ...one, quantity: buys, isServed: true },
        { ...one, quantity: one.quantity - gives - buys },
      ].filter(({ quantity }) => quantity > 0);
    };
    return {
      goods: goods.map((one, place) => ({ ...one, parts: one.parts.flatMap((part, n) => split(part, place, n)) })),
      shippingMinor,
    };
  };
  return { savingMinor, missingUnits: missingIn(counts, discount), steps, apply };
}

function freeUnits(goods: readonly Goods[], { buy, get }: SetsDiscount, find: LineFinder): Free[] {
  const [buying, getting] = [find(buy.targets), find(get.targets)];
  const gets = new Set(getting);
  const free: Free[] = [];
  const add = (place: number, buysHere: boolean) => {
    for (const [part, { quantity, unitMinor, isServed }] of (goods[place]?.parts ?? []).entries())
      if (!isServed) free.push({ place, part, unitMinor, quantity, buys: buysHere, gets: gets.has(place) });
  };
  for (const place of buying) add(place, true);
  const buys = new Set(buying);
  for (const place of getting) if (!buys.has(place)) add(place, false);
  return free;
}

function countsOf(free: readonly Free[]): Counts {
  const counts = { buying: 0, getting: 0, either: 0 };
  for (const { quantity, buys, gets } of free) {
    counts.either += quantity;
    if (buys) counts.buying += quantity;
    if (gets) counts.getting += quantity;
  }
  return counts;
}

function missingIn({ buying, getting, either }: Counts, { buy, get }: SetsDiscount): number {
  return Math.max(0, buy.quantity - buying, get.quantity - getting, buy.quantity + get.quantity - either);
}

function setsIn({ buying, getting, either }: Counts, { buy, get, usesPerOrder }: SetsDiscount): number {
  const most = Math.min(buying / buy.quantity, getting / get.quantity, either / (buy.quantity + get.quantity));
  return Math.min(Math.floor(most), usesPerOrder ?? Number.MAX_SAFE_INTEGER);
}

/** The cheapest units first, but of those that could buy only as many as need not. */
function takeGiven(free: readonly Free[], wanted: number, spare: number): Map<Free, number> {
  const taken = new Map<Free, number>();
  if (wanted === 0) return taken;
  let [left, leftOfBuying] = [wanted, spare];
  for (const unit of cheapestFirst(free.filter((one) => one.gets))) {
    const count = Math.min(left, unit.quantity, unit.buys ? leftOfBuying : unit.quantity);
    if (count === 0) continue;
    taken.set(unit, count);
    left -= count;
    if (unit.buys) leftOfBuying -= count;
  }
  return taken;
}

function takeBought(free: readonly Free[], given: ReadonlyMap<Free, number>, wanted: number): Map<Free, number> {
  const taken = new Map<Free, number>();
  let left = wanted;
  for (const unit of cheapestFirst(free.filter((one) => one.buys)).toReversed()) {
    const count = Math.min(left, unit.quantity - (given.get(unit) ?? 0));
    if (count === 0) continue;
    taken.set(unit, count);
    left -= count;
  }
  return taken;
}

function cheapestFirst(units: readonly Free[]): Free[] {
  return units.toSorted(
    (one, other) => one.unitMinor - other.unitMinor || one.place - other.place || one.part - other.part,
  );
}
