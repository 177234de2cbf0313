import { createHash } from 'node:crypto';
import {
  pictureLimits,
  uploadChunkBytes,
  uploadFileMegabytesSetting,
  uploadPersonMegabytesSetting,
  type UploadPurpose,
  type UploadView,
} from '@quarry/contracts/imports';
import { inEnglish, type Reasoned, reasoned } from '@quarry/contracts/wording';
import { blockKind, fileKind, type FileKind } from '@quarry/extraction/table';
import { taxonomyKind } from '@quarry/extraction/taxonomy';
import { withTransaction, type Tx } from '../../db/index.ts';
import { codeOf } from '../../failure.ts';
import type { Deps } from '../../feature.ts';
import { derivedId, newId } from '../../ids.ts';
import { checkPicture, dotPictureType } from '../../pictures/index.ts';
import { settingValue } from '../../settings/index.ts';
import type { StoredLocation } from '../../storage/index.ts';
import {
  deletePartsOf,
  deleteUpload,
  findPart,
  findUnused,
  findUpload,
  findUploads,
  insertPart,
  insertUpload,
  lockQuota,
  setComplete,
  setRefused,
  type Upload,
} from './upload.store.ts';
import { markedPart } from './part-mark.ts';
import { readAllParts } from './uploaded-parts.ts';

/** An upload lives this long after its last part, unless something uses it. */
export const unusedForMs = 24 * 3_600_000;

/** So many uploads that nothing uses may one person have. */
const mostUnused = 200;

const megabyte = 1024 * 1024;

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'settings'>;

/** Whose upload is meant. */
export type Sender = { userId: string };

/** Where an upload stands, or why what was asked did not happen; `upload` then is where it stands nevertheless. */
export type UploadOutcome =
  | { kind: 'taken'; upload: UploadView }
  | { kind: 'refused'; status: 404 | 409 | 413 | 422 | 507; why: Reasoned; upload?: UploadView };

const viewOf = ({ refusal: _refusal, state, usedAt, touchedAt, ...upload }: Upload): UploadView => ({
  ...upload,
  chunkBytes: uploadChunkBytes,
  state: state === 'COMPLETE' ? 'COMPLETE' : 'OPEN',
  isUsed: usedAt !== null,
  expiresAt: usedAt === null ? new Date(touchedAt.getTime() + unusedForMs).toISOString() : null,
});

const taken = (upload: Upload): UploadOutcome => ({ kind: 'taken', upload: viewOf(upload) });
const gone: UploadOutcome = { kind: 'refused', status: 404, why: reasoned('upload_gone') };
const conflict = (upload: Upload, why: Reasoned): UploadOutcome => ({
  kind: 'refused',
  status: 409,
  why,
  upload: viewOf(upload),
});

/** An upload that was refused stays so, however often it is asked. */
function standing(upload: Upload): UploadOutcome {
  if (upload.refusal === null) return taken(upload);
  const { refusal } = upload;
  const [code = ''] = refusal.key.split(':', 1);
  return { kind: 'refused', status: 422, why: { code, reason: inEnglish(refusal), wording: refusal } };
}

const ownOf = ({ clock }: Pick<Deps, 'clock'>, { userId }: Sender, id: string) => ({
  id,
  userId,
  since: new Date(clock.now().getTime() - unusedForMs),
});

/**
 * Begins an upload for its sender; the same `key` again gives the same upload. Refuses what is empty, larger than the settings allow, or
 * too much beside what the sender has uploaded and nothing uses. Throws nothing of its own.
 */
export async function beginUpload(
  deps: UploadDeps,
  sender: Sender,
  file: { fileName: string; bytes: number; purpose: UploadPurpose; key: string | undefined },
): Promise<UploadOutcome> {
  const { fileName, bytes, purpose, key } = file;
  const now = deps.clock.now();
  const id = key === undefined ? newId(now.getTime()) : derivedId(`upload ${sender.userId} ${key}`);
  if (bytes === 0) return { kind: 'refused', status: 422, why: reasoned('upload_empty') };
  const limit = await largestUpload(deps);
  if (bytes > limit * megabyte) return { kind: 'refused', status: 413, why: reasoned('upload_too_large', { limit }) };
  if (purpose === 'PICTURE' && bytes > pictureLimits.megabytes * megabyte)
    return {
      kind: 'refused',
      status: 413,
      why: reasoned('picture_too_large', { limit: pictureLimits.megabytes }),
    };
  const quota = await settingValue(deps, uploadPersonMegabytesSetting);
  return removingBytes(deps, async (tx, unled): Promise<UploadOutcome> => {
    await lockQuota(tx, sender.userId);
    const begun = await findUpload(tx, ownOf(deps, sender, id), 'free');
    if (begun) {
      const isSame = begun.fileName === fileName && begun.bytes === bytes && begun.purpose === purpose;
      return isSame ? standing(begun) : { kind: 'refused', status: 409, why: reasoned('upload_key_reused') };
    }
    const unused = await findUnused(tx, sender.userId);
    if (unused.count >= mostUnused)
      return { kind: 'refused', status: 409, why: reasoned('upload_too_many', { limit: mostUnused }) };
    if (unused.bytes + bytes > quota * megabyte)
      return { kind: 'refused', status: 409, why: reasoned('upload_quota', { limit: quota }) };
    // What has the key of an upload that is over, and not yet deleted, begins anew.
    unled.push(...(await deleteUpload(tx, id)));
    await insertUpload(tx, { id, userId: sender.userId, fileName, bytes, purpose, now });
    const inserted = await findUpload(tx, ownOf(deps, sender, id), 'free');
    return inserted ? taken(inserted) : gone;
  });
}

/** Where an upload stands; only its sender is told. */
export async function readUpload(deps: UploadDeps, sender: Sender, id: string): Promise<UploadOutcome> {
  const found = await withTransaction(deps.db, (tx) => findUpload(tx, ownOf(deps, sender, id), 'free'));
  return found ? standing(found) : gone;
}

/** The largest file that may be sent, in megabytes of 1,048,576 bytes. */
export function largestUpload(deps: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  return settingValue(deps, uploadFileMegabytesSetting);
}

/** The sender's uploads that nothing uses, the newest first. */
export async function readUploads(deps: UploadDeps, sender: Sender): Promise<UploadView[]> {
  const found = await withTransaction(deps.db, (tx) => findUploads(tx, ownOf(deps, sender, '')));
  return found.map(viewOf);
}

/**
 * Keeps the part that begins at `offset`. A part that was sent before is taken again without effect; one behind a hole, with other bytes
 * than before or of a wrong length is refused. The first part tells what the file is: what its purpose does not take is refused for good.
 * A full disk is a refusal that keeps nothing. Throws what storage and database throw otherwise.
 */
export async function putPart(
  deps: UploadDeps,
  sender: Sender,
  { id, offset, bytes }: { id: string; offset: number; bytes: Uint8Array },
): Promise<UploadOutcome> {
  const part = { offset, length: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest() };
  const own = ownOf(deps, sender, id);
  const judged = await withTransaction(deps.db, async (tx) => judge(tx, await findUpload(tx, own, 'free'), part));
  if (judged.kind !== 'next') return judged.outcome;
  try {
    const what = offset === 0 ? await kindFor[judged.upload.purpose](bytes) : { kind: 'text' as const };
    // Nothing outside is asked within a transaction, so that it is judged once more with the row locked.
    const stored = what.kind === 'refused' ? undefined : await deps.storage.put(markedPart(id, offset, bytes));
    return await withTransaction(deps.db, async (tx) => {
      const again = await judge(tx, await findUpload(tx, own, 'locked'), part);
      if (again.kind !== 'next') return again.outcome;
      const position = offset / uploadChunkBytes;
      const { sha256, length } = part;
      if (what.kind === 'refused') await setRefused(tx, id, what.why.wording);
      else if (stored)
        await insertPart(tx, deps.storage, {
          uploadId: id,
          position,
          sha256,
          stored,
          reached: offset + length,
          now: deps.clock.now(),
        });
      const upload = await findUpload(tx, own, 'free');
      return upload ? standing(upload) : gone;
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return { kind: 'refused', status: 507, why: reasoned('upload_disk_full'), upload: viewOf(judged.upload) };
  }
}

type PartKind = FileKind | { kind: 'picture' } | { kind: 'taxonomy' };

const kindFor: Record<UploadPurpose, (head: Uint8Array) => PartKind | Promise<PartKind>> = {
  TABLE: fileKind,
  BLOCK: blockKind,
  PICTURE: pictureKind,
  TAXONOMY: taxonomyKind,
};

function pictureKind(head: Uint8Array): PartKind {
  return dotPictureType(head) === undefined ? { kind: 'refused', why: reasoned('not_a_picture') } : { kind: 'picture' };
}

/** Of the folder of stored bytes, and of PostgreSQL. */
const isDiskFull = (error: unknown): boolean => ['DISK_FULL', '53100'].includes(codeOf(error));

type Judged = { kind: 'next'; upload: Upload } | { kind: 'answered'; outcome: UploadOutcome };

async function judge(
  tx: Tx,
  upload: Upload | undefined,
  { offset, length, sha256 }: { offset: number; length: number; sha256: Buffer },
): Promise<Judged> {
  const answered = (outcome: UploadOutcome): Judged => ({ kind: 'answered', outcome });
  if (!upload) return answered(gone);
  if (upload.state === 'REFUSED') return answered(standing(upload));
  const { reached, bytes } = upload;
  const isPart = offset % uploadChunkBytes === 0 && length === Math.min(uploadChunkBytes, bytes - offset);
  if (!isPart || length <= 0)
    return answered(conflict(upload, reasoned('upload_part_misplaced', { offset, length, reached })));
  if (offset > reached) return answered(conflict(upload, reasoned('upload_hole', { reached })));
  if (offset === reached) return { kind: 'next', upload };
  const before = await findPart(tx, upload.id, offset / uploadChunkBytes);
  if (before?.sha256.equals(sha256)) return answered(standing(upload));
  return answered(conflict(upload, reasoned('upload_part_differs', { offset })));
}

/**
 * Ends an upload whose last part is here; one that is complete is answered the same. A picture that cannot be shown whole is refused for
 * good, and its bytes are deleted.
 */
export async function completeUpload(deps: UploadDeps, sender: Sender, id: string): Promise<UploadOutcome> {
  const own = ownOf(deps, sender, id);
  const sent = await withTransaction(deps.db, (tx) => findUpload(tx, own, 'free'));
  // Nothing outside is asked within a transaction; whole bytes do not change any more.
  const fault = sent && (await pictureFault(deps, sent));
  return removingBytes(deps, async (tx, unled) => {
    const upload = await findUpload(tx, own, 'locked');
    if (!upload) return gone;
    if (upload.state !== 'OPEN') return standing(upload);
    const { reached, bytes } = upload;
    if (reached < bytes) return conflict(upload, reasoned('upload_unfinished', { reached, bytes }));
    if (fault?.code === 'pictures_waiting') return conflict(upload, fault);
    if (fault) {
      await setRefused(tx, id, fault.wording);
      unled.push(...(await deletePartsOf(tx, id)));
      return standing({ ...upload, state: 'REFUSED', refusal: fault.wording });
    }
    await setComplete(tx, id, deps.clock.now());
    return taken({ ...upload, state: 'COMPLETE', touchedAt: deps.clock.now() });
  });
}

/** Why a picture that came whole is none that can be shown. */
async function pictureFault(
  deps: UploadDeps,
  { id, purpose, state, reached, bytes }: Upload,
): Promise<Reasoned | undefined> {
  if (purpose !== 'PICTURE' || state !== 'OPEN' || reached < bytes) return undefined;
  const checked = await checkPicture(() => readAllParts(deps, id));
  return checked.kind === 'refused' ? checked.why : undefined;
}

/** Deletes an upload that nothing uses, with its bytes; undefined where it is gone, also before. */
export async function discardUpload(deps: UploadDeps, sender: Sender, id: string): Promise<UploadOutcome | undefined> {
  return removingBytes(deps, async (tx, unled) => {
    const upload = await findUpload(tx, ownOf(deps, sender, id), 'locked');
    if (!upload) return undefined;
    if (upload.usedAt !== null) return conflict(upload, reasoned('upload_used'));
    unled.push(...(await deleteUpload(tx, id)));
    return undefined;
  });
}

/** Does it in a transaction, and then removes the bytes to which nothing leads any more. */
async function removingBytes<Outcome>(
  { db, storage }: UploadDeps,
  work: (tx: Tx, unled: StoredLocation[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { outcome, unled } = await withTransaction(db, async (tx) => {
    const found: StoredLocation[] = [];
    return { outcome: await work(tx, found), unled: found };
  });
  // A transaction that fails keeps its rows, and rows without their bytes could never be read again.
  for (const stored of unled) await storage.remove(stored);
  return outcome;
}
