import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { ImportUndone } from '../../platform/graphql/index.ts';

/** Starts the job that applies a change set: jobs stand above imports, so that they are handed in. */
export type StartJob = (
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin & { actor: Actor },
  job: { list: string; action: string; setId: string },
) => Promise<string>;

/** What imports need of the jobs that apply them. */
export type ImportJobs = {
  start: StartJob;
  /** Those of these jobs that have ended, however. */
  ended: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How far those of these jobs were taken back that were, or that somebody tried to take back. */
  undone: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, ImportUndone>>;
};
