import { currencyExponent } from '@quarry/contracts/money';

/** An interval during which an offer had one price; open-ended while it lasts. */
export type PricePoint = {
  minor: number;
  currency: string;
  from: string;
  to: string | null;
  isSuspect: boolean;
};

export type PriceSeries = { key: string; label: string; points: readonly PricePoint[] };

/** One moment of the drawing: its time, and by series the amount and whether it is suspect. */
export type PriceRow = { at: number; [series: string]: number | undefined };

/**
 * The rows of a stepped drawing: a price holds until it ends, and a gap in the history is a gap in the line.
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
    for (const { from, to } of points) {
      rowAt(Date.parse(from));
      const end = to === null ? now : Date.parse(to);
      rowAt(end);
      // The moment after an end is where a line without a next price breaks off.
      if (to !== null) rowAt(end + 1);
    }
  }
  for (const row of rows.values()) {
    for (const { key, points } of series) {
      const point = pointAt(points, row.at);
      if (point) row[key] = point.minor / 10 ** currencyExponent(point.currency);
    }
  }
  return [...rows.values()].toSorted((left, right) => left.at - right.at);
}

/** The price that holds at a moment; at the very end of one, with none beginning there, the one that ends. */
function pointAt(points: readonly PricePoint[], at: number): PricePoint | undefined {
  const holding = points.find(({ from, to }) => Date.parse(from) <= at && (to === null || at < Date.parse(to)));
  return holding ?? points.find(({ to }) => to !== null && Date.parse(to) === at);
}

/** Whether the price of a series at a moment is suspect, and so drawn hollow. */
export function isSuspectAt(series: PriceSeries, at: number): boolean {
  const point = series.points.find(({ from }) => Date.parse(from) === at);
  return point?.isSuspect ?? false;
}
