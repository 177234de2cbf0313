import { uploadChunkBytes, type UploadPurpose } from '@quarry/contracts/imports';
import { type Db, type Tx, withTransaction } from '../../db/index.ts';
import { Failure } from '../../failure.ts';
import type { Deps } from '../../feature.ts';
import { unmarkedPart } from './part-mark.ts';
import {
  deleteUnusedUploads,
  findPartBytes,
  findUpload,
  findUsedUpload,
  setUsed,
  type Upload,
} from './upload.store.ts';
import { readAllParts, readUploadedParts } from './uploaded-parts.ts';
import { type Sender, unusedForMs } from './uploads.ts';

/** A file that was uploaded whole. */
export type UploadedFile = Pick<Upload, 'id' | 'fileName' | 'purpose' | 'bytes'>;

/**
 * Marks a complete upload of the sender as used, in the transaction of what uses it, and resolves with it: from then on it is kept, counts
 * for no quota, and is let go of by `releaseUpload` alone. The same again changes nothing. undefined where the sender has no such complete
 * upload any more.
 *
 * A backup holds uploads like every other row, with the bytes of their parts, used or not: what is restored can be resumed, and what
 * nothing uses is deleted a day after its last part there too.
 */
export async function useUpload(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId }: Sender,
  id: string,
): Promise<UploadedFile | undefined> {
  const now = clock.now();
  const since = new Date(now.getTime() - unusedForMs);
  const upload = await findUpload(tx, { id, userId, since }, 'locked');
  if (upload?.state !== 'COMPLETE') return undefined;
  if (upload.usedAt === null) await setUsed(tx, id, now, now);
  return fileOf(upload);
}

/** All bytes of a complete upload of the sender that nothing uses; undefined where there is none for that purpose. */
export async function readWholeUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  { userId }: Sender,
  id: string,
  purpose: UploadPurpose,
): Promise<Buffer | undefined> {
  const since = new Date(deps.clock.now().getTime() - unusedForMs);
  const upload = await withTransaction(deps.db, (tx) => findUpload(tx, { id, userId, since }, 'free'));
  if (upload?.state !== 'COMPLETE' || upload.usedAt !== null || upload.purpose !== purpose) return undefined;
  return readAllParts(deps, id);
}

/** A complete upload of the sender that nothing uses, with its bytes part by part; undefined where there is none for that purpose. */
export async function readUnusedUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  { userId }: Sender,
  id: string,
  purpose: UploadPurpose,
): Promise<(UploadedFile & { parts: () => AsyncGenerator<Buffer, void, undefined> }) | undefined> {
  const since = new Date(deps.clock.now().getTime() - unusedForMs);
  const upload = await withTransaction(deps.db, (tx) => findUpload(tx, { id, userId, since }, 'free'));
  if (upload?.state !== 'COMPLETE' || upload.usedAt !== null || upload.purpose !== purpose) return undefined;
  return { ...fileOf(upload), parts: () => readUploadedParts(deps, id) };
}

/** Lets go of an upload that was used: its sender has it for another day, then it is deleted with its bytes. */
export async function releaseUpload(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string): Promise<void> {
  await setUsed(tx, id, null, clock.now());
}

/**
 * The bytes of a used upload as they were sent, part by part, from `offset` on; no more than one part is in memory. Anyone who opens it has
 * asked for the right already. Throws a Failure UPLOAD_GONE where it is used no more, and BYTES_MISSING where its bytes are gone.
 */
export async function* openUpload(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: string,
  offset = 0,
): AsyncGenerator<Buffer, void, undefined> {
  const upload = await found(db, id);
  for (let at = offset - (offset % uploadChunkBytes); at < upload.bytes; at += uploadChunkBytes) {
    const stored = await withTransaction(db, (tx) => findPartBytes(tx, id, at / uploadChunkBytes));
    if (!stored) throw goneMeanwhile();
    const part = unmarkedPart(await storage.get(stored));
    yield at < offset ? part.subarray(offset - at) : part;
  }
}

async function found(db: Db, id: string): Promise<Upload> {
  const upload = await withTransaction(db, (tx) => findUsedUpload(tx, id));
  if (!upload) throw goneMeanwhile();
  return upload;
}

function goneMeanwhile(): Failure {
  return new Failure('UPLOAD_GONE', 'The uploaded file is gone: upload it again.');
}

/**
 * Ends an upload in the transaction of what took its bytes: nobody can use it any more. `forgetUpload` deletes it after the commit, and
 * `forgetUploads` where that failed.
 */
export async function endUpload(tx: Tx, id: string): Promise<void> {
  await setUsed(tx, id, null, endedAt);
}

/** Before the day of every upload that was sent. */
const endedAt = new Date(0);

/** Deletes an upload that was ended, with its bytes; one that was begun anew meanwhile stays. */
export async function forgetUpload({ db, storage }: Pick<Deps, 'db' | 'storage'>, id: string): Promise<void> {
  await forgetSome({ db, storage }, { before: endedAt, id });
}

const fileOf = ({ id, fileName, purpose, bytes }: Upload): UploadedFile => ({ id, fileName, purpose, bytes });

/** Deletes uploads that nothing used within their day, with their bytes; what a feature uses stays. */
export async function forgetUploads({ db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedForMs);
  while (await forgetSome({ db, storage }, { before }));
}

function forgetSome(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  over: { before: Date; id?: string },
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const { removed, mayHaveMore } = await deleteUnusedUploads(tx, over);
    // Before the commit: a failure leaves rows that nobody can read any more, by which the next try finds the bytes.
    for (const stored of removed) await storage.remove(stored);
    return mayHaveMore;
  });
}
