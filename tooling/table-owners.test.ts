import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableOwners } from './table-owners.ts';

const schema = readFileSync(join(import.meta.dirname, '../server/src/platform/db/tables.generated.ts'), 'utf8');

describe('table owners', () => {
  it('names an owner for every table and view of the schema, and for nothing else', () => {
    const [, fields = ''] = /export interface DB \{([^}]*)\}/.exec(schema) ?? [];
    const tables = [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
    expect(tables.length).toBeGreaterThan(70);
    expect([...tableOwners.keys()].toSorted()).toEqual(tables.toSorted());
  });
});
