import { currencyExponent } from '@quarry/contracts/money';

/** An interval during which an offer had one price; open-ended while it lasts. */
export type PricePoint = {
  minor: number;
  currency: string;
  from: string;
  to: string | null;
  isSuspect: boolean;
  /** What the shop asked before it reduced the price, or names beside it. */
  listMinor?: number | null;
  /** The least of several prices: what one piece costs is not known. */
  isFrom?: boolean;
};

export type PriceSeries = { key: string; label: string; points: readonly PricePoint[] };

/** One moment of the drawing: its time, and by series the amount and whether it is suspect. */
export type PriceRow = { at: number; [series: string]: number | undefined };

/**
 * The rows of a stepped drawing: a price holds until it ends, a gap in the history is a gap in the line,
 * and a suspect price is a single mark beside it.
 * Amounts are in whole units of their currency, because that is what the axis shows.
 */
export function priceRows(series: readonly PriceSeries[], now: number): PriceRow[] {
  const rows = new Map<number, PriceRow>();
  const rowAt = (at: number): PriceRow => {
    const row = rows.get(at) ?? { at };
    rows.set(at, row);
    return row;
  };
  for (const { points } of series) {
    for (const { from, to, isSuspect } of points) {
      rowAt(Date.parse(from));
      if (isSuspect) continue;
      const end = to === null ? now : Date.parse(to);
      rowAt(end);
      // The moment after an end is where a line without a next price breaks off.
      if (to !== null) rowAt(end + 1);
    }
  }
  for (const row of rows.values()) {
    for (const { key, points } of series) {
      const point = pointAt(
        points.filter(({ isSuspect }) => !isSuspect),
        row.at,
      );
      if (point) row[key] = wholeUnits(point);
      if (point && reductionOf(point) !== null)
        row[listKey(key)] = wholeUnits({ ...point, minor: point.listMinor ?? point.minor });
      const suspect = points.find(({ isSuspect, from }) => isSuspect && Date.parse(from) === row.at);
      if (suspect) row[suspectKey(key)] = wholeUnits(suspect);
    }
  }
  return [...rows.values()].toSorted((left, right) => left.at - right.at);
}

/** The rows at which a price of some series begins, and the last one: what there is to read along a drawing. */
export function readingStops(rows: readonly PriceRow[], series: readonly PriceSeries[]): PriceRow[] {
  const begins = new Set(series.flatMap(({ points }) => points.map(({ from }) => Date.parse(from))));
  return rows.filter(({ at }, index) => begins.has(at) || index === rows.length - 1);
}

function wholeUnits({ minor, currency }: PricePoint): number {
  return minor / 10 ** currencyExponent(currency);
}

/** The price that holds at a moment; at the very end of one, with none beginning there, the one that ends. */
function pointAt(points: readonly PricePoint[], at: number): PricePoint | undefined {
  const holding = points.find(({ from, to }) => Date.parse(from) <= at && (to === null || at < Date.parse(to)));
  return holding ?? points.find(({ to }) => to !== null && Date.parse(to) === at);
}

/** The key under which a row keeps a suspect price of a series: it is no price yet, so the line does not go through it. */
export function suspectKey(series: string): string {
  return `${series} suspect`;
}

/** The key under which a row keeps the list price of a series, while its price lies below it. */
export function listKey(series: string): string {
  return `${series} list`;
}

/** The share of the list price that a price lies below it, 0.25 for 15 of 20; null where it does not. */
export function reductionOf({ minor, listMinor }: Pick<PricePoint, 'minor' | 'listMinor'>): number | null {
  return typeof listMinor === 'number' && listMinor > minor ? (listMinor - minor) / listMinor : null;
}

const lowestWindowMs = 30 * 86_400_000;

export type LowestPrice = { series: PriceSeries; point: PricePoint; windowStart: number };

/**
 * The lowest price that held at some time of the 30 days before `now`; of equal ones, that which began first.
 * Suspect prices and those of which only the least of several is known do not count. Null where none held.
 */
export function lowestOf30Days(series: readonly PriceSeries[], now: number): LowestPrice | null {
  const windowStart = now - lowestWindowMs;
  const held = series.flatMap((one) =>
    one.points
      .filter(({ isSuspect, isFrom, from, to }) => {
        const isCounted = !isSuspect && isFrom !== true && Date.parse(from) <= now;
        return isCounted && (to === null || Date.parse(to) > windowStart);
      })
      .map((point) => ({ series: one, point, windowStart })),
  );
  const [lowest = null] = held.toSorted(
    (left, right) => left.point.minor - right.point.minor || Date.parse(left.point.from) - Date.parse(right.point.from),
  );
  return lowest;
}
