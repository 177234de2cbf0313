// The part of `npm run check` that counts gaps in the translations: zero is the only good number.
import { join } from 'node:path';
import { i18nFaults } from './i18n-check.ts';

const faults = await i18nFaults(join(import.meta.dirname, '..'));
for (const { file, key, reason } of faults) process.stdout.write(`${file}: ${key} ${reason}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
