import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** What a command line wrote to standard output and standard error, and its exit status. */
export type CommandLineOutcome = { output: string; complaint: string; status: number | null };

/**
 * Runs `quarry <words>` with these variables, one after the other in one process of the test file's own: most of a short command's time
 * goes into loading its code. What the process itself shows (its start, its end, a full disk) needs one of its own.
 */
export function keptCommandLine(
  variables: Record<string, string>,
): (...words: string[]) => Promise<CommandLineOutcome> {
  let kept: ReturnType<typeof keep> | undefined;
  afterAll(() => kept?.end());
  return async (...words) => {
    kept ??= keep(variables);
    return kept.run(words);
  };
}

/** Runs `quarry <words>` with these variables in a process of its own, as a person calls it. */
export async function commandLineAlone(
  variables: Record<string, string>,
  ...words: readonly string[]
): Promise<CommandLineOutcome> {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...words], { env });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, complaint, status: child.exitCode };
}

function keep(variables: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'kept-command-line-process.ts'), {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  let isOver = false;
  let settle: { resolve: (outcome: CommandLineOutcome) => void; reject: (error: Error) => void } | undefined;
  child.on('message', (outcome) => settle?.resolve(outcome as CommandLineOutcome));
  child.once('exit', () => {
    isOver = true;
    settle?.reject(new Error('The process of the command line ended before it answered.'));
  });
  return {
    run: (words: readonly string[]) =>
      new Promise<CommandLineOutcome>((resolve, reject) => {
        settle = { resolve, reject };
        if (isOver) reject(new Error('The process of the command line has ended.'));
        else child.send(words);
      }),
    async end() {
      if (isOver) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
