import type { Visit } from './visit-page.ts';

/** Collects visits and saves them in batches, one save after the other. */
export type VisitBuffer = {
  add: (visit: Visit) => void;
  /** Settles when everything added so far is saved; rejects with what a save threw, also an earlier one. */
  flush: () => Promise<void>;
};

const batchPages = 50;
const batchMs = 200;

/** A batch is saved when it has 50 visits or its first one is 200 ms old; `onFailure` hears at once when a save throws. */
export function createVisitBuffer(
  save: (visits: readonly Visit[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): VisitBuffer {
  let waiting: Visit[] = [];
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) saving = saving.then(() => save(batch));
    return saving;
  };
  const flushUnattended = () => void flush().catch(onFailure);
  return {
    add: (visit) => {
      waiting.push(visit);
      if (waiting.length >= batchPages) flushUnattended();
      else timer ??= setTimeout(flushUnattended, batchMs);
    },
    flush,
  };
}
