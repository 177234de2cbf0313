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

/** To load what a thread reads with takes longer than most pages do. */
const keptIdleMs = 10_000;

let running = 0;
const waiting: (() => void)[] = [];
const idle = new Map<string, { worker: Worker; ending: NodeJS.Timeout }[]>();

/**
 * Lets a thread work on a page beside the one that answers people: a page of 10 MB takes seconds of pure computing. `file` is the module of the
 * thread, which serves tasks by `serveTasks`; task and answer are copied. At most two threads work at once, and at most 50 tasks wait for
 * them; a thread that has answered is kept for ten seconds. Throws a Failure: PAGE_TOO_SLOW after `grabberLimits.readingSeconds` of processor
 * time or a minute in all, TOO_BUSY where too many wait.
 */
export async function workBeside(file: URL, task: object): Promise<unknown> {
  await takeTurn();
  try {
    const worker = takeIdle(file) ?? startThread(file);
    const answer = await answerOf(worker, task);
    keep(file, worker);
    return answer;
  } finally {
    leaveTurn();
  }
}

/** What the thread answers within its time; else it has ended. */
async function answerOf(worker: Worker, task: object): Promise<unknown> {
  const begun = { at: performance.now(), processorMs: await processorMsOf(worker) };
  const limit = setInterval(() => {
    // Answered meanwhile, it works on something else or waits.
    void hasHadItsTime(worker, begun).then((isOver) =>
      isOver && !ended.signal.aborted ? worker.terminate() : undefined,
    );
  }, 250);
  const ended = new AbortController();
  let isKept = false;
  try {
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    worker.postMessage(task);
    const said = await Promise.race([
      once(worker, 'message', ended).then(([message]) => message as { answer: unknown }),
      once(worker, 'exit', ended).then(() => undefined),
    ]);
    if (said === undefined) throw tooSlow();
    isKept = true;
    return said.answer;
  } finally {
    clearInterval(limit);
    ended.abort();
    if (!isKept) await worker.terminate();
  }
}

function startThread(file: URL): Worker {
  const worker = new Worker(file);
  // What it throws reaches the one that waits for its answer, and it ends.
  worker.on('error', () => undefined);
  worker.once('exit', () => leaveIdle(file, worker));
  return worker;
}

function leaveIdle(file: URL, worker: Worker): void {
  idle.set(file.href, idle.get(file.href)?.filter((kept) => kept.worker !== worker) ?? []);
}

function takeIdle(file: URL): Worker | undefined {
  const kept = idle.get(file.href)?.pop();
  clearTimeout(kept?.ending);
  return kept?.worker;
}

/** For the next task of its kind, and no longer than `keptIdleMs`; it keeps no process from ending. */
function keep(file: URL, worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    // At once, and not when it has ended: no task may take it up meanwhile.
    leaveIdle(file, worker);
    void worker.terminate();
  }, keptIdleMs).unref();
  idle.set(file.href, [...(idle.get(file.href) ?? []), { worker, ending }]);
}

type Begun = { at: number; processorMs: number };

async function hasHadItsTime(worker: Worker, begun: Begun): Promise<boolean> {
  if (performance.now() - begun.at > longestWaitMs) return true;
  return (await processorMsOf(worker)) - begun.processorMs > longestProcessorMs;
}

/** A thread that has ended meanwhile, or has not begun, has no figures. */
async function processorMsOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
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
