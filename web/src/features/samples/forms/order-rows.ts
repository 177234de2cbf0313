export type OrderRow = { article: string; count: string; price: string };

/** What all rows cost, in cents; what is no number counts nothing. */
export function totalMinor(rows: readonly OrderRow[]): number {
  return rows.reduce((sum, { count, price }) => {
    const cents = Math.round(Number(price.replace(',', '.')) * 100) * Math.trunc(Number(count));
    return Number.isFinite(cents) ? sum + cents : sum;
  }, 0);
}
