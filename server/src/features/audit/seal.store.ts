import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RecordKinds, RecordManifest } from '../../platform/records/index.ts';
import type { SealedEntry } from './seal.ts';

export type Block = { number: number; closedAt: Date; entries: number; previousHash: Buffer; hash: Buffer };

/** A block as it is stored; of one whose entries were deleted the hash of the last of them is kept. */
export type StoredBlock = Block & { entriesGoneAt: Date | null; lastHash: Buffer | null };

/** An entry's place in a block; the entry is null where the change is gone. */
export type Seal = {
  changeId: string;
  position: number;
  salt: Buffer | null;
  hash: Buffer;
  entry: SealedEntry | null;
};

const blockColumns = sql`number, closed_at as "closedAt", entries, previous_hash as "previousHash", hash,
  entries_gone_at as "entriesGoneAt", last_hash as "lastHash"`;

/** What is not an object stands under no name, so that somebody's hand in the table is told and not stumbled over. */
const fieldsOf = (column: string) => sql`
  case jsonb_typeof(${sql.ref(column)}) when 'object'
    then coalesce((select jsonb_object_agg(key, value::text) from jsonb_each(${sql.ref(column)})), '{}')
    else jsonb_build_object('', ${sql.ref(column)}::text) end`;

/** Over `change c`. */
const entry = sql`jsonb_build_object('id', c.id, 'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actorKind', c.actor_kind, 'actorId', c.actor_id, 'cause', c.cause, 'causeId', c.cause_id, 'entity', c.entity,
  'entityId', c.entity_id, 'action', c.action, 'revertsId', c.reverts_id, 'requestId', c.request_id,
  'before', case when c.before is not null then ${fieldsOf('c.before')} end,
  'after', case when c.after is not null then ${fieldsOf('c.after')} end)`;

/** Anyone who closes a block waits for the one before. */
export async function lockSealing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit_block', 0))`.execute(tx);
}

export async function findLastBlock(db: Db | Tx): Promise<StoredBlock | undefined> {
  const { rows } = await sql<StoredBlock>`select ${blockColumns} from audit_block order by number desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function listBlocks(tx: Tx, after: number, limit: number): Promise<StoredBlock[]> {
  const { rows } = await sql<StoredBlock>`
    select ${blockColumns} from audit_block where number > ${after} order by number limit ${limit}`.execute(tx);
  return rows;
}

/** The ids of entries that wait to be sealed, in their order. */
export async function listWaitingEntries(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.change_id as id from change_seal s join change c on c.id = s.change_id
    where s.block_number is null and (${after}::uuid is null or s.change_id > ${after}::uuid)
    order by s.change_id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** These entries in the order of their ids. */
export async function readEntries(tx: Tx, ids: readonly string[]): Promise<SealedEntry[]> {
  const { rows } = await sql<{ entry: SealedEntry }>`
    select ${entry} as entry from change c where c.id = any(${ids}::uuid[]) order by c.id`.execute(tx);
  return rows.map((row) => row.entry);
}

export async function insertBlock(tx: Tx, { number, closedAt, entries, previousHash, hash }: Block): Promise<void> {
  await tx
    .insertInto('audit_block')
    .values({ number, closed_at: closedAt, entries, previous_hash: previousHash, hash })
    .execute();
}

/** The seals of a block beyond a position, in order. */
export async function listSeals(tx: Tx, blockNumber: number, after: number, limit: number): Promise<Seal[]> {
  const { rows } = await sql<Seal>`
    select s.change_id as "changeId", s.position, s.salt, s.hash, case when c.id is not null then ${entry} end as entry
    from change_seal s left join change c on c.id = s.change_id
    where s.block_number = ${blockNumber} and s.position > ${after} order by s.position limit ${limit}`.execute(tx);
  return rows;
}

/** The block of seals that follow the last block, or stand before the first. */
export async function findBlockOfStraySeals(tx: Tx, lastNumber: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select block_number as number from change_seal
    where block_number is not null and (block_number > ${lastNumber} or block_number < 1)
    order by block_number limit 1`.execute(tx);
  return rows[0]?.number;
}

/** A change that came into the trail by another way than the product's: it neither waits nor is sealed. */
export async function findUnknownChange(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from change c where not exists (select from change_seal s where s.change_id = c.id)
    order by c.at, c.id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** A change that went before it was sealed. */
export async function findLostWaitingChange(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.change_id as id from change_seal s
    where s.block_number is null and not exists (select from change c where c.id = s.change_id)
    order by s.change_id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** How many entries wait, at most 10,001, and since when. */
export async function countWaiting(db: Db | Tx): Promise<{ waiting: number; waitingSince: Date | null }> {
  const { rows } = await sql<{ waiting: number; waitingSince: Date | null }>`
    select count(*)::int as waiting, min(c.at) as "waitingSince"
    from (select change_id from change_seal where block_number is null order by change_id limit 10001) s
    join change c on c.id = s.change_id`.execute(db);
  return rows[0] ?? { waiting: 0, waitingSince: null };
}

export type EntryToErase = SealedEntry & { salt: Buffer | null };

const searchedAtOnce = 20_000;

/** Which of the entries behind an id hold a text that a pattern finds, and the last that was looked at; null once there is none. */
export async function findEntriesHolding(
  tx: Tx,
  pattern: string,
  after: string | null,
): Promise<{ holding: string[]; last: string | null }> {
  const { rows } = await sql<{ holding: string[]; last: string | null }>`
    select coalesce(array_agg(p.id) filter (where p.before::text ~* ${pattern} or p.after::text ~* ${pattern}), '{}') as holding,
      (array_agg(p.id order by p.id desc))[1] as last
    from (select id, before, after from change where ${after}::uuid is null or id > ${after}::uuid
      order by id limit ${searchedAtOnce}) p`.execute(tx);
  return rows[0] ?? { holding: [], last: null };
}

/** Those of these entries that still hold their values. */
export async function listEntriesToErase(tx: Tx, ids: readonly string[]): Promise<EntryToErase[]> {
  const { rows } = await sql<{ entry: SealedEntry; salt: Buffer | null }>`
    select ${entry} as entry, s.salt from change c join change_seal s on s.change_id = c.id
    where (s.salt is not null or s.block_number is null) and c.id = any(${[...ids]}::uuid[]) order by c.id`.execute(tx);
  return rows.map((row) => ({ ...row.entry, salt: row.salt }));
}

/** The entries that tell of a person, or of what they made for themselves, and still hold their values. */
export async function listEntriesOfPerson(tx: Tx, { all }: RecordKinds, personId: string): Promise<EntryToErase[]> {
  const personal = all.filter(({ isErasedWithPerson }) => isErasedWithPerson);
  const entities = (kinds: readonly RecordManifest[]) => kinds.map(({ entity }) => entity);
  // Each record of these is one person's, and has their id; what is of the others they made for themselves.
  const aboutPerson = personal.filter(({ stored }) => stored?.person === 'id');
  const ofPerson = personal.filter((kind) => !aboutPerson.includes(kind));
  const { rows } = await sql<{ entry: SealedEntry; salt: Buffer | null }>`
    select ${entry} as entry, s.salt from change c join change_seal s on s.change_id = c.id
    where (s.salt is not null or s.block_number is null) and c.id in (
      select p.id from change p where p.entity_id = ${personId} and p.entity = any(${entities(aboutPerson)}::text[])
      union select p.id from change p where p.actor_id = ${personId} and p.entity = any(${entities(ofPerson)}::text[])
      union select p.id from api_key k join change p on p.entity_id = k.id and p.entity = 'api_key' where k.user_id = ${personId})
    order by c.id`.execute(tx);
  return rows.map((row) => ({ ...row.entry, salt: row.salt }));
}
