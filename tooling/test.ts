// `npm test` and `npm run test:full`: hands over to Vitest; arguments after `--` go to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const [first, ...others] = process.argv.slice(2);
const isFull = first === '--full';
const args = isFull || first === undefined ? others : [first, ...others];
const root = join(import.meta.dirname, '..');
const closingLines = /^((?:slow: .*\n)*)((?:failed: .*\n)*)(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\n$/m;

/** What waits for a browser and what waits for a shop keep neither core busy; beside each other they do. */
const everything = [
  { needsBuild: false, args: ['--project=pure', '--project=server', '--project=web'] },
  { needsBuild: true, args: ['--project=e2e'] },
  { needsBuild: true, args: ['--project=e2e-empty'] },
  { needsBuild: true, args: ['--project=e2e-samples'] },
] as const;

process.exitCode = args.length > 0 ? await runAlone(args) : await runTogether(everything);

async function runAlone(given: readonly string[]): Promise<number> {
  const [code] = (await once(vitest(given, 'inherit'), 'exit')) as [number | null];
  return code ?? 1;
}

/** The output of the first as it comes, of the others when they have ended; then the slowest files and what failed in all, and one closing line. */
async function runTogether(parts: typeof everything): Promise<number> {
  const counts = [0, 0, 0];
  const build = once(spawn(process.execPath, [join(root, 'tooling/build.ts')], { stdio: 'inherit' }), 'exit');
  const runs = parts.map(async ({ needsBuild, args: part }, place) => {
    // Each would build the dashboard otherwise, into one folder. Whether it could be built, the tests find.
    if (needsBuild) await build;
    const child = vitest(part, 'pipe');
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (place === 0) process.stdout.write(text.replace(closingLines, ''));
    });
    const [code] = (await once(child, 'close')) as [number | null];
    const found = closingLines.exec(output);
    for (const at of counts.keys()) counts[at] = (counts[at] ?? 0) + Number(found?.[at + 3] ?? 0);
    // A part that says nothing of its tests has not run them.
    if (!found) counts[1] = (counts[1] ?? 0) + 1;
    return {
      code: code ?? 1,
      slow: found?.[1] ?? '',
      failed: found?.[2] ?? '',
      output: place === 0 ? '' : output.replace(closingLines, ''),
    };
  });
  const ended = await Promise.all(runs);
  for (const { output } of ended) process.stdout.write(output);
  process.stdout.write(slowestOf(ended.map(({ slow }) => slow)));
  for (const { failed } of ended) process.stdout.write(failed);
  const [passed, failed, skipped = 0] = counts;
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  return Math.max(...ended.map(({ code }) => code));
}

/** Of the lines about the slowest files of each part those of the slowest of all. */
function slowestOf(parts: readonly string[]): string {
  const secondsOf = (line: string) => Number.parseFloat(line.slice('slow: '.length));
  const lines = parts.flatMap((part) => part.split('\n').filter(Boolean));
  const slowest = lines.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, 10);
  return slowest.map((line) => `${line}\n`).join('');
}

function vitest(given: readonly string[], stdout: 'inherit' | 'pipe') {
  return spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...given], {
    cwd: root,
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...(isFull ? { QUARRY_TEST_FULL: '1' } : {}) },
  });
}
