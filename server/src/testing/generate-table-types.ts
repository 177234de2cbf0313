// Writes server/src/platform/db/tables.generated.ts: the Kysely types of the schema that the migrations make.
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateTables } from '../app/migrate-all.ts';
import { startEmbeddedPostgres } from '../platform/db/index.ts';
import { passableFolder } from './passable-folder.ts';

const root = join(import.meta.dirname, '../../..');
const outFile = join(root, 'server/src/platform/db/tables.generated.ts');
const dataFolder = await passableFolder('quarry-types-');
const server = await startEmbeddedPostgres({ dataFolder, settings: { fsync: 'off' } });
try {
  await migrateTables(server.url);
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'tooling/node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      `--url=${server.url}`,
      `--out-file=${outFile}`,
      '--log-level=error',
      '--numeric-parser=string',
      '--date-parser=string',
      '--exclude-pattern=public.{schema_migration,record_manifest}',
    ],
    { stdio: 'inherit', cwd: root },
  );
  process.exitCode = result.status ?? 1;
  // The pool parses bigint to number (platform/db/pool.ts).
  const text = await readFile(outFile, 'utf8');
  await writeFile(
    outFile,
    text.replaceAll('export type Int8 = ColumnType<string,', 'export type Int8 = ColumnType<number,'),
  );
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
