import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { Failure } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { type EndReport, settingsFollow } from '../supervised.ts';
import { drainMs } from '../until-stopped.ts';

export type Restart = 'always' | 'once_ready' | 'until_done';

export type ChildOptions = {
  /** The `quarry` command that the child runs. */
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  /** What is added to its environment once it is known; the child loads its code meanwhile. */
  settings: Promise<Record<string, string>>;
  /** `always` for a server, `once_ready` for one that must have served before, `until_done` for work that ends with status 0. */
  restart: Restart;
  /** How far its work has come, as a text that differs once it came further: an attempt that did so begins the count anew. */
  progress?: () => Promise<string>;
  /** Whether its heap is kept small. */
  isHeapBound?: boolean;
};

/** Why a child is not started again: it was asked to stop, its work is done, or it cannot serve or ended before its time too often. */
export type ChildEnd = 'stopped' | 'done' | 'given_up';

/** A child process that is started again whenever it ends before its time. */
export type SupervisedChild = {
  /** Settles when the child has said for the first time that it can serve; rejects with a Failure when it never could. */
  ready: Promise<void>;
  /** Settles when the child is not started again. */
  ended: Promise<ChildEnd>;
  stop: () => Promise<void>;
};

const main = join(import.meta.dirname, '../../main.ts');
const shortestPauseMs = 100;
const longestPauseMs = 10_000;
const endReport: z.ZodType<EndReport> = z.object({ code: z.string(), reason: z.string() });
/** A child that lived this long is healthy: its next end is not part of a series. */
const healthyMs = 30_000;
const mostAttempts = 5;

/**
 * A small nursery and a bound for the rest of the heap: windows and batches of rows are garbage as soon as they are sent or saved, and
 * with room to grow V8 would keep several hundred MB of it.
 */
export const heapFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];

export function superviseChild(options: ChildOptions): SupervisedChild {
  const name = options.command.join(' ');
  const ready = Promise.withResolvers<void>();
  // Of most children nobody waits for it.
  ready.promise.catch(() => undefined);
  let hasServed = false;
  const stopping = new AbortController();
  let current: ChildProcess | undefined;

  const runOnce = async (): Promise<{ code: number | null; report: EndReport | undefined }> => {
    let report: EndReport | undefined;
    current = spawn(process.execPath, [...(options.isHeapBound ? heapFlags : []), main, ...options.command], {
      env: { ...options.env, [settingsFollow]: '1' },
      // Standard output is kept for what the launcher answers.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const child = current;
    // A child that ended meanwhile is started again and hears them then.
    const unheard = (error: Error | null) =>
      error && log.warn({ event: 'child.settings-unheard', reason: error.message });
    void options.settings.then((settings) => child.connected && child.send(settings, unheard));
    current.on('message', (message) => {
      report = endReport.safeParse(message).data;
      hasServed ||= message === 'ready';
      if (hasServed) ready.resolve();
    });
    const [code]: (number | null)[] = await once(current, 'exit');
    return { code: code ?? null, report };
  };
  const keepRunning = async (): Promise<ChildEnd> => {
    let pauseMs = shortestPauseMs;
    let reached = await progressOf(options);
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = Date.now();
      const { code, report } = await runOnce();
      if (stopping.signal.aborted) return 'stopped';
      if (options.restart === 'until_done' && code === 0) return 'done';
      const isLost = !hasServed && options.restart === 'once_ready';
      if (isLost && report) {
        ready.reject(new Failure(report.code, report.reason));
        return 'given_up';
      }
      const place = await progressOf(options);
      if (place !== undefined && place !== reached) {
        attempt = 1;
        pauseMs = shortestPauseMs;
        reached = place;
      }
      const isGivenUp = attempt === mostAttempts && (isLost || options.restart === 'until_done');
      noteEnd(name, code, report, isGivenUp ? undefined : pauseMs);
      if (isGivenUp) {
        ready.reject(new Failure('PART_LOST', `"quarry ${name}" ended ${attempt} times at once; the log says why.`));
        return 'given_up';
      }
      pauseMs = Date.now() - startedAt > healthyMs ? shortestPauseMs : pauseMs;
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 'stopped';
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const running = keepRunning();

  return {
    ready: ready.promise,
    ended: running,
    async stop() {
      stopping.abort();
      current?.kill('SIGTERM');
      const isGone = await Promise.race([running.then(() => true), delay(drainMs + 1_000, false, { ref: false })]);
      if (isGone) return;
      current?.kill('SIGKILL');
      await running;
    },
  };
}

/** A database that does not answer tells of no progress. */
async function progressOf({ progress }: ChildOptions): Promise<string | undefined> {
  return progress?.().catch(() => undefined);
}

function noteEnd(
  child: string,
  code: number | null,
  report: EndReport | undefined,
  restartInMs: number | undefined,
): void {
  const how = code === null ? 'was killed' : `ended with status ${code}`;
  log.warn(
    { event: 'child.ended', child, code, restartInMs, reason: report?.reason },
    `"quarry ${child}" ${how} and is ${restartInMs === undefined ? 'given up' : 'started again'}.`,
  );
}
