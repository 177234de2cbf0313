// `npm run build`: the dashboard into web/dist, each text file beside its brotli form, and the sizes that matter.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { reportSizes } from './web-sizes.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');

const built = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  {
    cwd: join(root, 'web'),
    // Whatever the caller runs for, a test too: React has another, larger form for everything but production.
    env: { ...process.env, NODE_ENV: 'production' },
    // Standard output is kept for answers; what the build says goes beside it.
    stdio: ['ignore', 2, 2],
  },
);
if (built.status !== 0) {
  process.stderr.write('build: the dashboard could not be built; the message above names the file.\n');
  process.exit(built.status ?? 1);
}
for (const file of globSync('**/*.{html,js,css,svg,json}', { cwd: dist })) precompress(join(dist, file));
const { text, exceeded } = reportSizes(dist);
process.stderr.write(`${text}\n`);
if (exceeded.length > 0) {
  process.stderr.write(`build: over the size limit: ${exceeded.join(', ')}.\n`);
  if (process.argv.includes('--check')) process.exit(1);
}

function precompress(path: string): void {
  const compressed = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  writeFileSync(`${path}.br`, compressed);
}
