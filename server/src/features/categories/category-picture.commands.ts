import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { isId } from '../../platform/ids.ts';
import { endUpload, forgetUpload, readWholeUpload, useUpload } from '../../platform/imports/uploads/index.ts';
import { log } from '../../platform/log.ts';
import { checkPicture } from '../../platform/pictures/index.ts';
import { keepGivenPicture } from '../media/index.ts';
import { categoryKind } from './category.commands.ts';
import { setCategoryPictureId } from './category.store.ts';
import type { CategoryRecord } from './category.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Seen = { id: string; version: number };

/** Makes an upload of the person the picture of a category; without an upload it has none. The picture before stays for an undo. */
export async function setCategoryPicture(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  uploadId: string | null,
): Promise<Saved<CategoryRecord> | Missed | NotAllowed> {
  const { userId } = origin.actor;
  const request = { ...seen, action: 'updated' };
  if (uploadId === null) {
    return changeRecord(deps, origin, categoryKind, request, async (tx) => {
      await setCategoryPictureId(tx, seen.id, null, deps.clock.now());
      return undefined;
    });
  }
  if (userId === null || !isId(uploadId)) return gone;
  const checked = await checkPicture(() => readWholeUpload(deps, { userId }, uploadId, 'PICTURE'));
  if (checked.kind === 'gone') return gone;
  if (checked.kind === 'refused') return { kind: 'not_allowed', ...checked.why };
  const saved = await changeRecord(deps, origin, categoryKind, request, async (tx, { id }) => {
    if (!(await useUpload(tx, deps, { userId }, uploadId))) return gone;
    const pictureId = await keepGivenPicture(tx, deps, { categoryId: id }, checked.picture);
    await endUpload(tx, uploadId);
    await setCategoryPictureId(tx, id, pictureId, deps.clock.now());
    return undefined;
  });
  if (saved.kind === 'saved' && !deps.db.isTransaction) await forgetTaken(deps, uploadId);
  return saved;
}

/** The picture is saved already: what is not deleted now is deleted with the uploads that are over. */
async function forgetTaken(deps: Deps, uploadId: string): Promise<void> {
  try {
    await forgetUpload(deps, uploadId);
  } catch (error) {
    log.warn({ event: 'upload.not-forgotten', uploadId, reason: messageOf(error) });
  }
}

const gone: NotAllowed = { kind: 'not_allowed', ...reasoned('picture_gone') };
