import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

async function migrate(): Promise<void> {
  const file = join(import.meta.dirname, '../../../migrations/0339_excavator_without_stages.sql');
  await sql.raw(await readFile(file, 'utf8')).execute(db);
}

describe('an upgrade from excavators with stages', () => {
  it('cleans what was stored, and leaves the rest of it', async () => {
    const { createExcavator } = await administrator.query<{ createExcavator: { excavator: { id: string } } }>(
      `mutation { createExcavator(input: { name: "Staged", scope: {}, autoThreshold: 0.7 }) { ... on ExcavatorSaved { excavator { id } } } }`,
    );
    const { id } = createExcavator.excavator;
    const configs = async () => {
      const rows = await db.selectFrom('excavator_config').select('config').where('excavator_id', '=', id).execute();
      return rows.map(({ config }) => config);
    };
    const saved = await configs();
    await sql`update excavator_config set config = config || '{"stages": ["normalise", "decide"]}' where excavator_id = ${id}`.execute(
      db,
    );
    await migrate();
    expect(await configs()).toEqual(saved);
    expect(saved).toEqual([{ autoThreshold: 0.7, targetPrecision: 0.98 }]);
  });

  it('takes the field from rights that name it, and never widens one', async () => {
    const readAll = { action: 'read', subject: 'Excavator' };
    const fields = (...names: string[]) => ({ action: 'update', subject: 'Excavator', fields: names });
    const role = { id: newId(), key: 'staged', name: 'Staged', version: 3 };
    const untouched = { id: newId(), key: 'unstaged', name: 'Unstaged', version: 3 };
    const rules = [fields('stages'), readAll, fields('name', 'stages', 'scope')];
    await db
      .insertInto('role')
      .values([
        { ...role, rules: JSON.stringify(rules) },
        { ...untouched, rules: JSON.stringify([readAll, fields('name')]) },
      ])
      .execute();
    await migrate();
    const found = await db
      .selectFrom('role')
      .select(['key', 'rules', 'version'])
      .where('key', 'like', '%staged')
      .orderBy('key')
      .execute();
    expect(found).toEqual([
      { key: 'staged', rules: [readAll, fields('name', 'scope')], version: 4 },
      { key: 'unstaged', rules: [readAll, fields('name')], version: 3 },
    ]);
  });
});
