import { type UploadPurpose, uploadPurposes, type UploadView } from '@quarry/contracts/imports';
import * as z from 'zod';
import { requestAnswer } from '../../data/index.ts';

export type Upload = Pick<UploadView, 'id' | 'fileName' | 'purpose' | 'bytes' | 'reached' | 'chunkBytes' | 'state'>;

export type UploadRefusal = { code: string; reason: string; wording?: { key: string; params: unknown } | null };

/** Where an upload stands, or why it does not go on; then `upload` is where it stands nevertheless. */
export type DoorAnswer =
  | { kind: 'taken'; upload: Upload }
  | { kind: 'refused'; refusal: UploadRefusal; upload?: Upload }
  | { kind: 'invalid'; codes: readonly string[] };

const upload = z.object({
  id: z.string(),
  fileName: z.string(),
  purpose: z.enum(uploadPurposes),
  bytes: z.number(),
  reached: z.number(),
  chunkBytes: z.number(),
  state: z.enum(['OPEN', 'COMPLETE']),
});
const refusal = z.object({
  code: z.string(),
  reason: z.string(),
  wording: z.object({ key: z.string(), params: z.unknown() }).nullish(),
});
const answerSchema = z.union([
  z.object({ error: refusal, upload: upload.optional() }),
  z.object({ upload }),
  z.object({ issues: z.array(z.object({ code: z.string() })).min(1) }),
]);

function answerOf(body: unknown): DoorAnswer {
  const answer = answerSchema.parse(body);
  if ('issues' in answer) return { kind: 'invalid', codes: answer.issues.map(({ code }) => code) };
  if (!('error' in answer)) return { kind: 'taken', upload: answer.upload };
  const { code, reason, wording } = answer.error;
  const said = { code, reason, ...(wording && { wording: { key: wording.key, params: wording.params } }) };
  return { kind: 'refused', refusal: said, ...(answer.upload && { upload: answer.upload }) };
}

const addressOf = (id: string) => `/uploads/${encodeURIComponent(id)}`;

type Begun = { fileName: string; bytes: number; purpose: UploadPurpose };

/** Asked again by the same key, it answers the same upload. */
export async function beginUpload(begun: Begun, key: string, signal: AbortSignal): Promise<DoorAnswer> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return answerOf(await requestAnswer('/uploads', { method: 'POST', headers, body: JSON.stringify(begun), signal }));
}

export async function readUpload(id: string, signal: AbortSignal): Promise<DoorAnswer> {
  return answerOf(await requestAnswer(addressOf(id), { signal }));
}

export async function putPart(
  { id, reached }: Pick<Upload, 'id' | 'reached'>,
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<DoorAnswer> {
  const headers = { 'content-type': 'application/octet-stream' };
  const part = await requestAnswer(`${addressOf(id)}/parts/${reached}`, {
    method: 'PUT',
    headers,
    body: bytes,
    signal,
  });
  return answerOf(part);
}

export async function completeUpload(id: string, signal: AbortSignal): Promise<DoorAnswer> {
  return answerOf(await requestAnswer(`${addressOf(id)}/complete`, { method: 'POST', signal }));
}

/** One that is gone already is discarded too; one that something uses stays with it. */
export async function discardUpload(id: string): Promise<void> {
  await requestAnswer(addressOf(id), { method: 'DELETE' });
}

/** The reader's uploads that nothing uses, the newest first, and how large a file may be. */
export async function readUploads(
  signal: AbortSignal,
): Promise<{ uploads: readonly Upload[]; largestMegabytes: number }> {
  const body = await requestAnswer('/uploads', { signal });
  return z.object({ uploads: z.array(upload), largestMegabytes: z.number() }).parse(body);
}
