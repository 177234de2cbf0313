import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { deps, dataFolder } = api;
const { db } = deps;
const client = await api.asAdministrator();
const main = join(import.meta.dirname, '../../main.ts');
const folder = await mkdtemp(join(tmpdir(), 'quarry-offers-'));
afterAll(() => rm(folder, { recursive: true }));

async function offers(...words: string[]) {
  const DATABASE_URL = String(deps.pool.options.connectionString);
  const env = { ...process.env, DATABASE_URL, QUARRY_DATA: dataFolder, INIT_CWD: folder };
  const child = spawn(process.execPath, [main, 'offers', ...words], { env });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, complaint, status: child.exitCode };
}

it('imports prices into an own shop, names what it refused, and says which shops there are', async () => {
  const id = newId<'shop'>();
  const shop = { id, name: 'Mill', slug: 'mill', url: 'https://mill.example/', currency: 'GBP', status: 'ACTIVE' };
  await db
    .insertInto('shop')
    .values({ ...shop, kind: 'own' })
    .execute();
  await client.query('mutation { createProduct(input: { name: "Oak chair", sku: "CH-1" }) { __typename } }');
  await writeFile(join(folder, 'prices.csv'), 'SKU;Price;Cost;Stock\nCH-1;49,90;20;4\nNONE;5;;\n');

  const unknown = await offers('import', '--shop', 'loom', 'prices.csv');
  expect([unknown.status, unknown.complaint]).toEqual([
    1,
    expect.stringContaining('No own shop has the slug "loom"; name one of mill.'),
  ]);
  const done = await offers('import', '--shop', 'mill', 'prices.csv');
  expect(done.output).toContain('Columns: SKU = sku, Price = price, Cost = cost, Stock = stock; matched by sku');
  expect(done.output).toContain('row 3: The shop has no offer “NONE”');
  expect([done.status, done.output]).toEqual([0, expect.stringContaining('Applied: 1 done, 0 left as they were')]);
  const rows = await db.selectFrom('own_offer').select(['cost_minor', 'stock_quantity', 'source_kind']).execute();
  expect(rows).toEqual([{ cost_minor: 2000, stock_quantity: 4, source_kind: 'import' }]);
  const again = await offers('import', '--shop', 'mill', 'prices.csv');
  expect(again.output).toContain('Checked: 0 to create, 0 to change, 1 unchanged, 1 refused');
});
