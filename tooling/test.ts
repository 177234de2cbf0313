// `npm test` and `npm run test:full`: hands over to Vitest; arguments after `--` go to it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [first, ...others] = process.argv.slice(2);
const isFull = first === '--full';
const args = isFull || first === undefined ? others : [first, ...others];
const root = join(import.meta.dirname, '..');
const result = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(isFull ? { QUARRY_TEST_FULL: '1' } : {}) },
});
process.exit(result.status ?? 1);
