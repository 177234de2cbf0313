import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

const main = join(import.meta.dirname, '../server/src/main.ts');

/** Runs a statement on the product's own database, for what no door makes, or makes one by one. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const database = new Client({ connectionString: quarry('database-url') });
  await database.connect();
  try {
    await database.query(statement, [...values]);
  } finally {
    await database.end();
  }
}

/** The command line, as anyone who runs the product uses it. */
function quarry(...words: readonly string[]): string {
  const env = { ...process.env, QUARRY_DATA: inject('dataFolder') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`quarry ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}
