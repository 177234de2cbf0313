import { setTimeout as delay } from 'node:timers/promises';
import { isFaultOfWork, notSaved } from '../../platform/batches/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { fetchOutbound } from '../../platform/http/index.ts';
import { pictureType } from '../../platform/pictures/index.ts';
import { claimPictures, keepPicture, notePictureFailure, type WantedPicture } from './pictures.store.ts';

const batchSize = 8;
const pauseMs = 2_000;
const largestPicture = 8_000_000;

/** Fetches the pictures of offers once each, through the outbound door, so that the dashboard shows them without asking the shops. */
export const pictureLoop: WorkerLoop = {
  name: 'media.pictures',
  apart: { unit: 'record', leaves: 'reason' },
  run: async (deps, signal) => {
    while (!signal.aborted) {
      const wanted = await claimPictures(deps.db, batchSize);
      await Promise.all(wanted.map((picture) => fetchApart(deps, picture, signal)));
      if (wanted.length < batchSize) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

async function fetchApart(deps: Deps, picture: WantedPicture, signal: AbortSignal): Promise<void> {
  try {
    await fetchPicture(deps, picture, signal);
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    await notePictureFailure(deps.db, picture.id, notSaved(error).reason, true);
  }
}

/** Fetches one picture and keeps it, or notes in a sentence why not. */
export async function fetchPicture(deps: Deps, { id, address }: WantedPicture, signal?: AbortSignal): Promise<void> {
  const answer = await fetchOutbound(address, {
    allowHosts: deps.allowHosts,
    maxBytes: largestPicture,
    headers: { accept: 'image/*' },
    ...(signal !== undefined && { signal }),
  });
  if (answer.kind === 'refusal')
    return notePictureFailure(deps.db, id, answer.reason, answer.code === 'private_address');
  if (answer.status !== 200) {
    return notePictureFailure(
      deps.db,
      id,
      `The shop answered ${answer.status}.`,
      answer.status === 404 || answer.status === 410,
    );
  }
  const type = pictureType(answer.body);
  if (type === undefined) return notePictureFailure(deps.db, id, 'The answer is no picture.', true);
  await keepPicture(deps, id, await deps.storage.put(answer.body), type, deps.clock.now());
}
