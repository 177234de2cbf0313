import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';

const root = join(import.meta.dirname, '../../../..');

/** Where the built dashboard lies. */
export const dashboardFolder = join(root, 'web/dist');

const sources = [
  'web/src/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/vite.config.ts',
  'contracts/src/**/*',
  'package-lock.json',
];

/** Builds the dashboard when it is missing or older than what it is made of; resolves with whether it did. */
export async function ensureDashboard(remark: (text: string) => void): Promise<boolean> {
  const builtAt = modifiedAt(join(dashboardFolder, 'index.html'));
  const newest = Math.max(...globSync(sources, { cwd: root }).map((file) => modifiedAt(join(root, file))));
  if (builtAt >= newest) return false;
  remark('Building the dashboard (once).');
  const build = spawn(process.execPath, [join(root, 'tooling/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  if (build.exitCode === 0) return true;
  log.error({ event: 'dashboard.not-built', reason: output.trim() }, 'The dashboard could not be built.');
  if (builtAt === 0) {
    throw new Failure('DASHBOARD_BUILD', 'The dashboard could not be built; the message above names the file to mend.');
  }
  return false;
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
