import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableOwners } from './table-owners.ts';

const owners = new Set(['orders', 'payments', 'customers', 'comments', 'analytics']);
const tables = [...tableOwners].filter(([, owner]) => owners.has(owner)).map(([table]) => table);
const isOfLargeSeed = (file: string) => file.startsWith('large-seed');

/** Tables that a text writes past the commands of their owners. */
function writtenBy(text: string): string[] {
  const verbs = String.raw`(?:insert\s+into|update|delete\s+from|merge\s+into|copy|truncate)`;
  return tables.filter((table) => new RegExp(String.raw`\b${verbs}\s+"?${table}"?[\s(]`, 'i').test(text));
}

describe('the small seed', () => {
  it('writes orders, payments and comments by the commands of the product alone', () => {
    const folder = join(import.meta.dirname, '../server/src/app/seed');
    const files = globSync('**/*.ts', { cwd: folder }).filter(
      (file) => !file.endsWith('.test.ts') && !isOfLargeSeed(file),
    );
    expect(files).toContain('demo-sales.ts');
    const found = files.flatMap((file) =>
      writtenBy(readFileSync(join(folder, file), 'utf8')).map((table) => `${file} writes ${table}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['insert into "order" (id) values (1)', 'order'],
    ['INSERT INTO payment(id) values (1)', 'payment'],
    ['update order_line set quantity = 2', 'order_line'],
  ])('would be found out by %s', (text, table) => {
    expect(writtenBy(text)).toContain(table);
  });
});
