// `npm run build:sample`: the sample layer as one module that Node and browsers import, into sample-data/dist.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const built = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...process.argv.slice(2)],
  { cwd: join(root, 'sample-data'), stdio: ['ignore', 2, 2] },
);
process.stderr.write(
  built.status === 0
    ? 'build:sample: the sample layer is built.\n'
    : 'build:sample: the sample layer could not be built; the message above names the file.\n',
);
process.exit(built.status ?? 1);
