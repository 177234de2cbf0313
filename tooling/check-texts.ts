// The part of `npm run check` that reads texts: gaps in the translations, terms that the field does not use, enum values of the SDL that
// are not in capitals. Zero is the only good number.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enumFaults } from './enum-check.ts';
import { i18nFaults } from './i18n-check.ts';
import { termFaults } from './term-check.ts';

const root = join(import.meta.dirname, '..');
const sdl = 'contracts/schema.graphql';
const lines = [
  ...[...(await i18nFaults(root)), ...(await termFaults(root))].map(
    ({ file, key, reason }) => `${file}: ${key} ${reason}`,
  ),
  ...enumFaults(readFileSync(join(root, sdl), 'utf8')).map((fault) => `${sdl}: ${fault}`),
];
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
