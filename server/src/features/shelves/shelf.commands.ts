import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { shelfStates } from '@quarry/contracts/shelves';
import { refusalToGo } from '@quarry/contracts/states';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { holdStanding } from '../categories/index.ts';
import { auditedShelf, type ShelfRecord } from './shelf.ts';
import { decideShelfRow, findShelfForUpdate } from './shelf.store.ts';
import { shelfDecided } from './shelf.topics.ts';

export const shelfKind: RecordKind<ShelfRecord> = {
  entity: 'shelf',
  lock: findShelfForUpdate,
  audited: auditedShelf,
  told: ({ shopId }) => ({ topic: shelfDecided, shopId }),
};

/** Which shelf, and the version of it that the person saw. */
type Seen = { id: string; version: number };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

/** Takes a shelf as a category, without one as the proposed; it stays there until the transaction ends. */
export function acceptShelf(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  wanted: string | null,
): Promise<Saved<ShelfRecord> | Missed | NotAllowed | Invalid> {
  return changeRecord(deps, origin, shelfKind, { ...seen, action: 'accepted' }, async (tx, before) => {
    const refused = refusalToGo(shelfStates, before.state, 'ACCEPTED', null);
    if (refused) return { kind: 'not_allowed', ...refused };
    const categoryId = wanted ?? before.proposedCategoryId;
    if (categoryId === null) return { kind: 'not_allowed', ...reasoned('SHELF_NOT_PROPOSED') };
    const standing = isId(categoryId) ? (await holdStanding(tx, [categoryId])).get(categoryId) : undefined;
    if (standing === undefined) return { kind: 'invalid', issues: [inputIssue('categoryId', 'unknown')] };
    const decision = { state: 'ACCEPTED', categoryId: standing, by: origin.actor.userId } as const;
    await decideShelfRow(tx, before.id, decision, deps.clock.now());
    return undefined;
  });
}

export function dismissShelf(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<Saved<ShelfRecord> | Missed | NotAllowed> {
  return decideWithout(deps, origin, seen, 'DISMISSED');
}

export function reopenShelf(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<Saved<ShelfRecord> | Missed | NotAllowed> {
  return decideWithout(deps, origin, seen, 'OPEN');
}

const verbs = { DISMISSED: 'dismissed', OPEN: 'reopened' } as const;

/** A decision that names no category. */
function decideWithout(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  state: 'DISMISSED' | 'OPEN',
): Promise<Saved<ShelfRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, shelfKind, { ...seen, action: verbs[state] }, async (tx, before) => {
    const refused = refusalToGo(shelfStates, before.state, state, null);
    if (refused) return { kind: 'not_allowed', ...refused };
    const decision = { state, categoryId: null, by: origin.actor.userId };
    await decideShelfRow(tx, before.id, decision, deps.clock.now());
    return undefined;
  });
}
