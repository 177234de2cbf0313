import { setTimeout as delay } from 'node:timers/promises';
import type { WorkerLoop } from '../../platform/feature.ts';
import { closeBlock, largestBlock } from './seal.commands.ts';

const everyMs = 30_000;

/** Seals what waits, so that no entry of a living installation waits for a minute. */
export const sealLoop: WorkerLoop = {
  name: 'audit seals',
  apart: { unit: 'record', leaves: 'rest' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const taken = await closeBlock(deps);
      if (taken < largestBlock) await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  },
};
