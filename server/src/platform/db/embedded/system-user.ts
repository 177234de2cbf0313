import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../../failure.ts';

/** Whom PostgreSQL runs as when Quarry itself runs as root, which PostgreSQL refuses. */
export type SystemUser = { uid: number; gid: number };

/**
 * The user for a database folder: undefined (the running user) unless the process is root; as root the owner of an
 * existing folder, else `nobody`. No user is ever created.
 */
export function databaseUser(existingFolder: string | undefined): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existingFolder ? statSync(existingFolder) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

function nobody(): SystemUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Failure(
      'NO_UNPRIVILEGED_USER',
      'PostgreSQL does not run as root, and this system has no user "nobody": start Quarry as another user, or set DATABASE_URL.',
    );
  }
  // macOS writes nobody as -2, which the system calls take as an unsigned number.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** Whether `user` can enter the folder: tried, not read off permission bits, so that every kind of access rule counts. */
export function canEnter(folder: string, user: SystemUser): boolean {
  return tryAs(user, 'cd "$1"', folder);
}

/** Whether `user` can run the program. */
export function canExecute(path: string, user: SystemUser): boolean {
  return tryAs(user, 'test -x "$1" && test -r "$1"', path);
}

function tryAs(user: SystemUser, script: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', script, 'sh', argument], { ...user, cwd: '/', stdio: 'ignore' });
  return result.status === 0;
}
