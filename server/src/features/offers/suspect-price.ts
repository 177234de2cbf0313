import type { PriceStatement } from './price-interval.ts';

export type PriceContext = {
  /** Own prices are never held back; they carry the reason as a remark. */
  isObserved: boolean;
  /** Median of what other shops ask for the same product, in the same currency and tax treatment, when there are three or more. */
  marketMedianMinor: number | null;
};

/** Why a price may be a slip. A range can not become a price by being seen again. */
export type Suspicion = { reason: string; canBeConfirmed: boolean };

const slipTolerance = 0.02;
const slips = [10, 100, 1000];

/** The rules by which a price is held back until it is seen again; undefined when none applies. */
export function suspicionOf(
  stated: PriceStatement,
  before: PriceStatement | undefined,
  context: PriceContext,
): Suspicion | undefined {
  if (stated.kind === 'from')
    return { reason: 'A range or a "from" price is not the price of one item.', canBeConfirmed: false };
  const doubt =
    doubtByItself(stated) ??
    (before === undefined ? undefined : doubtAgainst(before, stated)) ??
    doubtAgainstMarket(stated.amountMinor, context.marketMedianMinor);
  return doubt === undefined ? undefined : { reason: doubt, canBeConfirmed: true };
}

function doubtByItself(stated: PriceStatement): string | undefined {
  if (stated.amountMinor <= 0) return 'The price is not above zero.';
  if (stated.listMinor !== null && stated.amountMinor > stated.listMinor) return 'The price is above the list price.';
  return undefined;
}

function doubtAgainst(before: PriceStatement, stated: PriceStatement): string | undefined {
  if (before.currency !== stated.currency) return `The currency changed from ${before.currency} to ${stated.currency}.`;
  if (before.amountMinor <= 0 || before.kind === 'from') return undefined;
  const ratio = stated.amountMinor / before.amountMinor;
  const slip = slips.find((factor) => isNear(ratio, factor) || isNear(ratio, 1 / factor));
  if (slip !== undefined) {
    return `The price is ${ratio > 1 ? `${slip} times` : `a ${slip}th of`} the one before: the decimal sign may have slipped.`;
  }
  return ratio > 3 || ratio < 1 / 3 ? 'The price is more than three times higher or lower than before.' : undefined;
}

function isNear(ratio: number, factor: number): boolean {
  return Math.abs(ratio / factor - 1) <= slipTolerance;
}

function doubtAgainstMarket(amountMinor: number, medianMinor: number | null): string | undefined {
  if (medianMinor === null || medianMinor <= 0) return undefined;
  const ratio = amountMinor / medianMinor;
  return ratio < 0.35 || ratio > 2.5 ? 'The price is far from what other shops ask for the same product.' : undefined;
}
