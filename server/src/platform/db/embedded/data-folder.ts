import { createHash, randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Failure } from '../../failure.ts';
import { processIdentity } from './process-identity.ts';
import { canEnter, databaseUser, type SystemUser } from './system-user.ts';

/** Where the database of one data folder lies and who runs it. `user` is undefined for the running user. */
export type DatabaseHome = { dataFolder: string; folder: string; user: SystemUser | undefined };

/**
 * Finds the place of the database: inside the data folder, or, as root where PostgreSQL's user cannot enter that
 * folder's parents, under `/var/lib/quarry/<hash of the folder's path>`. The choice is written to `location` in the
 * data folder and kept from then on. A copy of the folder has a database of its own inside, and never works on that of the first.
 */
export async function findDatabaseHome(dataFolder: string): Promise<DatabaseHome> {
  await makeDataFolder(dataFolder);
  const remembered = await readLocation(dataFolder);
  const isInside = existsSync(join(dataFolder, 'postgres'));
  const folder = isInside ? dataFolder : (remembered ?? chooseLocation(dataFolder));
  const user = databaseUser(existsSync(join(folder, 'postgres')) ? join(folder, 'postgres') : undefined);
  await mkdir(folder, { recursive: true, mode: user ? 0o711 : 0o700 });
  if (remembered !== folder) await writeFile(join(dataFolder, 'location'), `${folder}\n`);
  return { dataFolder, folder, user };
}

async function makeDataFolder(dataFolder: string): Promise<void> {
  try {
    // PostgreSQL's user must be able to pass through the folder of root.
    await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const probe = join(dataFolder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new Failure(
      'DATA_FOLDER',
      `Quarry cannot write to its data folder ${dataFolder} (${codeOf(error)}): start it as the folder's owner, or set QUARRY_DATA to a folder of yours.`,
      { cause: error },
    );
  }
}

async function readLocation(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, 'location'), 'utf8').catch(() => '');
  const folder = text.trim();
  return folder !== '' && existsSync(folder) ? folder : undefined;
}

function chooseLocation(dataFolder: string): string {
  const user = databaseUser(undefined);
  if (!user || canEnter(dataFolder, user)) return dataFolder;
  const hash = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  return join('/var/lib/quarry', hash);
}

/** The superuser's password, made at random the first time and kept in a file only the owner reads. */
export async function databasePassword(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'database-password');
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return password;
}

/** The identity of the living process that holds the data folder's database, if any. */
export async function ownerOf(dataFolder: string): Promise<string | undefined> {
  const identity = (await readFile(join(dataFolder, 'owner'), 'utf8').catch(() => '')).trim();
  const pid = Number.parseInt(identity, 10);
  return identity !== '' && processIdentity(pid) === identity ? identity : undefined;
}

/**
 * Takes the data folder for this process; throws a Failure while another living Quarry holds it. The mark of a killed
 * one is replaced. Resolves with the function that gives the folder back.
 */
export async function takeDataFolder(dataFolder: string): Promise<() => Promise<void>> {
  const path = join(dataFolder, 'owner');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const owner = await ownerOf(dataFolder);
    if (owner) throw folderInUse(dataFolder, owner);
    await rm(path, { force: true });
    try {
      const file = await open(path, 'wx', 0o644);
      await file.writeFile(`${processIdentity(process.pid) ?? process.pid}\n`);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      // Another process was faster: look who it is.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  throw folderInUse(dataFolder, 'unknown');
}

function folderInUse(dataFolder: string, owner: string): Failure {
  const pid = Number.parseInt(owner, 10);
  return new Failure(
    'DATA_FOLDER_IN_USE',
    `Another Quarry${Number.isNaN(pid) ? '' : ` (process ${pid})`} already uses the data folder ${dataFolder}: stop it first, or set QUARRY_DATA to another folder.`,
  );
}
