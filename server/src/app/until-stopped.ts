import { log } from '../platform/log.ts';
import { messageOf } from '../platform/failure.ts';

/** How long a process may take to end what it has begun. */
export const drainMs = 15_000;

const longestTimerMs = 2 ** 31 - 1;

/**
 * Waits until the process is asked to stop (SIGINT, SIGTERM, or the supervisor that started it is gone) or `over` settles, then lets
 * `close` end what is running. What does not end in time is left to the next start: nothing of it is lost.
 */
export async function untilStopped(close: () => Promise<void>, over?: Promise<void>): Promise<void> {
  // Listening for a signal does not by itself keep a process alive that has nothing else to do.
  const waiting = setInterval(() => undefined, longestTimerMs);
  await Promise.race([stopRequest(), ...(over ? [over] : [])]).finally(() => clearInterval(waiting));
  const overdue = setTimeout(() => {
    log.warn({ event: 'process.not-drained', afterMs: drainMs });
    process.exit(1);
  }, drainMs);
  overdue.unref();
  try {
    await close();
  } catch (error) {
    log.warn({ event: 'process.close-failed', reason: messageOf(error) });
  }
  clearTimeout(overdue);
  if (process.connected) process.disconnect();
}

/** Settles at the first request to stop; waiting for it keeps no process alive. */
export function stopRequest(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  process.once('disconnect', resolve);
  return promise;
}

/** Tells the supervisor, if there is one, that this process can serve. */
export function announceReady(): void {
  process.send?.('ready');
}
