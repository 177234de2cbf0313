import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../../testing/index.ts';

const database = await testDatabase({ isEmpty: true });
const main = join(import.meta.dirname, '../../main.ts');

describe('a command', () => {
  it('says what to do about a database that was never migrated', async () => {
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

  it('says nothing, not even an empty line, where there is nothing to answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-match-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [left, right] = [join(folder, 'left.csv'), join(folder, 'right.csv')];
    await writeFile(left, 'id,name\nL1,Copper kettle\nL2,Oak chair\n');
    await writeFile(right, 'id,name\nR1,Oak chair\n');
    const child = spawn(process.execPath, [main, 'match', left, right, '--json']);
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const lines = output.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ left: 'L2', right: 'R1' }]);
  });
});
