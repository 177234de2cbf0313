import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const { deps } = await testApi();
const main = join(import.meta.dirname, '../../main.ts');
const env = { ...process.env, DATABASE_URL: String(deps.pool.options.connectionString) };

async function audit(...words: string[]) {
  const child = spawn(process.execPath, [main, 'audit', ...words], { env });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, complaint, status: child.exitCode };
}

describe('quarry audit verify', () => {
  it('exits with 0 while the trail fits', async () => {
    const { status, output } = await audit('verify', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ fits: true, blocks: 0, fault: null });
  });

  it('exits with 1 and names what does not fit', async () => {
    const id = crypto.randomUUID();
    await sql`insert into change (id, actor_kind, cause, entity, entity_id, action)
      values (${id}, 'system', 'screen', 'brand', ${id}, 'made')`.execute(deps.db);
    const { status, output } = await audit('verify');
    expect(status).toBe(1);
    expect(output).toContain(`A change (${id}) came into the trail by another way than the product's.`);
  });

  it('exits with 2 for anything else', async () => {
    expect((await audit()).status).toBe(2);
  });
});
