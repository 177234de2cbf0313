import { sql } from 'kysely';
import type { Db, Tx } from './db/index.ts';

/** A fact of the whole installation by its key, as JSON that the caller parses; undefined where it was never kept. */
export async function findFact(db: Db | Tx, key: string): Promise<unknown> {
  return (await db.selectFrom('installation_fact').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

/** Keeps a fact, in place of what the key held before. */
export async function keepFact(db: Db | Tx, key: string, fact: unknown, now: Date): Promise<void> {
  const value = JSON.stringify(fact);
  await db
    .insertInto('installation_fact')
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute();
}

/** The fact of this key, which is `fresh` where there was none: every process gets the same. */
export async function makeFact(db: Db | Tx, key: string, fresh: unknown): Promise<unknown> {
  await sql`insert into installation_fact (key, value) values (${key}, ${JSON.stringify(fresh)}::jsonb) on conflict do nothing`.execute(
    db,
  );
  return findFact(db, key);
}
