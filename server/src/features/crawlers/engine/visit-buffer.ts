import type { Visit } from './visit-page.ts';

/** Collects visits and saves them in batches, one save after the other. */
export type VisitBuffer = {
  /** Resolves at once, or when the database has caught up with what was fetched. */
  add: (visit: Visit) => Promise<void>;
  /** Settles when everything added so far is saved; rejects with what a save threw, also an earlier one. */
  flush: () => Promise<void>;
};

const batchPages = 50;
const batchMs = 200;
const mostUnsaved = 400;

/** A batch is saved when it has 50 visits or its first one is 200 ms old; `onFailure` hears at once when a save throws. */
export function createVisitBuffer(
  save: (visits: readonly Visit[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): VisitBuffer {
  let waiting: Visit[] = [];
  let unsaved = 0;
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  const saveAfter = async (earlier: Promise<void>, batch: readonly Visit[]) => {
    await earlier;
    await save(batch);
    unsaved -= batch.length;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) {
      saving = saveAfter(saving, batch);
    }
    return saving;
  };
  const flushUnattended = () => void flush().catch(onFailure);
  return {
    add: async (visit) => {
      waiting.push(visit);
      unsaved += 1;
      if (waiting.length >= batchPages) flushUnattended();
      else timer ??= setTimeout(flushUnattended, batchMs);
      if (unsaved > mostUnsaved) await saving;
    },
    flush,
  };
}
