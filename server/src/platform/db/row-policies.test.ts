import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { type Db, type Tx, withTransaction } from './index.ts';
import { policyStatements, rowPolicies } from './row-policies.ts';

const owner = await testDatabase();

type Policy = { name: string; command: string; using: string | null; check: string | null };

/** The policies of a table, as the database itself writes them. */
async function policiesOf(db: Db | Tx, table: string): Promise<Policy[]> {
  const { rows } = await sql<Policy>`
    select polname as name, polcmd::text as command, pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy where polrelid = ${table}::regclass order by polname`.execute(db);
  return rows;
}

/** The same as they would be by what is declared, which is undone again. */
async function declaredPolicies(table: string, statements: readonly string[]): Promise<Policy[]> {
  const undone = Symbol('undone');
  let declared: Policy[] = [];
  const trial = withTransaction(owner.db, async (tx) => {
    for (const { name } of await policiesOf(tx, table))
      await sql`drop policy ${sql.ref(name)} on ${sql.table(table)}`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    declared = await policiesOf(tx, table);
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
  return declared;
}

describe('the policies of the tables', () => {
  it('are declared for each that the database holds to somebody', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace order by 1`.execute(
      owner.db,
    );
    expect(Object.keys(rowPolicies).toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it.each(Object.entries(rowPolicies))('are in the database as they are declared: %s', async (table, policies) => {
    const statements = policyStatements(table, policies);
    const declared = await declaredPolicies(table, statements);
    expect(await policiesOf(owner.db, table), `Expected are:\n${statements.join(';\n')};`).toEqual(declared);
  });
});
