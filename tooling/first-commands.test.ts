import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// An installation as slow as a real one, which first takes away what another is just installing.
const npm = `#!/bin/sh
echo "$1" >> installations
rm -rf node_modules && mkdir -p node_modules/pg && sleep 0.4
echo 'export const there = true;' > node_modules/pg/index.js
echo '{"type":"module","exports":"./index.js"}' > node_modules/pg/package.json
echo '{"packages":{}}' > node_modules/.package-lock.json
`;

describe('the first commands in a fresh checkout', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'quarry-fresh-'));
    for (const folder of ['tooling', 'bin', 'server/src']) mkdirSync(join(root, folder), { recursive: true });
    for (const file of ['run.mjs', 'install-lock.mjs']) {
      copyFileSync(join(import.meta.dirname, file), join(root, 'tooling', file));
    }
    writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
    writeFileSync(
      join(root, 'server/src/main.ts'),
      "import { there } from 'pg';\nconsole.log(there, process.argv[2]);\n",
    );
    writeFileSync(join(root, 'bin/npm'), npm);
    chmodSync(join(root, 'bin/npm'), 0o755);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const run = (...words: string[]) =>
    new Promise<{ status: number | null; out: string; said: string }>((settle) => {
      const path = `${join(root, 'bin')}${delimiter}${process.env.PATH ?? ''}`;
      const child = spawn(process.execPath, [join(root, 'tooling/run.mjs'), ...words], {
        env: { ...process.env, PATH: path },
      });
      const heard = { out: '', said: '' };
      child.stdout.on('data', (bytes) => (heard.out += String(bytes)));
      child.stderr.on('data', (bytes) => (heard.said += String(bytes)));
      child.on('close', (status) => settle({ status, ...heard }));
    });
  const installations = () => readFileSync(join(root, 'installations'), 'utf8').trim().split('\n');

  it('install the packages once when several are given together: the others wait and say so', async () => {
    const ended = await Promise.all([run('start'), run('quarry', 'price'), run('quarry', 'gtin')]);
    expect(ended.map(({ status, out }) => [status, out.trim()])).toEqual([
      [0, 'true start'],
      [0, 'true price'],
      [0, 'true gtin'],
    ]);
    expect(installations()).toEqual(['ci']);
    expect(ended.filter(({ said }) => said.includes('waiting for it')).length).toBeGreaterThan(0);
    expect(existsSync(join(root, '.installing'))).toBe(false);
  });

  it('take over the lock of an installation that was killed', async () => {
    const killed = spawn(process.execPath, ['-e', '']);
    await new Promise((settle) => killed.on('close', settle));
    mkdirSync(join(root, '.installing'));
    writeFileSync(join(root, '.installing', String(killed.pid)), '');
    const { status, out, said } = await run('quarry', 'price');
    expect([status, out.trim()]).toEqual([0, 'true price']);
    expect(said).not.toContain('waiting');
    expect(existsSync(join(root, '.installing'))).toBe(false);
  });

  it('leave no lock behind when the installation fails', async () => {
    writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\nexit 1\n');
    const { status, said } = await run('quarry', 'price');
    expect(status).toBe(1);
    expect(said).toContain('npm ci did not finish');
    expect(existsSync(join(root, '.installing'))).toBe(false);
  });
});
