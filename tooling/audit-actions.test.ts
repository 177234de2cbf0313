import { actions as rights } from '@quarry/contracts/access';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const words = readFileSync(join(root, 'web/src/ui/history/history.messages.ts'), 'utf8');
const named = /\baction: '([a-z_]+)'/g;

/** What jobs do over a list has names of its own. */
const ofJobs = new Set(['apply']);

it('has words for each action of the audit trail that the code names as `action`', () => {
  const files = globSync('server/src/{features,platform}/**/*.ts', { cwd: root });
  const code = files.filter((file) => !/\.test\.ts$|\/testing\/|\.generated\./.test(file));
  const used = new Set(
    code.flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(named), ([, action = '']) => action),
    ),
  );
  expect(used.size).toBeGreaterThan(40);
  const isNoEntry = (action: string) => ofJobs.has(action) || (rights as readonly string[]).includes(action);
  const wordless = [...used].filter((action) => !isNoEntry(action) && !words.includes(`'action.${action}':`));
  expect(wordless).toEqual([]);
});
