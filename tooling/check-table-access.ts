// Reads the SQL of the server's sources and refuses what touches tables of others against the order of the features.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableAccesses } from './table-access.ts';
import { tableFaults } from './table-order.ts';

const root = join(import.meta.dirname, '..');
const isTest = /\.(test|builder|cases)\.ts$|\/testing\//;

const sources = globSync('server/src/{platform,features,app}/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isTest.test(file));
const accesses = sources.flatMap((file) => tableAccesses(file, readFileSync(join(root, file), 'utf8')));
const faults = tableFaults(accesses, readFileSync(join(root, 'tooling/table-access-left.txt'), 'utf8'));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
