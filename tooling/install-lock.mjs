// Plain JavaScript, as run.mjs is: it stands before the packages do.
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pauseMs = 200;

/**
 * Runs `action` while no other process does, across processes: the lock is a folder with one file, named after the process that holds it.
 * It is made whole beside its place and renamed there, so it is never seen without its owner; the lock of an ended process is taken over.
 */
export function withLock(folder, sayWaiting, action) {
  const own = `${folder}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  writeFileSync(join(own, String(process.pid)), '');
  let told;
  while (!isRenamed(own, folder)) {
    const owner = ownerOf(folder);
    if (owner === undefined) continue;
    if (isRunning(owner)) {
      if (owner !== told) sayWaiting(owner);
      told = owner;
      pause();
    } else {
      release(folder, owner);
    }
  }
  try {
    return action();
  } finally {
    release(folder, process.pid);
  }
}

function isRenamed(own, folder) {
  try {
    renameSync(own, folder);
    return true;
  } catch (error) {
    // What a folder in the way is called; Windows says EPERM.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

function ownerOf(folder) {
  try {
    const [owner] = readdirSync(folder);
    if (owner === undefined) rmdirSync(folder);
    return owner === undefined ? undefined : Number(owner);
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) return undefined;
    throw error;
  }
}

/** Takes away only the file of that owner: when another process has the folder by now, it stays. */
function release(folder, owner) {
  rmSync(join(folder, String(owner)), { force: true });
  ownerOf(folder);
}

/** A number of our own in the lock is that of an ended process which had it before us, as happens in containers. */
function isRunning(pid) {
  if (pid === process.pid || !Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}
