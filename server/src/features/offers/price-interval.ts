import type { CurrencyRule } from '@quarry/contracts/offers';
import { readSentence, storeWording, wording } from '@quarry/contracts/wording';
import { suspicionOf, type PriceContext } from './suspect-price.ts';

export type PriceKind = 'regular' | 'sale' | 'from';
export type PricePointState = 'observed' | 'accepted' | 'suspect' | 'rejected';

/** What a price point says, without when it held. */
export type PriceStatement = {
  kind: PriceKind;
  amountMinor: number;
  currency: string;
  /** What gave the currency; null where that was not noted. */
  currencyRule: CurrencyRule | null;
  listMinor: number | null;
  shippingMinor: number | null;
  isTaxIncluded: boolean | null;
  availability: string | null;
  condition: string | null;
};

/** An interval that is still open. */
export type OpenPricePoint = PriceStatement & {
  id: string;
  validFrom: Date;
  lastConfirmedAt: Date;
  /** The snapshot that first stated it. */
  snapshotId: string | null;
  state: 'accepted' | 'suspect';
  reason: string | null;
};

/** What becomes of open price points, in the order it must be written: closed, then changed, then opened. */
export type PricePlan = {
  closed: { id: string; validTo: Date; state: PricePointState; reason: string | null }[];
  changed: { id: string; lastConfirmedAt: Date; state: 'accepted' | 'suspect'; reason: string | null }[];
  opened: (PriceStatement & { validFrom: Date; state: 'accepted' | 'suspect'; reason: string | null })[];
  /** The accepted statement after this sighting; null when there is none. */
  accepted: PriceStatement | null;
  hasSuspect: boolean;
};

/** A suspect price is accepted by a second sighting, this much later at the earliest. */
export const secondSightingAfterMs = 60 * 60 * 1000;

/**
 * Decides the intervals of one offer after a sighting at `at`. `stated` is null when the source names no price.
 * A price that is confirmed runs on; another one closes it and opens its own; a suspect one waits beside it, and is accepted when
 * it is seen again at least an hour later. `at` must not lie before the last sighting.
 */
export function planPrice(
  open: readonly OpenPricePoint[],
  stated: PriceStatement | null,
  at: Date,
  context: PriceContext,
): PricePlan {
  const accepted = open.find((point) => point.state === 'accepted');
  const suspects = open.filter((point) => point.state === 'suspect');
  const plan: PricePlan = { closed: [], changed: [], opened: [], accepted: accepted ?? null, hasSuspect: false };
  const others = open.filter((point) => point.state === 'accepted' && point !== accepted);
  for (const point of others) plan.closed.push(closing(point, at));
  if (stated === null) {
    if (accepted !== undefined) plan.closed.push(closing(accepted, at));
    rejectAll(plan, suspects, at);
    return { ...plan, accepted: null };
  }
  if (accepted !== undefined && isSame(accepted, stated)) {
    plan.changed.push({ id: accepted.id, lastConfirmedAt: at, state: 'accepted', reason: accepted.reason });
    rejectAll(plan, suspects, at);
    return plan;
  }
  return planChange(plan, accepted, suspects, stated, at, context);
}

function planChange(
  plan: PricePlan,
  accepted: OpenPricePoint | undefined,
  suspects: OpenPricePoint[],
  stated: PriceStatement,
  at: Date,
  context: PriceContext,
): PricePlan {
  const suspicion = isSamePrice(accepted, stated) ? undefined : suspicionOf(stated, accepted, context);
  if (suspicion === undefined || !context.isObserved) {
    if (accepted !== undefined) plan.closed.push(closing(accepted, at));
    rejectAll(plan, suspects, at);
    plan.opened.push({
      ...stated,
      validFrom: at,
      state: 'accepted',
      reason: suspicion ? storeWording(suspicion.reason) : null,
    });
    return { ...plan, accepted: stated };
  }
  const waiting = suspects.find((point) => isSame(point, stated));
  rejectAll(
    plan,
    suspects.filter((point) => point !== waiting),
    at,
  );
  if (waiting === undefined) {
    plan.opened.push({ ...stated, validFrom: at, state: 'suspect', reason: storeWording(suspicion.reason) });
    return { ...plan, hasSuspect: true };
  }
  const isConfirmed = suspicion.canBeConfirmed && at.getTime() - waiting.validFrom.getTime() >= secondSightingAfterMs;
  plan.changed.push({
    id: waiting.id,
    lastConfirmedAt: at,
    state: isConfirmed ? 'accepted' : 'suspect',
    reason: waiting.reason,
  });
  if (!isConfirmed) return { ...plan, hasSuspect: true };
  if (accepted !== undefined) plan.closed.push(closing(accepted, later(waiting.validFrom, accepted.validFrom)));
  return { ...plan, accepted: stated };
}

function closing(point: OpenPricePoint, at: Date): PricePlan['closed'][number] {
  return { id: point.id, validTo: later(at, point.validFrom), state: point.state, reason: point.reason };
}

function rejectAll(plan: PricePlan, suspects: readonly OpenPricePoint[], at: Date): void {
  for (const point of suspects) {
    const doubt = readSentence(point.reason ?? '');
    const reason = storeWording(wording('suspect:not_confirmed', { doubt: doubt.wording ?? doubt.text }));
    plan.closed.push({ id: point.id, validTo: later(at, point.validFrom), state: 'rejected', reason });
  }
}

function later(left: Date, right: Date): Date {
  return left > right ? left : right;
}

function isSamePrice(point: PriceStatement | undefined, stated: PriceStatement): boolean {
  return (
    point !== undefined &&
    point.kind === stated.kind &&
    point.amountMinor === stated.amountMinor &&
    point.currency === stated.currency &&
    point.listMinor === stated.listMinor
  );
}

function isSame(point: PriceStatement, stated: PriceStatement): boolean {
  return (
    isSamePrice(point, stated) &&
    point.shippingMinor === stated.shippingMinor &&
    point.isTaxIncluded === stated.isTaxIncluded &&
    point.availability === stated.availability &&
    point.condition === stated.condition
  );
}
