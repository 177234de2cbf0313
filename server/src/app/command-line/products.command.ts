import { type Command, type CommandCall, UsageFailure } from './command.ts';
import { importOptions, readImportOptions } from './import-options.ts';
import { withDatabase } from './with-database.ts';

export const productsCommand: Command = {
  name: 'products',
  summary: 'Import products from a CSV or TSV file, or export all of them.',
  usage: [
    "quarry products import <file> [--match id|gtin|sku|mpn] [--map 'Header=target' ...] [--mode set|fill|clear] [--update-only] [--empties <number>] [--dry-run] [--errors <file>] [--as <e-mail>] [--json]",
    'quarry products export [--out <file>] [--json]',
  ].join('\n       '),
  help: `Import guesses what the columns are, checks every row against the catalogue, and applies what is sound; refused rows are named by row and column.
  --match        the column by which rows find their products; mpn takes the brand with it
  --map          what a column is: 'Title=name:de'; 'Notes=' leaves it out; give it once for each column
  --mode         set writes filled cells (the default), fill writes only where nothing holds, clear also takes away what was set by hand where a cell is empty
  --update-only  refuses rows that match no product
  --empties      how many products the import may empty fields of, where that is more than 100
  --dry-run      checks and applies nothing
  --errors       writes the rows that were not taken to a file, with what is wrong in front, to be corrected and imported again
  --as           whose rights it has and in whose name it is done; without it the first administrator
Export writes every product with the same columns: its file, imported again, changes nothing.`,
  options: {
    ...importOptions,
    out: { type: 'string' },
  },
  async run(call) {
    const [task, ...files] = call.words;
    if (task === 'import' && files.length === 1) return withDeps(call, 'import', files[0]);
    if (task === 'export' && files.length === 0) return withDeps(call, 'export', undefined);
    throw new UsageFailure('Say "products import" and name one file, or "products export".');
  },
};

async function withDeps(call: CommandCall, part: 'import' | 'export', file: string | undefined): Promise<number> {
  const wanted = file === undefined ? undefined : readImportOptions(call, file);
  const { exportToFile } = await import('./products-export.ts');
  const { importFile } = await import('./import-file.ts');
  return withDatabase(part, (deps) => (wanted ? importFile(call, deps, ofProducts, wanted) : exportToFile(call, deps)));
}

const ofProducts = {
  kind: 'products',
  noKey:
    "No column of the file says which products are meant: name one, such as --map 'Header=gtin', or mpn and brand.",
} as const;
