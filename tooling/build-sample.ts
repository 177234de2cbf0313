// `npm run build:sample`: the sample layer as one module that Node and browsers import, and beside it the dashboard in sample mode,
// which a host of static files serves. `--layer` leaves the dashboard out, `--outDir` says where to, `--base` where it will lie.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSamplePages } from './sample-pages.ts';
import { reportSizes, sampleModePages } from './web-sizes.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: {
    layer: { type: 'boolean', default: false },
    outDir: { type: 'string', default: join(root, 'sample-data/dist') },
    base: { type: 'string', default: './' },
  },
});
const folder = resolve(options.outDir);
const dashboard = join(folder, 'dashboard');

build('sample-data', ['--outDir', folder]);
say('the sample layer is built.');
if (!options.layer) {
  build('web', ['--mode', 'sample', '--base', options.base, '--outDir', dashboard]);
  const { text, exceeded } = reportSizes(dashboard, sampleModePages);
  process.stderr.write(`${text}\n`);
  if (exceeded.length > 0) fail(`over the size limit: ${exceeded.join(', ')}.`);
  const pages = writeSamplePages(dashboard);
  say(`the dashboard in sample mode, ${pages} pages, is in ${dashboard}; any host of static files serves them.`);
  say(
    'addresses with a record open where the host answers what it lacks with 404.html (python3 -m http.server does not).',
  );
}

function build(workspace: string, args: readonly string[]): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
    cwd: join(root, workspace),
    // Whatever the caller runs for: React has another, larger form for everything but production.
    env: { ...process.env, NODE_ENV: 'production' },
    // Standard output is kept for answers; what the build says goes beside it.
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) fail(`${workspace} could not be built; the message above names the file.`);
}

function say(sentence: string): void {
  process.stderr.write(`build:sample: ${sentence}\n`);
}

function fail(sentence: string): never {
  say(sentence);
  process.exit(1);
}
