// `npm run dev`: the product with a server that starts again when its code changes, and the dashboard from Vite.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const main = join(root, 'server/src/main.ts');
const env = { ...process.env, NODE_ENV: 'development' };
const children: ChildProcess[] = [];

// The database first, and its schema: the processes below join it through the data folder.
run('database', [main, 'database']);
for (const part of ['api', 'worker']) run(part, ['--watch', '--watch-preserve-output', main, part]);
run('dashboard', [join(root, 'node_modules/vite/bin/vite.js')], join(root, 'web'));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

function run(name: string, args: string[], cwd = root): void {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  children.push(child);
  child.once('exit', (code) => {
    process.stderr.write(`dev: ${name} ended (${code ?? 'stopped'})\n`);
    void stop();
  });
}

async function stop(): Promise<void> {
  const living = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of living) child.kill('SIGTERM');
  await Promise.all(living.map((child) => once(child, 'exit')));
  process.exit();
}
