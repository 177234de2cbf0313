import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let dataFolder: string;
beforeAll(async () => void (dataFolder = await mkdtemp(join(tmpdir(), 'quarry a space '))));
afterAll(async () => {
  // As root the database lies elsewhere, because its user cannot enter the folder.
  for (const folder of [await locationOf(dataFolder), dataFolder]) await rm(folder, { recursive: true, force: true });
});
const locationOf = async (folder: string) => (await readFile(join(folder, 'location'), 'utf8')).trim();

describe('the embedded PostgreSQL', () => {
  it('keeps address and password from one start to the next, in files that only the owner reads', async () => {
    const first = await startEmbeddedPostgres({ dataFolder });
    await first.stop();
    const second = await startEmbeddedPostgres({ dataFolder });
    await second.stop();
    expect(second.url).toBe(first.url);
    for (const file of ['database-password', 'database-url'])
      expect((await stat(join(dataFolder, file))).mode & 0o077).toBe(0);
  });

  it('refuses a data folder that is in use', async () => {
    const running = await startEmbeddedPostgres({ dataFolder });
    await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(/already uses the data folder/);
    await running.stop();
  });

  it('starts over the locks of a killed predecessor, whose numbers other programs have now', async () => {
    await writeFile(join(dataFolder, 'owner'), `${process.pid} 12345\n`);
    const cluster = join(await locationOf(dataFolder), 'postgres');
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
    const running = await startEmbeddedPostgres({ dataFolder });
    expect(running.url).toContain('@127.0.0.1:');
    await running.stop();
  });

  it('works on its own database where the data folder is a copy of another', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'quarry copied '));
    try {
      // PostgreSQL's user of a root may pass, so that the database lies inside.
      await chmod(parent, 0o711);
      const [original, copy] = [join(parent, 'original'), join(parent, 'copy')];
      await (await startEmbeddedPostgres({ dataFolder: original })).stop();
      // Owners stay as they are, which Node's own copy changes.
      expect(spawnSync('cp', ['-a', original, copy]).status).toBe(0);
      const running = await startEmbeddedPostgres({ dataFolder: copy });
      await running.stop();
      expect(running.folder).toBe(copy);
      expect((await readFile(join(copy, 'location'), 'utf8')).trim()).toBe(copy);
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  });

  it('refuses the database of another major version and says how to move it', async () => {
    const cluster = join(await locationOf(dataFolder), 'postgres');
    await writeFile(join(cluster, 'PG_VERSION'), '16\n');
    await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(/PostgreSQL 16.*quarry backup <file>/);
  });
});
