#!/usr/bin/env node
// Every package script comes through here, so that the machine's own Node may be old (>= 20.19):
// this file is plain JavaScript, brings Node 24 when needed, installs packages, and hands over.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './install-lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantedNode = '24.21.0';
const oldestNode = [22, 19];

const [task, ...rest] = process.argv.slice(2);

const tasks = {
  start: () => node('server/src/main.ts', 'start', ...rest),
  dev: () => node('tooling/dev.ts', ...rest),
  quarry: () => quarry(...rest),
  'demo-shops': () => node('demo-shops/src/main.ts', ...rest),
  test: () => node('tooling/test.ts', ...rest),
  'test:full': () => node('tooling/test.ts', '--full', ...rest),
  check: () => node('tooling/check.ts', ...rest),
  format: () => bin('oxfmt', '.', ...rest),
  generate: () => node('tooling/generate.ts', ...rest),
  build: () => node('tooling/build.ts', ...rest),
  'build:sample': () => node('tooling/build-sample.ts', ...rest),
  bench: () => node('bench/main.ts', ...rest),
};

if (!task || !(task in tasks)) {
  say(`Unknown task "${task ?? ''}". Known tasks: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

const nodeBinary = ensureNode();
ensurePackages();
handOver(tasks[task]());

function node(script, ...args) {
  return [nodeBinary, [join(root, script), ...args]];
}

/** A crawl or a feed makes much garbage for long: with room for it V8 would hoard more than they need. */
function quarry(...args) {
  const [binary, words] = node('server/src/main.ts', ...args);
  return [binary, ['crawl', 'feed'].includes(args[0]) ? ['--max-semi-space-size=8', ...words] : words];
}

function bin(name, ...args) {
  return [join(root, 'node_modules/.bin', name), args];
}

function say(text) {
  process.stderr.write(`quarry: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

/** The path of a Node that runs TypeScript files as they are: the running one, or Node 24 from the cache or the registry. */
function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = `node-v${wantedNode}-${platform}`;
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const cache of cacheFolders()) {
    const binary = join(cache, name, 'bin', executable);
    if (existsSync(binary)) return useNode(binary);
  }
  const cache = cacheFolders().find(isWritable);
  if (!cache) fail('No writable cache folder for Node 24. Set XDG_CACHE_HOME to a folder you can write to.');
  say(`Node ${process.versions.node} is too old to run Quarry itself; fetching Node ${wantedNode} once into ${cache}.`);
  const work = join(cache, `${name}.${process.pid}.partial`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', work, `node-${platform}@${wantedNode}`], {
    cwd: work,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const archive = packed.stdout?.trim().split('\n').pop();
  if (packed.status !== 0 || !archive) {
    rmSync(work, { recursive: true, force: true });
    fail(
      `Could not fetch Node ${wantedNode} (${lastLine(packed.stderr)}). Connect to the npm registry once, or install Node ${oldestNode.join('.')} or newer.`,
    );
  }
  const unpacked = spawnSync('tar', ['-xzf', join(work, archive), '-C', work], { encoding: 'utf8' });
  if (unpacked.status !== 0) fail(`Could not unpack Node ${wantedNode}: ${lastLine(unpacked.stderr)}`);
  const target = join(cache, name);
  try {
    renameSync(join(work, 'package'), target);
  } catch (error) {
    // Another launcher was faster: its copy is as good as ours.
    if (!existsSync(join(target, 'bin', executable))) throw error;
  }
  rmSync(work, { recursive: true, force: true });
  return useNode(join(target, 'bin', executable));
}

function useNode(binary) {
  process.env.PATH = `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}`;
  return binary;
}

function cacheFolders() {
  const own = process.env.XDG_CACHE_HOME ?? (homedir() ? join(homedir(), '.cache') : undefined);
  const shared = join(tmpdir(), `quarry-cache-${process.getuid?.() ?? 'user'}`);
  return [...(own ? [join(own, 'quarry')] : []), shared];
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    mkdirSync(probe);
    rmSync(probe, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Runs `npm ci` when the lock file is newer than what is installed; of several first commands one installs and the others wait. */
function ensurePackages() {
  if (arePackagesCurrent() || withLock(join(root, '.installing'), sayWaiting, installPackages)) return;
  fail('npm ci did not finish; its own message stands above. Mend that and run the same command again.');
}

function arePackagesCurrent() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs || sameDependencies(lock, installed);
}

function sayWaiting(owner) {
  say(
    `Another command (process ${owner}) is installing the packages; waiting for it. If none is, delete the folder ".installing".`,
  );
}

/** Whether the packages are there afterwards; one that waited finds them installed. */
function installPackages() {
  if (arePackagesCurrent()) return true;
  say('Installing packages (once).');
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

/** A fresh checkout touches the lock file's time without changing it, so times alone would install again offline. */
function sameDependencies(lock, installed) {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.optional) return true;
    // A workspace that came with an update has no link yet.
    if (entry.link) return existsSync(join(root, path));
    return present[path]?.version === entry.version;
  });
}

/** Runs the task with the caller's terminal, passes signals on, and ends with the task's own status. */
function handOver([command, args]) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd(), QUARRY_LAUNCHER_PID: String(process.pid) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends SIGINT to the whole group; the child then ends by itself.
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  endWithNpm(child);
  child.on('error', (error) => fail(`Could not start ${command}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** npm does not pass every end on: when it is killed, nobody else would tell the task. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const lineage = npmLineage();
  const check = setInterval(() => {
    if (npmLineage() === lineage) return;
    clearInterval(check);
    child.kill('SIGTERM');
  }, 1000);
  check.unref();
}

/** The processes up to npm, as text: npm runs scripts through a shell, which may or may not stay between. */
function npmLineage() {
  const parent = processAbove(process.ppid);
  return parent.name.startsWith('npm') ? `${process.ppid}` : `${process.ppid} ${parent.above}`;
}

function processAbove(pid) {
  if (process.platform === 'linux') {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    const nameEnd = stat.lastIndexOf(')');
    return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), above: stat.slice(nameEnd + 2).split(' ')[1] };
  }
  const [above, ...name] = (
    spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  )
    .trim()
    .split(/ +/);
  return { name: name.join(' ').split('/').pop() ?? '', above };
}

function lastLine(text) {
  return (text ?? '').trim().split('\n').pop() || 'no message';
}
