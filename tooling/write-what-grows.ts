// Writes the table of decision 032 from the list of all tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGrowthTable } from './what-grows.ts';

const record = join(import.meta.dirname, '../docs/decisions/032-retention.md');
writeFileSync(record, withGrowthTable(readFileSync(record, 'utf8')));
