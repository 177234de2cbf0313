import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableOwners } from './table-owners.ts';
import { whatGrows, withGrowthTable } from './what-grows.ts';

const root = join(import.meta.dirname, '..');

it('names every table of the database once, with its growth and what bounds it', () => {
  const types = readFileSync(join(root, 'server/src/platform/db/tables.generated.ts'), 'utf8');
  const schema = types.slice(types.indexOf('export interface DB {'));
  const all = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  // Nothing is stored in a view.
  const views = new Set(['changed_record', 'filed_product', 'offer_standing', 'page_standing', 'run_page']);
  expect(all.filter((name) => views.has(name))).toHaveLength(views.size);
  const unseen = ['record_manifest', 'schema_migration'].filter((name) => !all.includes(name));
  const tables = [...all.filter((name) => !views.has(name)), ...unseen];
  expect(tables.length).toBeGreaterThan(150);
  expect(whatGrows.flatMap((row) => row.tables).toSorted()).toEqual(tables.toSorted());
  expect([...tableOwners.keys()].filter((name) => !views.has(name) && !tables.includes(name))).toEqual([]);
});

it('is what the record shows', () => {
  const record = readFileSync(join(root, 'docs/decisions/032-retention.md'), 'utf8');
  expect(record, 'Run `node tooling/write-what-grows.ts`.').toBe(withGrowthTable(record));
});
