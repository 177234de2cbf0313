import { type Wording, wording } from '@quarry/contracts/wording';
import type { PriceStatement } from './price-interval.ts';

export type PriceContext = {
  /** Own prices are never held back; they carry the reason as a remark. */
  isObserved: boolean;
  /** Median of what other shops ask for the same product, in the same currency and tax treatment, when there are three or more. */
  marketMedianMinor: number | null;
  /** The run that reads the price, with whose end it is decided what is lost; null for what a person or a program states. */
  runId: string | null;
};

/** Why a price may be a slip. A range can not become a price by being seen again. */
export type Suspicion = { reason: Wording; canBeConfirmed: boolean };

const slipTolerance = 0.02;
const slips = [10, 100, 1000];

/** The rules by which a price is held back until it is seen again; undefined when none applies. */
export function suspicionOf(
  stated: PriceStatement,
  before: PriceStatement | undefined,
  context: PriceContext,
): Suspicion | undefined {
  if (stated.kind === 'from') return { reason: wording('suspect:range'), canBeConfirmed: false };
  const doubt =
    doubtByItself(stated) ??
    (before === undefined ? undefined : doubtAgainst(before, stated)) ??
    doubtAgainstMarket(stated.amountMinor, context.marketMedianMinor);
  return doubt === undefined ? undefined : { reason: doubt, canBeConfirmed: true };
}

function doubtByItself(stated: PriceStatement): Wording | undefined {
  if (stated.amountMinor <= 0) return wording('suspect:not_above_zero');
  if (stated.listMinor !== null && stated.amountMinor > stated.listMinor) return wording('suspect:above_list');
  return undefined;
}

function doubtAgainst(before: PriceStatement, stated: PriceStatement): Wording | undefined {
  if (before.currency !== stated.currency) {
    return wording('suspect:other_currency', { before: before.currency, now: stated.currency });
  }
  if (before.amountMinor <= 0 || before.kind === 'from') return undefined;
  const ratio = stated.amountMinor / before.amountMinor;
  const slip = slips.find((factor) => isNear(ratio, factor) || isNear(ratio, 1 / factor));
  if (slip !== undefined) {
    return wording(ratio > 1 ? 'suspect:slipped_up' : 'suspect:slipped_down', { factor: slip });
  }
  return ratio > 3 || ratio < 1 / 3 ? wording('suspect:far_from_before') : undefined;
}

function isNear(ratio: number, factor: number): boolean {
  return Math.abs(ratio / factor - 1) <= slipTolerance;
}

function doubtAgainstMarket(amountMinor: number, medianMinor: number | null): Wording | undefined {
  if (medianMinor === null || medianMinor <= 0) return undefined;
  const ratio = amountMinor / medianMinor;
  return ratio < 0.35 || ratio > 2.5 ? wording('suspect:far_from_market') : undefined;
}
