import { type InputIssue, zonedTime } from '@quarry/contracts/common';
import {
  type DiscountDraft,
  type DiscountFacts,
  type DiscountIntent,
  discountLimits,
  discountState,
  discountStates,
} from '@quarry/contracts/discounts';
import { refusalToGo } from '@quarry/contracts/states';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { faultsOf } from './discount-check.ts';
import { findCodeFacts } from './discount-code.store.ts';
import { findTimeZones } from './discount-shop.store.ts';
import {
  findNamesForUpdate,
  insertDiscount,
  markDiscountDeleted,
  updateDiscountRow,
} from './discount-writing.store.ts';
import { auditedDiscount, type DiscountRecord, type DiscountValues, minimumKindOf, missingParts } from './discount.ts';
import { findDiscountForUpdate, setDiscountIntent } from './discount.store.ts';

export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
/** Which discount, and the version of it that the person saw. */
type Seen = { id: string; version: number };

export const discountKind: RecordKind<DiscountRecord> = {
  entity: 'discount',
  lock: findDiscountForUpdate,
  audited: auditedDiscount,
};

/** Makes a draft; it begins at once where no time is given. */
export function createDiscount(
  deps: Deps,
  origin: ChangeOrigin,
  shopId: string,
  draft: DiscountDraft,
): Promise<Saved<DiscountRecord> | Invalid> {
  return createRecord(deps, origin, discountKind, async (tx, id) => {
    const now = deps.clock.now();
    const values = { ...draft, startsAt: draft.startsAt ?? now };
    const issues = await faultsOf(tx, shopId, null, values, now);
    if (issues.length > 0) return { kind: 'invalid', issues };
    await insertDiscount(tx, { id, shopId }, values, now);
    return undefined;
  });
}

/** Saves all of it anew; what its first use fixed stays. */
export function updateDiscount(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  draft: DiscountDraft,
): Promise<Saved<DiscountRecord> | Missed | Invalid | NotAllowed> {
  return changeRecord(deps, origin, discountKind, { ...seen, action: 'updated' }, async (tx, before) => {
    const now = deps.clock.now();
    if (discountState(before, now) === 'ENDED') return { kind: 'not_allowed', ...reasoned('DISCOUNT_ENDED') };
    const values = { ...draft, startsAt: draft.startsAt ?? before.startsAt };
    const issues = await faultsOf(tx, before.shopId, before, values, now);
    if (issues.length > 0) return { kind: 'invalid', issues };
    await updateDiscountRow(tx, before, values, now);
    return undefined;
  });
}

/** Starts, pauses, resumes or ends it; ending is for good, so it has to be confirmed. */
export function changeDiscountIntent(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  { intent, confirmed }: { intent: DiscountIntent; confirmed: boolean },
): Promise<Saved<DiscountRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, discountKind, { ...seen, action: 'status_changed' }, async (tx, before) => {
    const now = deps.clock.now();
    const codes = await findCodeFacts(tx, [before.id]);
    const facts = (await factsOf(tx, [before], codes, now))[0]!;
    const refusal = refusalToGo(discountStates, discountState(before, now), intent, facts);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    if (intent === 'ENDED' && !confirmed) return { kind: 'not_allowed', ...reasoned('DISCOUNT_END_CONFIRM') };
    await setDiscountIntent(tx, before.id, intent, now);
    return undefined;
  });
}

/** What decides where discounts may go, in their order; `codes` has those by code of which one counts. */
export async function factsOf(
  db: Db | Tx,
  discounts: readonly DiscountRecord[],
  codes: Pick<ReadonlyMap<string, unknown>, 'has'>,
  now: Date,
): Promise<DiscountFacts[]> {
  const over = discounts.filter(({ endsAt }) => endsAt !== null && endsAt <= now);
  const zones =
    over.length === 0
      ? new Map<string, string>()
      : await findTimeZones(
          db,
          over.map(({ shopId }) => shopId),
        );
  return discounts.map((discount) => {
    const { id, shopId, method, endsAt } = discount;
    const isCodeless = method === 'CODE' && !codes.has(id);
    return {
      missing: [...missingParts(discount), ...(isCodeless ? (['code'] as const) : [])],
      over: endsAt !== null && endsAt <= now ? zonedTime(endsAt, zones.get(shopId) ?? 'UTC') : null,
    };
  });
}

/** Makes a draft of another discount: with everything but its uses and codes, and without an end that is over. */
export function copyDiscount(
  deps: Deps,
  origin: ChangeOrigin,
  source: DiscountRecord,
  name: string,
): Promise<Saved<DiscountRecord>> {
  return createRecord(deps, origin, discountKind, async (tx, id) => {
    const now = deps.clock.now();
    const isOver = source.endsAt !== null && source.endsAt <= now;
    const times = isOver ? { startsAt: now, endsAt: null } : {};
    const values = { ...valuesOf(source), ...times, name: await freeName(tx, source.shopId, name) };
    await insertDiscount(tx, { id, shopId: source.shopId }, values, now);
    return undefined;
  });
}

/** A name with a number where another discount of the shop has it, shortened to what a name may be. */
async function freeName(tx: Tx, shopId: string, name: string): Promise<string> {
  const taken = await findNamesForUpdate(tx, shopId);
  for (let count = 1; ; count += 1) {
    const number = count === 1 ? '' : ` (${count})`;
    const cut = name.slice(0, discountLimits.name - number.length).trimEnd();
    // Half of a character that takes two units is none.
    const candidate = (cut.isWellFormed() ? cut : cut.slice(0, -1)) + number;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}

function valuesOf(discount: DiscountRecord): DiscountValues {
  return { ...discount, minimumKind: minimumKindOf(discount.minimumKind) };
}

export function deleteDiscount(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed | NotAllowed> {
  return deleteRecord(deps, origin, discountKind, seen, async (tx, { id, name, shopId, intent }) => {
    if (intent !== 'DRAFT') return { refused: { kind: 'not_allowed', ...reasoned('DISCOUNT_NOT_DRAFT') } };
    await markDiscountDeleted(tx, id, deps.clock.now());
    return { binned: { name, shopId } };
  });
}
