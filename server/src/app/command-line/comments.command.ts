import { type Command, UsageFailure } from './command.ts';
import { importOptions, readImportOptions } from './import-options.ts';
import { textOption } from './input.ts';
import { withDatabase } from './with-database.ts';

const { map, match, 'dry-run': dryRun, errors, as } = importOptions;

export const commentsCommand: Command = {
  name: 'comments',
  summary: 'Import reviews and questions of a sales channel from a CSV or TSV file.',
  usage:
    "quarry comments import <file> --channel <id> [--map 'Header=target' ...] [--match externalId] [--dry-run] [--errors <file>] [--as <e-mail>] [--json]",
  help: `Import reads one review or question a row: its product by SKU, GTIN or ID, its author, rating and text, and the order number that proves the purchase. A comment is known by the ID of its channel, else by product, author and text, so that the same file again changes nothing; a text that changed waits for a decision.
  --channel      the ID of the sales channel that the file is of, as its page has it in the address
  --map          what a column is: 'Stars=rating'; 'Notes=' leaves it out; give it once for each column
  --match        by which rows find comments that are there: externalId, productId_text, gtin_text or sku_text
  --dry-run      checks and imports nothing
  --errors       writes the rows that were not taken to a file, with what is wrong in front, to be corrected and imported again
  --as           whose rights it has and in whose name it is done; without it the first administrator`,
  options: { map, match, 'dry-run': dryRun, errors, as, channel: { type: 'string' } },
  async run(call) {
    const [task, file, ...others] = call.words;
    const withinId = textOption(call.options, 'channel');
    if (task !== 'import' || file === undefined || others.length > 0 || withinId === undefined)
      throw new UsageFailure('Say "comments import", one file, and its sales channel by --channel.');
    const wanted = readImportOptions(call, file);
    const { importFile } = await import('./import-file.ts');
    return withDatabase('import', (deps) => importFile(call, deps, { kind: 'comments', withinId, noKey }, wanted));
  },
};

const noKey =
  "No column of the file says which comment a row is: name the ID by --map 'Header=externalId', or product, author and text.";
