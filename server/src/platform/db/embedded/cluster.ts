import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';

/** The one role of the embedded server. */
export const superuser = 'quarry';

/** Makes the database cluster in `<home>/postgres` the first time; refuses one that another major version wrote. */
export async function ensureCluster(home: DatabaseHome, binaries: PostgresBinaries, password: string): Promise<string> {
  const cluster = join(home.folder, 'postgres');
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await createCluster(home, binaries, password, cluster);
  else refuseOtherVersion(home, binaries, version.trim());
  return cluster;
}

function refuseOtherVersion(home: DatabaseHome, binaries: PostgresBinaries, version: string): void {
  if (Number.parseInt(version, 10) === binaries.majorVersion) return;
  throw new Failure(
    'POSTGRES_VERSION',
    `The database in ${home.folder} was written by PostgreSQL ${version}, and this Quarry brings PostgreSQL ${binaries.majorVersion}: run "quarry backup <file>" with the Quarry that wrote it, then "quarry restore <file>" with this one on an empty QUARRY_DATA.`,
  );
}

/** Beside the final place first and renamed, so that an interrupted first start leaves nothing half made. */
async function createCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  password: string,
  cluster: string,
): Promise<void> {
  const partial = `${cluster}.partial`;
  const passwordFile = join(home.folder, 'initial-password');
  await rm(partial, { recursive: true, force: true });
  await rm(cluster, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (home.user) {
      await chown(partial, home.user.uid, home.user.gid);
      await chown(passwordFile, home.user.uid, home.user.gid);
    }
    await initialise(home, binaries, partial, passwordFile);
    await rename(partial, cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

/** Sorting by code point is the same on every machine; character classes need some UTF-8 locale of the system. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

async function initialise(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  folder: string,
  passwordFile: string,
): Promise<void> {
  let complaint = '';
  for (const characterType of characterTypes) {
    const outcome = await runInitdb(home, binaries, [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]);
    if (outcome.status === 0) return;
    complaint = outcome.output;
    if (!complaint.includes('locale')) break;
  }
  throw new Failure(
    'POSTGRES_INIT',
    `PostgreSQL could not set up its folder ${folder}: ${lastLine(complaint)}. See that the disk has room and the folder can be written.`,
  );
}

function runInitdb(
  home: DatabaseHome,
  binaries: PostgresBinaries,
  args: string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(binaries.folder, 'bin/initdb'), args, {
      ...home.user,
      cwd: home.folder,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** PostgreSQL's own variables of the caller (PGDATA, PGPORT ...) must not reach the embedded server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .pop()
      ?.replace(/^initdb: /, '')
      .replace(/\.$/, '') || 'it said nothing'
  );
}
