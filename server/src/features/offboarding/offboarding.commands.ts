import type { OffboardingDraft } from '@quarry/contracts/access';
import { inputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { changeUserStatus, findUserById } from '../access/index.ts';
import { handOverViews, returnViews } from '../views/index.ts';

type Seen = { id: string; version: number };

/** Disables a user and hands over what they share, in one transaction. */
export function offboardUser(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, { heirId }: OffboardingDraft) {
  return withTransaction(deps.db, async (tx) => {
    const heir = heirId === id ? undefined : await findUserById(tx, heirId);
    if (heir?.status !== 'ACTIVE') return { kind: 'invalid' as const, issues: [inputIssue('heirId', 'unknown')] };
    const disabled = await changeUserStatus({ ...deps, db: tx }, origin, id, version, 'INACTIVE');
    if (disabled.kind !== 'saved') return disabled;
    const handedOver = await handOverViews(tx, deps, origin, { fromId: id, toId: heirId });
    return { ...disabled, handedOver };
  });
}

/** Takes an offboarding back, as far as nobody changed anything since. */
export function reinstateUser(deps: Deps, origin: ChangeOrigin, { id, version }: Seen) {
  return withTransaction(deps.db, async (tx) => {
    const enabled = await changeUserStatus({ ...deps, db: tx }, origin, id, version, 'ACTIVE');
    if (enabled.kind !== 'saved') return enabled;
    return { ...enabled, returned: await returnViews(tx, deps, origin, id) };
  });
}
