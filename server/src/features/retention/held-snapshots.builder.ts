import { Client } from 'pg';
import { newId } from '../../platform/ids.ts';

const now = new Date('2031-06-15T12:00:00Z');

/** A row of each column that holds a snapshot, with a snapshot of its own; resolves with their ids. The address is a superuser's. */
export async function holdByEach(url: string, snapshot: () => Promise<string>, at: Date): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: referrers } = await client.query<{ referrer: string; idColumn: string; atColumn: string }>(
      `select referrer, id_column as "idColumn", at_column as "atColumn" from snapshot_referrers() where condition is not null`,
    );
    const held: string[] = [];
    // Only what leads to the snapshot matters of these rows.
    await client.query('set session_replication_role = replica');
    for (const { referrer, idColumn, atColumn } of referrers) {
      const id = await snapshot();
      held.push(id);
      const given = new Map<string, unknown>([
        [idColumn, id],
        [atColumn, at],
        ['topic', 'snapshot_created'],
        ['state', referrer === 'proposal' ? 'pending' : undefined],
        ['kind', referrer === 'proposal' ? 'link_offer' : undefined],
        ['origin', referrer === 'channel_issue' ? 'local' : undefined],
      ]);
      await client.query(await rowOf(client, referrer, given));
    }
    return held;
  } finally {
    await client.end();
  }
}

/** A row with these columns, and something in each other that takes no null. */
async function rowOf(client: Client, table: string, given: ReadonlyMap<string, unknown>) {
  const { rows } = await client.query<{ name: string; type: string; isNeeded: boolean }>(
    `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isNeeded"
    from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const columns = rows.filter(({ name, isNeeded }) => given.get(name) !== undefined || isNeeded);
  const values = columns.map(({ name, type }) => given.get(name) ?? anyOf(name, type));
  return {
    text: `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map((_one, place) => `$${place + 1}`).join(', ')})`,
    values,
  };
}

const words: Record<string, string> = {
  origin: 'observed',
  source_kind: 'manual',
  severity: 'error',
  root_kind: 'value',
  kind: 'sale',
};

function anyOf(name: string, type: string): unknown {
  if (type === 'uuid') return newId();
  if (type === 'timestamptz') return now;
  if (type === 'bytea') return Buffer.alloc(32);
  if (type === 'jsonb') return '{}';
  if (['int2', 'int4', 'int8', 'float4'].includes(type)) return 1;
  if (type === 'bool') return false;
  if (name === 'state') return 'accepted';
  return words[name] ?? 'any';
}
