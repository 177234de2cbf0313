import type { GraphQLResolveInfo } from 'graphql';
import type { RawBuilder } from 'kysely';
import { type Actor, rowScopeOf } from './auth/index.ts';
import type { Apart } from './batches/index.ts';
import type { Clock } from './clock.ts';
import type { LetGo, MutationResolver } from './commands/index.ts';
import { type Database, type Db, withinScope } from './db/index.ts';
import type { Consumer, RecordEvents, Topic } from './events/index.ts';
import type { JobQueue, WorkerJob } from './jobs/index.ts';
import type { MailDoor } from './mail/index.ts';
import type { PersonalTables } from './personal/index.ts';
import type { ReaderLanguage } from './reader-language.ts';
import type {
  FurtherHistory,
  ListManifest,
  MergeFollower,
  RecordKinds,
  RecordManifest,
  TreeEffects,
} from './records/index.ts';
import type { LongWork } from './runs/index.ts';
import type { Secrets } from './secrets/index.ts';
import type { SettingEffects, Settings } from './settings/index.ts';
import type { Storage } from './storage/index.ts';

/** What commands, stores and handlers work with; the same in the API, the worker and tests. */
export type Deps = {
  db: Db;
  /** The pool behind `db`, for COPY and cursors. */
  pool: Database['pool'];
  clock: Clock;
  storage: Storage;
  jobs: JobQueue;
  events: RecordEvents;
  mail: MailDoor;
  /** Private `host:port` pairs the outbound door may reach. */
  allowHosts: readonly string[];
  /** Read with `settingValue`. */
  settings: Settings;
  secrets: Secrets;
  /** The kinds of records of all features. */
  records: RecordKinds;
};

/** `deps` as they are for the actor: the rows of the database are reached within their scope. */
export function depsFor(actor: Actor, deps: Deps): Deps {
  return { ...deps, db: withinScope(deps.db, rowScopeOf(actor)) };
}

/** What a GraphQL resolver gets as its third argument. */
export type RequestContext = {
  actor: Actor;
  deps: Deps;
  requestId: string;
  /** The one that the request names, which is that of the screen; absent where it names none of ours. */
  language?: ReaderLanguage | undefined;
  /** The bulk run whose worker asks; absent where a person does. */
  bulkRunId?: string;
  /** The key of a request whose answer is not kept, for a command that recognises the same request by itself. */
  idempotencyKey?: string;
  /** Set where neither a person nor a bulk run asks, but the demo data import. */
  cause?: 'seed';
};

/**
 * A value made at its first use in each request and shared within it; a feature keeps its batching so:
 * `export const brandById = perRequest(({ deps }) => new DataLoader((ids) => findBrands(deps.db, ids)))`.
 */
export function perRequest<T>(make: (context: RequestContext) => T): (context: RequestContext) => T {
  const made = new WeakMap<RequestContext, { value: T }>();
  return (context) => {
    const present = made.get(context) ?? { value: make(context) };
    made.set(context, present);
    return present.value;
  };
}

/** A resolver as the schema calls it; each feature types its own by the generated resolver types. */
// oxlint-disable-next-line typescript/no-explicit-any -- The map holds resolvers of every argument and parent type.
type AnyResolver = (parent: any, args: any, context: RequestContext, info: GraphQLResolveInfo) => unknown;

/** Fields by type name; a subscription's field has `subscribe`, and `resolve` unless the event is its value. A mutation is made by `mutation` and by nothing else. */
export type ResolverMap = Record<
  string,
  Record<string, AnyResolver | { subscribe: AnyResolver; resolve?: AnyResolver }>
> & { Mutation?: Record<string, MutationResolver> };

/** Work without end that a worker process keeps doing: it polls, claims and saves until the signal. It is started again when it throws. */
export type WorkerLoop = { name: string; apart: Apart; run: (deps: Deps, signal: AbortSignal) => Promise<void> };

/** What waits for a loop of the worker, shown beside the consumers of the log. */
export type Backlog = {
  name: string;
  find: (db: Db) => Promise<{ waiting: { count: number; isExact: boolean }; oldestAt: Date | null }>;
};

/** How records of one subject are found by name, under the rights of the reader; `request.filter` is over the column that `id` names. */
export type NamedRecords = {
  /** Written by us: `b.id`. */
  id: string;
  /** Holds for those that a search over all kinds finds by name; filters name the others too. */
  isSearched?: RawBuilder<unknown>;
  /** Of kinds that are merged: the records that ids stand for, so that what names a merged one by id says what it went into. */
  standing?: (context: RequestContext, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  find: (
    context: RequestContext,
    request: { first: number; search: string | null; filter: readonly RawBuilder<unknown>[] },
  ) => Promise<{ nodes: readonly { id: string; name: string }[] }>;
};

/** What a feature adds to the product; `app/features.ts` lists them all. */
export type Feature = {
  name: string;
  resolvers?: ResolverMap;
  jobs?: readonly WorkerJob<Deps>[];
  loops?: readonly WorkerLoop[];
  /** What waits for its loops. */
  backlogs?: readonly Backlog[];
  /** Its kinds of long work. */
  work?: readonly LongWork[];
  /** The topics by which it tells the log what happens to its records. */
  topics?: readonly Topic[];
  /** Who of it listens to the log. */
  consumers?: readonly Consumer[];
  /** The kinds of its records, each with all that others know of it. */
  records?: readonly RecordManifest[];
  /** The lists of its queries that are of no kind of record, or what it adds to another's list. */
  lists?: Readonly<Record<string, ListManifest>>;
  /** By kinds of records of features below: what it does before such records are deleted for good. */
  letsGo?: Readonly<Record<string, LetGo>>;
  /** By kinds of records of features below that are merged: how what refers to them goes with them. */
  merges?: Readonly<Record<string, MergeFollower>>;
  /** By kinds of records that make a tree: what of it stands on nodes that are to be moved, said before it is done. */
  treeEffects?: Readonly<Record<string, TreeEffects>>;
  /** By kinds of records of features below: what it keeps of them, which stands in their history and is taken back there. */
  furtherHistories?: Readonly<Record<string, FurtherHistory>>;
  /** What of customers its tables hold, by table: said of every text of a table that lies in a shop. */
  personal?: PersonalTables;
  /** What changes of its settings would do, said before they are saved. */
  settingEffects?: readonly SettingEffects[];
};
