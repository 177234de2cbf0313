import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../db/index.ts';
import type { RowRefusal } from './import-kind.ts';

/** A row of a file of which several make one record. */
export type SetLine = {
  line: number;
  key: string;
  cells: readonly string[];
  texts: Readonly<Record<string, string>>;
  faults: readonly Omit<RowRefusal, 'reason'>[];
};

/** Keeps a window of such rows. */
export async function insertLines(tx: Tx, setId: string, lines: readonly SetLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`insert into change_set_line (set_id, line, match_key, cells, texts, faults)
    select ${setId}, l.line, l.key, l.cells, l.texts, l.faults
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, key text, cells text[], texts jsonb, faults jsonb)`.execute(
    tx,
  );
}

/** The next rows behind one that begin a group or belong to one that does not begin before. */
export async function findNextLines(
  tx: Tx,
  setId: string,
  { after, first }: { after: number; first: number },
): Promise<{ line: number; key: string }[]> {
  const { rows } = await sql<{ line: number; key: string }>`
    select l.line, l.match_key as key from change_set_line l
    where l.set_id = ${setId} and l.line > ${after} and not exists (select from change_set_line b
      where b.set_id = l.set_id and b.match_key = l.match_key and b.line <= ${after})
    order by l.line limit ${first}`.execute(tx);
  return rows;
}

/** All rows of these groups, in the order of the file. */
export async function findLinesOf(tx: Tx, setId: string, keys: readonly string[]): Promise<SetLine[]> {
  const { rows } = await sql<SetLine>`
    select line, match_key as key, cells, texts, faults from change_set_line
    where set_id = ${setId} and match_key = any(${keys}::text[]) order by line`.execute(tx);
  return rows;
}

/** Of the rows from a line to another: which of them belong to a group that is to be made, and the line that it begins with. */
export async function findBeginnings(
  db: Db | Tx,
  setId: string,
  { from, to }: { from: number; to: number },
): Promise<Map<number, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ line: number; first: number }>`
    select l.line, r.position as first from change_set_line l
    join change_set_row r on r.set_id = l.set_id and r.match_key = l.match_key and r.plan = 'create'
    where l.set_id = ${setId} and l.line between ${from} and ${to} and l.line > r.position`,
  );
  return new Map(rows.map(({ line, first }) => [line, first]));
}
