import type { Tx } from '../db/index.ts';
import type { Deps } from '../feature.ts';

/** A run in the hands of this worker; every write of it shows the fence. */
export type HeldRun = {
  id: string;
  fence: number;
  /** Null where nobody asked for it. */
  requestedById: string | null;
  /** How often its worker died. */
  stalls: number;
  /** The place reached, as the last batch left it. */
  cursor: unknown;
};

/** What a batch came to; the cursor is saved in the batch's own transaction. */
export type BatchOutcome = { kind: 'more'; cursor: unknown } | { kind: 'done' } | { kind: 'right_gone' };

/** One kind of long work. A batch is one transaction: a killed worker costs at most the batch in hand. */
export type RunKind = {
  /** The name of the kind's records in the audit trail and in announcements. */
  entity: string;
  /**
   * The table of its runs, owned by its feature, with the columns `id`, `state`, `requested_by`, `requested_at`, `started_at`,
   * `finished_at`, `heartbeat_at`, `released_at`, `fence`, `stalls`, `cursor`, `stop_reason` and `version`, and its own beside them.
   */
  table: string;
  /** Records a batch takes at most. */
  rowsPerBatch: number;
  /** How long a worker keeps a run while others wait; 0 gives up each after a batch. */
  sliceMs: number;
  /** Inserts runs whose time has come; called before each turn. */
  openDue?: (deps: Deps) => Promise<void>;
  /**
   * Waits for its turn beside others, in the transaction of each batch and before anything is written: one that writes and waits would
   * hold back anyone who follows the log (decision 020).
   */
  waitForTurn?: (tx: Tx) => Promise<void>;
  /**
   * Does the next records, at most so many, and says where that leads. Asks the rights of the person each time. Keeps apart what cannot be
   * done (`saveApart`): the run fails with a batch that throws by the fault of its records.
   */
  batch: (tx: Tx, deps: Deps, run: HeldRun, rows: number) => Promise<BatchOutcome>;
};
