import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type GrabberConfig, grabberLimits } from '@quarry/contracts/grabbers';
import { reasoned } from '@quarry/contracts/wording';
import type { ProposedField, SelectorRules } from '@quarry/extraction/page';
import { Failure } from '../../platform/failure.ts';
import { selectorRulesOf } from '../crawlers/index.ts';
import type { FetchedPage, ReadPage } from './read-by-rules.ts';

/** What the reading thread is given, and what it answers. */
export type ReadingTask =
  | { kind: 'offers'; page: FetchedPage; config: GrabberConfig; rules: SelectorRules }
  | { kind: 'proposal'; page: FetchedPage };
export type ReadingAnswer = { read: ReadPage } | { proposed: ProposedField[] };

const longestProcessorMs = grabberLimits.readingSeconds * 1000;
/** A busy machine gives the thread less than a whole processor. */
const longestWaitMs = 60_000;
/** More would only share the processor, of which the API needs a part. */
const mostAtOnce = 2;
const mostWaiting = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Reads a stored page by settings beside the thread that answers people: a page of 250,000 elements takes seconds. Throws PAGE_TOO_SLOW or TOO_BUSY. */
export async function readOffersBeside(page: FetchedPage, config: GrabberConfig): Promise<ReadPage> {
  const answer = await readBeside({ kind: 'offers', page, config, rules: selectorRulesOf(config) });
  if (!('read' in answer)) throw new Error('The reading thread answered another question.');
  return answer.read;
}

/** The same of the selectors that are proposed for a page which states no offer. */
export async function proposeBeside(page: FetchedPage): Promise<ProposedField[]> {
  const answer = await readBeside({ kind: 'proposal', page });
  if (!('proposed' in answer)) throw new Error('The reading thread answered another question.');
  return answer.proposed;
}

async function readBeside(task: ReadingTask): Promise<ReadingAnswer> {
  await takeTurn();
  try {
    return await answerOf(new Worker(new URL('read.worker.ts', import.meta.url), { workerData: task }));
  } finally {
    leaveTurn();
  }
}

/** What the thread answers within its time; it has ended by then. */
async function answerOf(worker: Worker): Promise<ReadingAnswer> {
  const startedAt = performance.now();
  const limit = setInterval(() => {
    void hasHadItsTime(worker, startedAt).then((isOver) => (isOver ? worker.terminate() : undefined));
  }, 250);
  try {
    const answer = await Promise.race([
      once(worker, 'message').then(([message]) => message as ReadingAnswer),
      once(worker, 'exit').then(() => undefined),
    ]);
    if (answer === undefined) throw tooSlow();
    return answer;
  } finally {
    clearInterval(limit);
    await worker.terminate();
  }
}

async function hasHadItsTime(worker: Worker, startedAt: number): Promise<boolean> {
  if (performance.now() - startedAt > longestWaitMs) return true;
  // A thread that has ended meanwhile has no figures any more.
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000 > longestProcessorMs;
}

function tooSlow(): Failure {
  const { readingSeconds: seconds } = grabberLimits;
  return new Failure('PAGE_TOO_SLOW', reasoned('grabber.page_too_slow', { seconds }).reason);
}

async function takeTurn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= mostWaiting) throw new Failure('TOO_BUSY', reasoned('grabber.reading_busy').reason);
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** The turn passes to the one that waits longest. */
function leaveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}
