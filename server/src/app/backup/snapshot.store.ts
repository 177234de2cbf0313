import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AppliedMigration } from '../../platform/db/index.ts';
import { storedBytesLock, type StoredBytes } from '../../platform/storage/index.ts';
import type { ArchiveHead } from './archive.ts';
import { columnList, identifier, writeTextAlike } from './copying.ts';

/** From here on `client` sees the database as it is now, whatever others write. */
export async function openSnapshot(client: Client): Promise<void> {
  const divided = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`,
  );
  // Held to the end of the connection: bytes that the snapshot names are deleted only after they were read.
  await client.query(`select pg_advisory_lock_shared(${storedBytesLock})`);
  await client.query('begin isolation level repeatable read, read only');
  // A month that is written anew after the moment of the snapshot would look empty in it, so none is from here on.
  for (const { name } of divided.rows) await client.query(`lock table ${name} in access share mode`);
  await writeTextAlike(client);
}

/** The migrations of the database; none when it is not Quarry's. */
export async function readMigrations(client: Client): Promise<AppliedMigration[]> {
  const table = await client.query<{ name: string | null }>(`select to_regclass('public.schema_migration') as name`);
  if (!table.rows[0]?.name) return [];
  const found = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migration order by number',
  );
  return found.rows;
}

/**
 * Every table with the columns that hold what somebody wrote: generated ones follow from them, and numbers of transactions, which mean
 * nothing on another server, are written anew by their default.
 */
export async function readTables(client: Client): Promise<ArchiveHead['tables']> {
  const found = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('schema_migration', 'record_manifest')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return found.rows;
}

/** The partitions that divide tables by time; each divided table has a default one besides, which a migration makes. */
export async function readPartitions(client: Client): Promise<ArchiveHead['partitions']> {
  const found = await client.query<ArchiveHead['partitions'][number]>(`
    select c.relname as name, p.relname as parent, bounds[1] as "from", bounds[2] as "to"
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
      cross join lateral regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \\(''([^'']+)''\\) TO \\(''([^'']+)''\\)') as bounds
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition and bounds is not null
    order by c.relname`);
  return found.rows;
}

/** The columns that count by themselves. A counter moves outside transactions, so it is never behind the rows of the snapshot. */
export async function readCounters(client: Client): Promise<ArchiveHead['counters']> {
  const found = await client.query<{ table: string; column: string; last: string }>(`
    select c.relname as table, a.attname as column, coalesce(pg_sequence_last_value(s.oid), 0) as last
    from pg_class s join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('i', 'a')
      join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and c.relnamespace = 'public'::regnamespace
    order by 1, 2`);
  return found.rows.map((row) => ({ ...row, last: Number(row.last) }));
}

/** The rows of a table in COPY's text form, which every version of PostgreSQL reads. */
export function copyTable(client: Client, { name, columns }: ArchiveHead['tables'][number]): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (select ${columnList(columns)} from public.${identifier(name)}) to stdout`));
}

const blobsAtOnce = 1_000;

/** Everything that the snapshot knows to be stored. */
export async function* readBlobs(client: Client): AsyncGenerator<StoredBytes, void, undefined> {
  type Row = { sha256: Buffer; bytes: string; stored_bytes: string; codec: 'none' | 'zstd'; location: string };
  for (let after: Buffer = Buffer.alloc(0); ;) {
    const found = await client.query<Row>(
      'select sha256, bytes, stored_bytes, codec, location from blob where sha256 > $1 order by sha256 limit $2',
      [after, blobsAtOnce],
    );
    for (const { bytes, stored_bytes: storedBytes, ...row } of found.rows)
      yield { ...row, bytes: Number(bytes), storedBytes: Number(storedBytes) };
    const last = found.rows.at(-1);
    if (!last) return;
    after = last.sha256;
  }
}
