import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { namePattern } from './names.ts';
import type { ErasedPerson, PersonalTables } from './personal-tables.ts';

/** The texts by which a person is known in these tables. */
export async function namesOfPerson(
  db: Db | Tx,
  declarations: readonly PersonalTables[],
  person: ErasedPerson,
): Promise<string[]> {
  const texts = new Set<string>();
  for (const [table, { erased }] of entries(declarations)) {
    if (!erased?.names) continue;
    const { rows } = await sql<{ text: string | null }>`
      select distinct n.text from ${sql.table(table)}, unnest(${erased.names}) n (text)
      where ${erased.rows(person)}`.execute(db);
    for (const { text } of rows) if (text !== null) texts.add(text);
  }
  return [...texts];
}

/** Takes what is personal out of all rows of a person, those of the upper features first, since they are found by rows below. */
export async function eraseRows(tx: Tx, declarations: readonly PersonalTables[], person: ErasedPerson): Promise<void> {
  for (const [table, { erased }] of entries(declarations).toReversed())
    if (erased) await change(tx, table, erased.set, erased.rows(person));
}

/** Takes out what people wrote down of a person in rows that are not theirs, such as the search of a saved view. */
export async function eraseMentions(
  tx: Tx,
  declarations: readonly PersonalTables[],
  person: ErasedPerson,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const pattern = namePattern(names);
  for (const [table, { mentions }] of entries(declarations)) {
    if (!mentions) continue;
    const holds = mentions.columns.map((column) => sql`${sql.ref(column)}::text ~* ${pattern}`);
    if (mentions.holds) holds.push(mentions.holds(pattern));
    const within = mentions.rows ? sql`${mentions.rows(person)} and ` : sql``;
    await change(tx, table, mentions.set?.(pattern) ?? null, sql`${within}(${sql.join(holds, sql` or `)})`);
  }
}

async function change(
  tx: Tx,
  table: string,
  set: Readonly<Record<string, RawBuilder<unknown>>> | null,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const columns = Object.entries(set ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await (
    set === null
      ? sql`delete from ${sql.table(table)} where ${rows}`
      : sql`update ${sql.table(table)} set ${sql.join(columns)} where ${rows}`
  ).execute(tx);
}

const entries = (declarations: readonly PersonalTables[]) => declarations.flatMap((tables) => Object.entries(tables));
