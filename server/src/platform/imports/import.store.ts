import type { Reasoned, Wording } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  listTotal,
  listWindow,
  readWithinScope,
  type Tx,
  withTransaction,
} from '../db/index.ts';
import type { RunState } from '../graphql/index.ts';
import type { FileColumn, RecipeColumns } from './guess-columns.ts';

/** Something that is wrong with a file as a whole, or with its header. */
export type FileComplaint = { column: number | null; code: string; wording: Wording };

/** What is known of a file by reading it. */
export type FileReading = {
  encoding?: string | null;
  delimiter?: string | null;
  complaints?: readonly FileComplaint[];
  /** Why the file is not taken. */
  refusal?: Pick<Reasoned, 'code' | 'wording'>;
};

/** An import as its row has it. */
export type ImportRecord = {
  id: string;
  kind: string;
  ownerId: string;
  uploadId: string;
  /** What its records lie in, for kinds that ask for it. */
  withinId: string | null;
  fileName: string;
  reading: FileReading;
  columns: FileColumn[];
  matchBy: string | null;
  creates: boolean;
  setId: string | null;
  /** That of its check; `draft` before the first. */
  state: RunState | 'draft';
  stopReason: string | null;
  cursor: { line: number } | null;
  /** The name of the recipe that its columns were taken from or kept as. */
  recipe: string | null;
  /** The name of its person. */
  requestedBy: string | null;
  requestedAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const columns = sql`i.id, i.kind, i.owner_id as "ownerId", i.upload_id as "uploadId", i.within_id as "withinId", i.file_name as "fileName", i.reading, i.columns,
  i.match_by as "matchBy", i.creates, i.set_id as "setId", run_state(i.state, i.heartbeat_at) as state, i.stop_reason as "stopReason",
  i.cursor, (select r.name from import_recipe r where r.id = i.recipe_id) as recipe, person_name(i.requested_by) as "requestedBy", i.requested_at as "requestedAt",
  i.started_at as "startedAt", i.finished_at as "finishedAt", i.created_at as "createdAt", i.updated_at as "updatedAt", i.version`;

export async function insertImport(
  tx: Tx,
  {
    id,
    kind,
    ownerId,
    uploadId,
    withinId,
    fileName,
    now,
  }: Pick<ImportRecord, 'id' | 'kind' | 'ownerId' | 'uploadId' | 'withinId' | 'fileName'> & { now: Date },
): Promise<void> {
  await sql`insert into import (id, kind, owner_id, upload_id, within_id, file_name, requested_by, created_at, updated_at)
    values (${id}, ${kind}, ${ownerId}, ${uploadId}, ${withinId}, ${fileName}, ${ownerId}, ${now}, ${now})`.execute(tx);
}

/** An import of its owner; inside the transaction nobody else changes it when it is locked. */
export async function findImport(
  db: Db | Tx,
  { id, ownerId }: { id: string; ownerId: string },
  lock: 'locked' | 'free' = 'free',
): Promise<ImportRecord | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<ImportRecord>`select ${columns} from import i where i.id = ${id} and i.owner_id = ${ownerId}
    ${lock === 'locked' ? sql`for update` : sql``}`,
  );
  return found;
}

const importList = {
  from: 'import i',
  id: 'i.id',
  sorts: { touched: { column: 'i.updated_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'touched', direction: 'DESC' }],
} as const;

/** One window of the imports of a person, those touched last first. */
export async function listImports(
  db: Db,
  owner: { ownerId: string; kind: string },
  request: { first: number; after: string | null },
): Promise<ListPage<ImportRecord & KeyRow>> {
  return withTransaction(db, async (tx) => {
    const window = await listWindow(tx, importList, { ...request, where: [], parent: ofOwner(owner) });
    const found = await sql<ImportRecord & KeyRow>`${window.rows({ columns, relations: sql`` })}`.execute(tx);
    return window.page(found.rows);
  });
}

/** How many imports of a kind a person has. */
export function countImports(db: Db, owner: { ownerId: string; kind: string }) {
  return withTransaction(db, (tx) => listTotal(tx, importList, [ofOwner(owner)]));
}

function ofOwner({ ownerId, kind }: { ownerId: string; kind: string }): RawBuilder<unknown> {
  return sql`i.owner_id = ${ownerId}::uuid and i.kind = ${kind}`;
}

/** Those of these imports that are the owner's. */
export async function findImports(db: Db | Tx, ownerId: string, ids: readonly string[]): Promise<ImportRecord[]> {
  return readWithinScope(
    db,
    sql<ImportRecord>`select ${columns} from import i where i.id = any(${ids}::uuid[]) and i.owner_id = ${ownerId}`,
  );
}

/** The import of a check that a worker holds. */
export async function findCheckedImport(tx: Tx, id: string): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`select ${columns} from import i where i.id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`The import ${id} vanished under its own lock.`);
  return rows[0];
}

export type ImportPatch = Partial<Pick<ImportRecord, 'reading' | 'columns' | 'matchBy' | 'creates' | 'setId'>> & {
  recipeId?: string | null;
};

/** Keeps what changed of an import; `rises` says whether somebody who looked at it before has to look again. */
export async function updateImport(
  tx: Tx,
  id: string,
  patch: ImportPatch,
  { now, rises }: { now: Date; rises: boolean },
): Promise<void> {
  const said = (value: string | boolean | null | undefined, column: string) =>
    value === undefined ? sql.ref(column) : sql`${value}`;
  const json = (value: unknown, column: string) =>
    value === undefined ? sql.ref(column) : sql`${JSON.stringify(value)}::jsonb`;
  await sql`update import set reading = ${json(patch.reading, 'reading')}, columns = ${json(patch.columns, 'columns')},
    match_by = ${said(patch.matchBy, 'match_by')}, creates = ${said(patch.creates, 'creates')}, set_id = ${said(patch.setId, 'set_id')},
    recipe_id = ${said(patch.recipeId, 'recipe_id')}, updated_at = ${now}, version = version + ${rises ? 1 : 0} where id = ${id}`.execute(
    tx,
  );
}

/** Puts the check of an import before the workers, from the first row on. */
export async function queueCheck(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update import set state = 'queued', requested_at = ${now}, started_at = null, finished_at = null, heartbeat_at = null,
    released_at = null, stalls = 0, cursor = null, stop_reason = null where id = ${id}`.execute(tx);
}

export type Recipe = RecipeColumns & { id: string; name: string; matchBy: string };

/** The recipe that was changed last for a file with exactly these folded headers. */
export async function findRecipe(
  tx: Tx,
  { ownerId, kind, headers }: { ownerId: string; kind: string; headers: readonly string[] },
): Promise<Recipe | undefined> {
  const { rows } = await sql<Recipe>`select id, name, columns, match_by as "matchBy", headers from import_recipe
    where owner_id = ${ownerId} and kind = ${kind} and headers = ${headers}::text[] order by updated_at desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** Keeps a recipe by its name, in the place of an earlier one; resolves with its id. */
export async function putRecipe(
  tx: Tx,
  recipe: Recipe & { ownerId: string; kind: string; now: Date },
): Promise<string> {
  const { id, kind, ownerId, name, columns: kept, matchBy, headers, now } = recipe;
  const { rows } = await sql<{ id: string }>`
    insert into import_recipe (id, kind, owner_id, name, columns, match_by, headers, created_at, updated_at)
    values (${id}, ${kind}, ${ownerId}, ${name}, ${JSON.stringify(kept)}::jsonb, ${matchBy}, ${headers}::text[], ${now}, ${now})
    on conflict (owner_id, kind, name) do update set columns = excluded.columns, match_by = excluded.match_by, headers = excluded.headers,
      updated_at = excluded.updated_at, version = import_recipe.version + 1 returning id`.execute(tx);
  return rows[0]?.id ?? id;
}
