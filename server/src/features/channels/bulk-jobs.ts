import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import type { BulkRun, Shape } from '../../platform/graphql/index.ts';

/** A row of a run: its record, what that is called, and what is done to it. */
export type RowWithInput = { id: string; name: string | null; input: Record<string, unknown> };

/** What listings need of bulk runs, which stand above channels and are handed in. */
export type BulkJobs = {
  /** Starts a run over rows that bring their input along. */
  start: (
    deps: Deps,
    origin: ChangeOrigin & { actor: Actor },
    run: { list: string; action: string; rows: readonly RowWithInput[] },
  ) => Promise<string>;
  /** What rows of a run brought along, by the ids of their records. */
  inputsOf: (db: Db | Tx, runId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** The run as GraphQL shows it. */
  shown: (context: RequestContext, id: string) => Promise<Shape<BulkRun>>;
};
