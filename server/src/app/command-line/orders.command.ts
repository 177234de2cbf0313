import { type Command, UsageFailure } from './command.ts';
import { importOptions, readImportOptions } from './import-options.ts';
import { textOption } from './input.ts';
import { withDatabase } from './with-database.ts';

const { map, 'dry-run': dryRun, errors, as } = importOptions;

export const ordersCommand: Command = {
  name: 'orders',
  summary: 'Import orders of a sales channel, or tracking numbers of a shop, from a CSV or TSV file.',
  usage:
    "quarry orders import <file> --channel <id> [--map 'Header=target' ...] [--dry-run] [--errors <file>] [--as <e-mail>] [--json]\n" +
    "quarry orders track <file> --shop <id> [--map 'Header=target' ...] [--dry-run] [--errors <file>] [--as <e-mail>] [--json]",
  help: `Import reads one row for each line of an order; rows with the same order number are one order, wherever they stand. Each order is made whole, in a transaction of its own, or refused with all of its rows. An order that is there stays as it is. Orders that were imported cannot be taken back: look at them with --dry-run first.
Track reads one row for each parcel, or for each SKU in it: order number or external ID, SKU, quantity, carrier, tracking number, shipped at. Without an SKU it ships all that is open of the order. A parcel that is there is left as it is, so the same file again changes nothing.
  --shop         the ID of the shop whose orders were shipped, as its page has it in the address
  --channel      the ID of the sales channel that the file is of, as its page has it in the address
  --map          what a column is: 'Buyer=customerName'; 'Notes=' leaves it out; give it once for each column
  --dry-run      checks and imports nothing
  --errors       writes the rows that were not taken to a file, with what is wrong in front, to be corrected and imported again
  --as           whose rights it has and in whose name it is done; without it the first administrator`,
  options: { map, 'dry-run': dryRun, errors, as, channel: { type: 'string' }, shop: { type: 'string' } },
  async run(call) {
    const [task, file, ...others] = call.words;
    const of = task === undefined || !Object.hasOwn(tasks, task) ? undefined : tasks[task as keyof typeof tasks];
    const withinId = of && textOption(call.options, of.within);
    if (!of || file === undefined || others.length > 0 || withinId === undefined)
      throw new UsageFailure(
        'Say "orders import", one file, and its sales channel by --channel; or "orders track", one file, and its shop by --shop.',
      );
    const wanted = readImportOptions(call, file);
    const { importFile } = await import('./import-file.ts');
    const { kind, noKey } = of;
    return withDatabase('import', (deps) => importFile(call, deps, { kind, withinId, noKey }, wanted));
  },
};

const tasks = {
  import: {
    kind: 'orders',
    within: 'channel',
    noKey: "No column of the file says which order a row is of: name it by --map 'Header=externalId'.",
  },
  track: {
    kind: 'tracking',
    within: 'shop',
    noKey:
      "The file needs a column of orders and one of tracking numbers: name them by --map 'Header=order' --map 'Header=tracking'.",
  },
} as const;
