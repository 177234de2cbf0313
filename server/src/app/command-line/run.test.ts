import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';

const database = await testDatabase();
const main = join(import.meta.dirname, '../../main.ts');

describe('a command', () => {
  it('says what to do about a database that was never migrated', async () => {
    await sql`drop schema public cascade; create schema public`.execute(database.db);
    const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) };
    const child = spawn(process.execPath, [main, 'lineage', 'check'], { env });
    const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect({ output, complaint, status: child.exitCode }).toEqual({
      output: '',
      complaint:
        'quarry lineage: The database is not that of this Quarry yet. Run "npm run -s quarry -- migrate" and try again.\n',
      status: 1,
    });
  });
});
