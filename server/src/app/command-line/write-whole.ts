import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../platform/failure.ts';
import { CommandFailure } from './command.ts';
import { callerPath } from './input.ts';

/** Writes a file that appears once it is whole; one that was there stays where that fails. Resolves with its path. */
export async function writeWhole(out: string, lines: AsyncIterable<string>): Promise<string> {
  const path = callerPath(out);
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(lines), createWriteStream(partial));
    await rename(partial, path);
    return path;
  } catch (error) {
    await rm(partial, { force: true });
    const code = codeOf(error);
    if (!/^E[A-Z]+$/.test(code)) throw error;
    throw new CommandFailure('file_unwritable', `${out} cannot be written (${code}); check the path.`);
  }
}
