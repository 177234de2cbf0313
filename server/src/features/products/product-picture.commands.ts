import { inputIssue } from '@quarry/contracts/common';
import type { ProductPictureDraft } from '@quarry/contracts/products';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { type Missed, refusedAmong } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { endUpload, forgetUpload, readWholeUpload, useUpload } from '../../platform/imports/uploads/index.ts';
import { log } from '../../platform/log.ts';
import { checkPicture } from '../../platform/pictures/index.ts';
import { keepGivenPicture } from '../media/index.ts';
import { judgedField, type SavedValues, saveValues } from './product-value.commands.ts';
import { findProductForUpdate } from './product.store.ts';
import { takenReason } from './unique-values.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Saved = Exclude<SavedValues, { kind: 'taken' }> | Missed | NotAllowed;

/** Makes an upload of the person the picture of a product, as a value that a hand set; the upload is gone once it is saved. */
export async function setProductPicture(
  deps: Deps,
  origin: ChangeOrigin,
  { productId, version, uploadId }: ProductPictureDraft,
): Promise<Saved> {
  const { userId } = origin.actor;
  if (userId === null) return gone;
  const checked = await checkPicture(() => readWholeUpload(deps, { userId }, uploadId, 'PICTURE'));
  if (checked.kind === 'gone') return gone;
  if (checked.kind === 'refused') return { kind: 'not_allowed', ...checked.why };
  const saved = await withTransaction(deps.db, async (tx): Promise<Saved> => {
    const product = await findProductForUpdate(tx, productId);
    if (!product) return { kind: 'not_found' };
    if (product.version !== version) return { kind: 'conflict', currentVersion: product.version };
    if (refusedAmong(origin.mayChange, [judgedField('image')]))
      return { kind: 'invalid', issues: [inputIssue('uploadId', 'not_your_field')] };
    if (!(await useUpload(tx, deps, { userId }, uploadId))) return gone;
    const value = await keepGivenPicture(tx, deps, { productId }, checked.picture);
    await endUpload(tx, uploadId);
    const outcome = await saveValues(tx, deps, origin, { product, edits: [{ code: 'image', variantId: null, value }] });
    return outcome.kind === 'taken' ? { kind: 'not_allowed', ...takenReason(origin.actor, outcome.taken) } : outcome;
  });
  // Within the transaction of a caller nothing is committed yet: the sweep of uploads deletes it.
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
