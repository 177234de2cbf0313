import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { forgetRepliesAbout } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { forgetImportsOf } from '../../platform/imports/index.ts';
import { deleteUserRow, lockUserToErase } from '../access/index.ts';
import { erasedAction, erasePersonFromTrail } from '../audit/index.ts';
import { forgetItemsAbout } from '../bulk/index.ts';

type Refused = Exclude<Awaited<ReturnType<typeof lockUserToErase>>, { kind: 'locked' }>;

/**
 * Erases a person who was disabled: their user with all that is theirs, what the audit trail and the runs over many users held of
 * them, and the answers that are kept for requests sent again. That they did what they did stays, by a reference that leads nowhere. Without a version they are erased as they are.
 */
export function eraseUser(
  deps: Pick<Deps, 'clock' | 'records'> & { db: Deps['db'] | Tx },
  origin: ChangeOrigin,
  { id, version, username }: { id: string; version: number | null; username: string },
): Promise<{ kind: 'erased' } | Refused | { kind: 'conflict'; currentVersion: number }> {
  return withTransaction(deps.db, async (tx) => {
    const found = await lockUserToErase(tx, origin.actor, id, username);
    if (found.kind !== 'locked') return found;
    if (version !== null && found.user.version !== version)
      return { kind: 'conflict', currentVersion: found.user.version };
    await erasePersonFromTrail(tx, deps.records, id);
    await forgetItemsAbout(tx, 'users', id);
    await forgetImportsOf(tx, deps, id);
    await deleteUserRow(tx, id);
    await forgetRepliesAbout(tx, id);
    const entry = { ...origin, entity: 'user', entityId: id, action: erasedAction };
    await recordChange(tx, deps, { ...entry, before: null, after: null });
    return { kind: 'erased' };
  });
}
