import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codeOf } from '../../failure.ts';

/**
 * A process as one cannot mistake it: its number and when it began, because numbers are given out again (in a
 * container after every restart). Undefined when no such process lives.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const began = process.platform === 'linux' ? beganOnLinux(pid) : beganElsewhere(pid);
  return began === undefined ? undefined : `${pid} ${began}`;
}

/** Whether process `pid` runs the program of that name (`postgres`). */
export function runsProgram(pid: number, program: string): boolean {
  if (process.platform === 'linux') {
    const stat = readStat(pid);
    return stat !== undefined && stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')) === program;
  }
  return ps(pid, 'comm=')?.endsWith(program) ?? false;
}

function beganOnLinux(pid: number): string | undefined {
  const stat = readStat(pid);
  // After the name come the fields from the third on; the twenty-second is the start, in ticks since boot.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19];
}

function readStat(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process ended: that is the answer.
    return undefined;
  }
}

function beganElsewhere(pid: number): string | undefined {
  if (process.platform !== 'win32') return ps(pid, 'lstart=');
  try {
    process.kill(pid, 0);
    return 'running';
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'running' : undefined;
  }
}

function ps(pid: number, column: string): string | undefined {
  const result = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
