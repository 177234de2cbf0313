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
  waits: Waiting;
};

/** What of a price point is decided when a run ends. */
export type Waiting = {
  /** The reading that found an accepted price no longer stated. */
  lostAt: Date | null;
  /** The run that decides; null where nothing waits. */
  runId: string | null;
  /** That run was degraded: the point waits for a person. */
  isHeld: boolean;
};

const settled: Waiting = { lostAt: null, runId: null, isHeld: false };

/** What becomes of open price points, in the order it must be written: closed, then changed, then opened. */
export type PricePlan = {
  closed: { id: string; validTo: Date; state: PricePointState; reason: string | null }[];
  changed: {
    id: string;
    lastConfirmedAt: Date;
    state: 'accepted' | 'suspect';
    reason: string | null;
    waits: Waiting;
  }[];
  opened: (PriceStatement & {
    validFrom: Date;
    state: 'accepted' | 'suspect';
    reason: string | null;
    waits: Waiting;
  })[];
  /** The accepted statement after this sighting; null when there is none. */
  accepted: PriceStatement | null;
  hasSuspect: boolean;
};

/** A suspect price is accepted by a second sighting, this much later at the earliest. */
export const secondSightingAfterMs = 60 * 60 * 1000;

/**
 * Decides the intervals of one offer after a sighting at `at`. `stated` is null when the source names no price.
 * A price that is confirmed runs on; another one closes it and opens its own; a suspect one waits beside it, and is accepted when
 * it is seen again at least an hour later, unless a degraded run holds it. In a run, a price that is no longer stated waits for the end
 * of the run. `at` must not lie before the last sighting.
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
    rejectAll(plan, suspects, at);
    if (accepted === undefined) return plan;
    if (context.runId !== null) {
      plan.changed.push({ ...accepted, waits: lost(accepted.waits, context.runId, at) });
      return plan;
    }
    plan.closed.push(closing(accepted, at));
    return { ...plan, accepted: null };
  }
  if (accepted !== undefined && isSame(accepted, stated)) {
    plan.changed.push({ ...accepted, lastConfirmedAt: at, waits: settled });
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
      waits: settled,
    });
    return { ...plan, accepted: stated };
  }
  if (accepted !== undefined && accepted.waits.lostAt !== null) plan.changed.push({ ...accepted, waits: settled });
  const waiting = suspects.find((point) => isSame(point, stated));
  rejectAll(
    plan,
    suspects.filter((point) => point !== waiting),
    at,
  );
  if (waiting === undefined) {
    const waits = { ...settled, runId: context.runId };
    plan.opened.push({ ...stated, validFrom: at, state: 'suspect', reason: storeWording(suspicion.reason), waits });
    return { ...plan, hasSuspect: true };
  }
  const isLater = at.getTime() - waiting.validFrom.getTime() >= secondSightingAfterMs;
  const isConfirmed = suspicion.canBeConfirmed && isLater && !waiting.waits.isHeld;
  plan.changed.push({
    ...waiting,
    lastConfirmedAt: at,
    state: isConfirmed ? 'accepted' : 'suspect',
    waits: isConfirmed ? settled : waiting.waits,
  });
  if (!isConfirmed) return { ...plan, hasSuspect: true };
  if (accepted !== undefined) plan.closed.push(closing(accepted, later(waiting.validFrom, accepted.validFrom)));
  return { ...plan, accepted: stated };
}

/** A loss counts from its first reading; one that a degraded run holds goes on waiting for that run. */
function lost(before: Waiting, runId: string, at: Date): Waiting {
  return before.isHeld ? before : { lostAt: before.lostAt ?? at, runId, isHeld: false };
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
