import type { UploadPurpose } from '@quarry/contracts/imports';
import { isRequestError } from '../../data/index.ts';
import {
  beginUpload,
  completeUpload,
  putPart,
  readUpload,
  type DoorAnswer,
  type Upload,
  type UploadRefusal,
} from './upload-door.ts';

/** Pauses after one failure upon another: long enough for a server that is replaced, short enough to stay beside it. */
const pausesMs: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

export type Sent =
  | { kind: 'complete'; upload: Upload }
  | { kind: 'refused'; refusal: UploadRefusal }
  | { kind: 'invalid'; codes: readonly string[] }
  /** The browser can read the file no more: it was moved, changed or closed. */
  | { kind: 'unreadable' }
  /** It failed as often as there are pauses; sent again, it goes on. */
  | { kind: 'failed'; error: unknown };

export type Sending = {
  file: File;
  purpose: UploadPurpose;
  /** By which the file is begun once, however often that is asked. */
  key: string;
  /** What was sent of it before. */
  begun: Upload | undefined;
  signal: AbortSignal;
  onMoved: (upload: Upload) => void;
  /** It failed, and is tried again after a pause. */
  onWaiting: () => void;
};

/** By these the server says that another part is next than the one that was sent. */
const misplaced: ReadonlySet<string> = new Set(['upload_hole', 'upload_part_misplaced', 'upload_unfinished']);

/** Sends a file part by part. After a failure it asks how far the server came and goes on there. Throws only where it was aborted. */
export async function sendInParts(sending: Sending, pauses = pausesMs): Promise<Sent> {
  const { signal, onMoved, onWaiting } = sending;
  let upload = sending.begun;
  let isInDoubt = upload !== undefined;
  for (let failures = 0; ;) {
    try {
      const answer = await nextStep(sending, upload, isInDoubt);
      if (answer.kind === 'unreadable' || answer.kind === 'invalid') return answer;
      const isElsewhere = answer.kind === 'refused' && misplaced.has(answer.refusal.code);
      if (answer.kind === 'refused' && !(isElsewhere && answer.upload?.reached !== upload?.reached)) return answer;
      upload = answer.upload ?? upload;
      failures = 0;
      isInDoubt = false;
      if (upload) onMoved(upload);
      if (upload?.state === 'COMPLETE') return { kind: 'complete', upload };
    } catch (error) {
      if (signal.aborted) throw error;
      const pauseMs = pauses[failures];
      if (pauseMs === undefined || !isWorthTrying(error)) return { kind: 'failed', error };
      failures += 1;
      isInDoubt = upload !== undefined;
      onWaiting();
      await pause(pauseMs, signal);
    }
  }
}

type Unreadable = { kind: 'unreadable' };

function nextStep(
  { file, purpose, key, signal }: Sending,
  upload: Upload | undefined,
  isInDoubt: boolean,
): Promise<DoorAnswer | Unreadable> {
  if (!upload) return beginUpload({ fileName: file.name, bytes: file.size, purpose }, key, signal);
  if (isInDoubt) return readUpload(upload.id, signal);
  if (upload.reached >= upload.bytes) return completeUpload(upload.id, signal);
  return sendPart(file, upload, signal);
}

async function sendPart(file: File, upload: Upload, signal: AbortSignal): Promise<DoorAnswer | Unreadable> {
  const { reached, chunkBytes } = upload;
  // Read before it is sent: a request with a file that cannot be read fails as one without a connection does.
  const bytes = await file
    .slice(reached, reached + chunkBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return bytes === undefined ? { kind: 'unreadable' } : putPart(upload, bytes, signal);
}

/** What the server refuses for good fails the same way again. */
function isWorthTrying(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const { code, status = 0 } = error;
  return code === 'OFFLINE' || code === 'TOO_MANY_REQUESTS' || status >= 500;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
