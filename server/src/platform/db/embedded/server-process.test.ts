import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort, launchServer } from './server-process.ts';

it('names why this start failed, not an earlier one whose log is still there', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quarry-start-'));
  const binaries = join(dataFolder, 'binaries');
  await mkdir(join(binaries, 'bin'), { recursive: true });
  await writeFile(join(binaries, 'bin/postgres'), '#!/bin/sh\necho "postgres: no configuration file" >&2\nexit 2\n', {
    mode: 0o755,
  });
  await writeFile(join(dataFolder, 'postgres.log'), '2026-01-01 UTC [1] FATAL:  no space left on device\n');
  const port = await freePort();
  const home = { dataFolder, folder: dataFolder, user: undefined };
  const start = launchServer(
    { home, binaries: { folder: binaries, version: '1', majorVersion: 1 }, cluster: dataFolder, port, settings: {} },
    `postgres://nobody@127.0.0.1:${port}/none`,
  );
  await expect(start).rejects.toThrow(/did not start: postgres: no configuration file \(more in/);
});
