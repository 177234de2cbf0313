// Runs command lines, one after the other, in this one process: the command line's code is loaded once for all of them.
import { once } from 'node:events';
import { runCommandLine } from '../app/command-line/run.ts';
import type { CommandLineOutcome } from './kept-command-line.ts';

// Each run listens for its readers.
process.stdout.setMaxListeners(0);
let written = { output: '', complaint: '' };
process.stdout.write = (text) => {
  written.output += String(text);
  return true;
};
process.stderr.write = (text) => {
  written.complaint += String(text);
  return true;
};

for (;;) {
  const [words] = (await once(process, 'message')) as [string[]];
  written = { output: '', complaint: '' };
  const status = await runCommandLine(words).catch((error: unknown) => {
    written.complaint += error instanceof Error ? (error.stack ?? error.message) : String(error);
    return 1;
  });
  const outcome: CommandLineOutcome = { ...written, status };
  process.send?.(outcome);
}
