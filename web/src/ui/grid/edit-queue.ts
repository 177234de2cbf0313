/** How edits stand on their way to the server. */
export type QueueState = {
  /** Edits that the server has not answered. */
  waiting: number;
  /** The connection was lost; they are kept and sent again. */
  isLost: boolean;
};

type Step<Edit> = { edits: readonly Edit[]; isWhole: boolean };

type QueueOptions<Edit> = {
  /** Sends edits in their order; throws only where they may not have arrived, which are sent again. */
  send: (edits: readonly Edit[]) => Promise<void>;
  /** Everything that was pushed is answered. */
  onEmpty: () => void;
  pauseMs?: number;
  retryMs?: readonly number[];
};

export type EditQueue<Edit> = {
  /** As a whole, they are one step of their own; otherwise they may go together with those beside them. */
  push: (edits: readonly Edit[], isWhole?: boolean) => void;
  /** Sends what waits at once; whether all of it was answered. */
  flush: () => Promise<boolean>;
  /** The last step that was not sent yet, which is not sent any more. */
  takeBack: () => readonly Edit[] | undefined;
  state: () => QueueState;
  subscribe: (listener: () => void) => () => void;
};

const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Edits on their way: sent in order and in batches, one batch at a time, kept while the connection is lost. */
export function createEditQueue<Edit>(options: QueueOptions<Edit>): EditQueue<Edit> {
  const { send, onEmpty, pauseMs = 300, retryMs = pausesMs } = options;
  let steps: Step<Edit>[] = [];
  let batch: readonly Edit[] | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let shown: QueueState = { waiting: 0, isLost: false };
  const listeners = new Set<() => void>();

  const tell = () => {
    const waiting = (batch?.length ?? 0) + steps.reduce((sum, { edits }) => sum + edits.length, 0);
    const isLost = failures > 0;
    if (waiting === shown.waiting && isLost === shown.isLost) return;
    shown = { waiting, isLost };
    for (const listener of listeners) listener();
  };
  const nextBatch = (): readonly Edit[] | undefined => {
    const [first] = steps;
    if (!first) return undefined;
    const whole = steps.findIndex(({ isWhole }) => isWhole);
    const count = first.isWhole ? 1 : whole === -1 ? steps.length : whole;
    return steps.splice(0, count).flatMap(({ edits }) => edits);
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void work();
    }, ms);
  };
  const attempt = async (sent: readonly Edit[]): Promise<void> => {
    try {
      await send(sent);
      batch = undefined;
      failures = 0;
    } catch {
      // It may not have arrived: the same batch is sent once more.
      failures += 1;
    }
  };
  const work = async (): Promise<void> => {
    if (sending) return sending;
    clearTimeout(timer);
    timer = undefined;
    batch ??= nextBatch();
    if (!batch) return;
    const sent = batch;
    sending = attempt(sent);
    await sending;
    sending = undefined;
    tell();
    if (failures > 0) return schedule(retryMs[Math.min(failures, retryMs.length) - 1] ?? pauseMs);
    if (steps.length > 0) return schedule(pauseMs);
    onEmpty();
  };
  const flush = async (): Promise<boolean> => {
    await work();
    if (!batch && steps.length === 0) return true;
    return failures > 0 ? false : flush();
  };
  return {
    push: (edits, isWhole = false) => {
      steps = [...steps, { edits, isWhole }];
      tell();
      if (!sending && failures === 0) schedule(pauseMs);
    },
    flush,
    takeBack: () => {
      const last = steps.pop();
      tell();
      return last?.edits;
    },
    state: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
