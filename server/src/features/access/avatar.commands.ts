import { avatarSizes, type PictureFault } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId, isId } from '../../platform/ids.ts';
import { squarePictures } from '../../platform/pictures/index.ts';
import { deleteUnusedAvatars, holdAvatar, insertAvatar, lockPictures } from './avatar.store.ts';
import { findRoles } from './role.store.ts';
import type { UserRecord } from './user.ts';
import { setUserRowAvatar } from './user-list.store.ts';
import { roleNotHeld, type RoleNotHeld, userKind } from './user-record.commands.ts';

/** A picture that nobody took is cleared away after this time; until then somebody looks at it and thinks. */
const unusedForMs = 24 * 3_600_000;

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** Cuts and scales what was sent, and keeps it under an id that is made of its bytes; it is nobody's before somebody takes it. */
export async function keepPicture(
  { db, clock, storage }: PictureDeps,
  bytes: Uint8Array,
): Promise<{ kind: 'kept'; id: string } | { kind: 'refused'; fault: PictureFault }> {
  const made = await squarePictures(bytes, avatarSizes);
  if (made.kind === 'refused') return made;
  return withTransaction(db, async (tx) => {
    await lockPictures(tx, false);
    const sizes = [];
    for (const { pixels, bytes: content } of made.pictures) sizes.push({ pixels, stored: await storage.put(content) });
    const id = derivedId(sizes.map(({ stored }) => stored.sha256.toString('hex')).join(' '));
    await insertAvatar(tx, { storage, now: clock.now() }, id, sizes);
    return { kind: 'kept', id };
  });
}

/** Gives a user a picture, or takes theirs away. */
export function changeAvatar(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  avatarId: string | null,
): Promise<Saved<UserRecord> | Missed | RoleNotHeld | { kind: 'invalid'; issues: InputIssue[] }> {
  return changeRecord(deps, origin, userKind, { id, version, action: 'updated' }, async (tx, before) => {
    const refusal = origin.actor.userId === id ? undefined : roleNotHeld(origin.actor, before, await findRoles(tx));
    if (refusal) return refusal;
    if (avatarId !== null && !(isId(avatarId) && (await holdAvatar(tx, avatarId))))
      return { kind: 'invalid', issues: [inputIssue('avatarId', 'unknown')] };
    await setUserRowAvatar(tx, id, avatarId, deps.clock.now());
    return undefined;
  });
}

/** Clears away pictures that nothing speaks of, with their bytes. */
export async function forgetUnusedAvatars({ db, clock, storage }: PictureDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedForMs);
  const forgetSome = () =>
    withTransaction(db, async (tx) => {
      await lockPictures(tx, true);
      const { removed, mayHaveMore } = await deleteUnusedAvatars(tx, before);
      // Before the rows are gone for good: anyone who is stopped in between finds them again.
      for (const stored of removed) await storage.remove(stored);
      return mayHaveMore;
    });
  while (await forgetSome());
}
