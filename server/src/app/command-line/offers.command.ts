import { type Command, CommandFailure, UsageFailure } from './command.ts';
import { importOptions, readImportOptions } from './import-options.ts';
import { textOption } from './input.ts';
import { withDatabase } from './with-database.ts';

export const offersCommand: Command = {
  name: 'offers',
  summary: 'Import prices, costs and stock of an own shop from a CSV or TSV file.',
  usage:
    "quarry offers import --shop <slug> <file> [--map 'Header=target' ...] [--mode set|fill|clear] [--update-only] [--empties <number>] [--dry-run] [--errors <file>] [--as <e-mail>] [--json]",
  help: `Import guesses what the columns are (sku, price, listPrice, cost, stock, availability, gtin), finds the offers of the shop by SKU, and applies what is sound; refused rows are named by row and column.
  --shop         the own shop that the file is of
  --map          what a column is: 'Amount=price'; 'Notes=' leaves it out; give it once for each column
  --mode         set writes filled cells (the default), fill writes only where nothing holds, clear also takes away what was stated where a cell is empty
  --update-only  refuses rows that match no offer; without it an offer is made on the product that has the SKU or GTIN
  --empties      how many offers the import may empty fields of, where that is more than 100
  --dry-run      checks and applies nothing
  --errors       writes the rows that were not taken to a file, with what is wrong in front, to be corrected and imported again
  --as           whose rights it has and in whose name it is done; without it the first administrator`,
  options: { ...importOptions, shop: { type: 'string' } },
  async run(call) {
    const [task, file, ...others] = call.words;
    const slug = textOption(call.options, 'shop');
    if (task !== 'import' || file === undefined || others.length > 0 || slug === undefined)
      throw new UsageFailure('Say "offers import", name the shop by --shop, and one file.');
    const wanted = readImportOptions(call, file);
    const { importFile } = await import('./import-file.ts');
    const { findOwnShopSlugs } = await import('../../features/shops/index.ts');
    return withDatabase('import', async (deps) => {
      const shops = await findOwnShopSlugs(deps.db);
      const withinId = shops.get(slug);
      if (withinId === undefined)
        throw new CommandFailure(
          'UNKNOWN_SHOP',
          `No own shop has the slug "${slug}"; ${toChooseFrom([...shops.keys()])}.`,
        );
      return importFile(call, deps, { kind: 'own_offers', withinId, noKey }, wanted);
    });
  },
};

function toChooseFrom(slugs: readonly string[]): string {
  return slugs.length === 0 ? 'add an own shop first' : `name one of ${slugs.join(', ')}`;
}

const noKey = "No column of the file says which offers are meant: name the one with the SKU by --map 'Header=sku'.";
