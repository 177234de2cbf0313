import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { grabberLimits } from '@quarry/contracts/grabbers';
import { reasoned } from '@quarry/contracts/wording';
import { Failure } from './failure.ts';

const longestProcessorMs = grabberLimits.readingSeconds * 1000;
/** A busy machine gives the thread less than a whole processor. */
const longestWaitMs = 60_000;
/** More would only share the processor, of which the API needs a part. */
const mostAtOnce = 2;
const mostWaiting = 50;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Lets a thread work on a page beside the one that answers people: a page of 10 MB takes seconds of pure computing. `file` is the module of the
 * thread, which posts one answer to `task`; both are copied. At most two threads work at once, and at most 50 tasks wait for them.
 * Throws a Failure: PAGE_TOO_SLOW after `grabberLimits.readingSeconds` of processor time or a minute in all, TOO_BUSY where too many wait.
 */
export async function workBeside(file: URL, task: object): Promise<unknown> {
  await takeTurn();
  try {
    return await answerOf(new Worker(file, { workerData: task }));
  } finally {
    leaveTurn();
  }
}

/** What the thread answers within its time; it has ended by then. */
async function answerOf(worker: Worker): Promise<unknown> {
  const startedAt = performance.now();
  const limit = setInterval(() => {
    void hasHadItsTime(worker, startedAt).then((isOver) => (isOver ? worker.terminate() : undefined));
  }, 250);
  try {
    const answer = await Promise.race([
      once(worker, 'message').then(([message]: unknown[]) => message),
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
