import type { OffboardingDraft } from '@quarry/contracts/access';
import { inputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { changeUserStatus, findUserForUpdate } from '../access/index.ts';
import { handOverShared, returnShared } from './shared-records.ts';

type Seen = { id: string; version: number };

/** Disables a user and hands over what they share, in one transaction. */
export function offboardUser(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, { heirId }: OffboardingDraft) {
  return withTransaction(deps.db, async (tx) => {
    if (heirId === id || !(await lockBoth(tx, id, heirId)))
      return { kind: 'invalid' as const, issues: [inputIssue('heirId', 'unknown')] };
    const disabled = await changeUserStatus({ ...deps, db: tx }, origin, id, version, 'INACTIVE');
    if (disabled.kind !== 'saved') return disabled;
    const handedOver = await handOverShared(tx, deps, origin, { fromId: id, toId: heirId });
    return { ...disabled, handedOver };
  });
}

/**
 * Whether the heir is active, and stays so until the transaction ends. Both are locked in the order of their ids, so that of two who
 * are handed over to each other one is refused.
 */
async function lockBoth(tx: Tx, id: string, heirId: string): Promise<boolean> {
  let isActive = false;
  for (const one of [id, heirId].filter(isId).toSorted()) {
    const user = await findUserForUpdate(tx, one);
    if (one === heirId) isActive = user?.status === 'ACTIVE';
  }
  return isActive;
}

/** Takes an offboarding back, as far as nobody changed anything since. */
export function reinstateUser(deps: Deps, origin: ChangeOrigin, { id, version }: Seen) {
  return withTransaction(deps.db, async (tx) => {
    const enabled = await changeUserStatus({ ...deps, db: tx }, origin, id, version, 'ACTIVE');
    if (enabled.kind !== 'saved') return enabled;
    return { ...enabled, returned: await returnShared(tx, deps, origin, id) };
  });
}
