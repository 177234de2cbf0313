// `npm run dev`: the product with a server that starts again when its code changes, and the dashboard from Vite.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const main = join(root, 'server/src/main.ts');
const env = { ...process.env, NODE_ENV: 'development' };
/** In the order in which they stop: the database last. */
const children: ChildProcess[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

// The database first, and its schema: the processes below join it through the data folder.
const database = run('database', [main, 'database']);
await once(database, 'message');
for (const part of ['api', 'worker']) run(part, ['--watch', '--watch-preserve-output', main, part]);
run('dashboard', [join(root, 'node_modules/vite/bin/vite.js')], join(root, 'web'));

/** Each in a process group of its own, so that Ctrl-C reaches this process alone, which stops them in order. */
function run(name: string, args: string[], cwd = root): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  children.unshift(child);
  child.once('exit', (code) => {
    process.stderr.write(`dev: ${name} ended (${code ?? 'stopped'})\n`);
    void stop();
  });
  return child;
}

async function stop(): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  process.exit();
}
