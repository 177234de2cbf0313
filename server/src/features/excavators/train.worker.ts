// Training takes seconds of pure computing: it happens beside the process that answers people.
import { parentPort, workerData } from 'node:worker_threads';
import { buildCorpus, TooFewLabels, trainMatcher, usualPolicy } from '@quarry/matching';
import type { TrainingAnswer, TrainingTask } from './training.ts';

const { offers, pairs, targetPrecision } = workerData as TrainingTask;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a thread has no origin.
parentPort?.postMessage(train());

function train(): TrainingAnswer {
  try {
    const policy = { ...usualPolicy, targetPrecision };
    return { model: trainMatcher(pairs, { corpus: buildCorpus(offers), policy }) };
  } catch (error) {
    if (!(error instanceof TooFewLabels)) throw error;
    const { fewest, matches, others } = error;
    return { tooFew: { fewest, matches, others } };
  }
}
