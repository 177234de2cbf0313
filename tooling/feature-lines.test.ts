import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

describe('docs/architecture.md', () => {
  it.each(['server', 'web'] as const)('has one line for each feature of %s, and says what is in it', (side) => {
    const column = side === 'server' ? 1 : 2;
    const said = new Map([...text.matchAll(/^\| `(\w+)` \|([^|]*)\|([^|]*)\|$/gm)].map((row) => [row[1], row]));
    const silent = readdirSync(join(root, side, 'src/features')).filter(
      (feature) => (said.get(feature)?.[column + 1] ?? '').trim() === '',
    );
    expect(silent).toEqual([]);
  });
});
