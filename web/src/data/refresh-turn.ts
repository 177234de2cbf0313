export type Locks = Pick<LockManager, 'request'>;

const lockName = 'quarry-session-refresh';

/**
 * Runs the work of one tab at a time. `hasWaited` says that another tab went first. Without Web Locks (an insecure
 * origin) a tab knows only of itself, and the server gives two tabs that refresh at once the same successor.
 */
export async function inTurn<Result>(
  locks: Locks | undefined,
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (!locks) return work(false);
  const atOnce = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : undefined,
  );
  return atOnce ? atOnce.result : locks.request(lockName, () => work(true));
}

const lookAgainMs = 20;
const longestMs = 400;

/** Waits until what another tab has stored arrives in this one: a lock says nothing about storage. */
export async function untilStored(hasArrived: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestMs && !hasArrived(); waitedMs += lookAgainMs) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
