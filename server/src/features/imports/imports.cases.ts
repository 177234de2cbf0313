import { sql } from 'kysely';
import {
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import { toId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import { importer } from './testing/import-file.ts';

/** Each sees their own: managers of shops and of brands import. */
const importList = 'AArrrr';
const ofImporter = 'hhrrrr';

const ofProducts = { kind: 'PRODUCTS' };
const ownGrid = ({ filled }: TwoShops) => ({ setId: filled('gridSetId') });
const ownImport = (world: TwoShops) => versioned(world, 'import', world.filled('importId'));

export const cases: FeatureCases = {
  fill,
  Query: {
    import: calls(ofImporter, ({ filled }) => ({ id: filled('importId') }), 'manager'),
    imports: calls(importList, () => ofProducts),
    importTargets: calls(importList, () => ofProducts),
    productGridColumns: calls(importList),
    productGrid: calls(
      ofImporter,
      ({ filled }) => ({ columns: ['name:en'], setId: filled('gridSetId'), first: 5 }),
      'manager',
    ),
    changeSetRows: calls(ofImporter, ({ filled }) => ({ setId: filled('changeSetId') }), 'manager'),
  },
  Mutation: {
    startImport: calls(importList, ({ filled }) => ({ ...ofProducts, uploadId: filled('importUploadId') })),
    setImportColumns: calls(
      who.changeOfShop,
      async (world) => ({
        ...(await ownImport(world)),
        input: { columns: [{ target: 'gtin', mode: 'SET' }], matchBy: 'gtin', creates: true },
      }),
      'manager',
    ),
    checkImport: calls(who.changeOfShop, ownImport, 'manager'),
    applyImport: calls(who.changeOfShop, ownImport, 'manager'),
    openProductGrid: calls(importList),
    editProductGrid: calls(who.changeOfShop, (world) => ({ ...ownGrid(world), edits: [] }), 'manager'),
    fillProductGrid: calls(
      who.changeOfShop,
      (world) => ({ ...ownGrid(world), input: { column: 'name:en', text: 'Kettle', ids: [] } }),
      'manager',
    ),
    pasteIntoProductGrid: calls(
      who.changeOfShop,
      (world) => ({
        ...ownGrid(world),
        input: {
          uploadId: world.filled('importUploadId'),
          place: { productId: world.filled('gridProductId') },
          columns: ['name:en'],
        },
      }),
      'manager',
    ),
    undoGridStep: calls(who.changeOfShop, ownGrid, 'manager'),
    applyGrid: calls(who.changeOfShop, ownGrid, 'manager'),
    discardGrid: calls(who.changeOfShop, ownGrid, 'manager'),
  },
  empty: async (tx, { people }) => {
    const { manager } = people.ids;
    await deleteWhere(tx, ['import', 'import_recipe', 'change_set'], sql`owner_id = ${manager}`);
    await deleteWhere(tx, ['upload'], sql`user_id = ${manager}`);
  },
  changed: ({ filled }) => [['import', filled('importId')]],
};

/** A checked file of the manager, whose rows they may not create. */
async function fill(api: TestApi, { managerId, manager, productId, marks }: Filling) {
  const own = importer(api.engines, { id: toId<'user'>(managerId) });
  const file = `GTIN,Name\n4006381333931,${marks.word('change_set_row.raw')}\n`;
  const { id, uploadId } = await own.start(file, `${marks.word('import.file_name')}.csv`);
  const { setId } = await own.check(id);
  const { openProductGrid } = await manager.query<{ openProductGrid: { set: { id: string } } }>(
    'mutation { openProductGrid { set { id } } }',
  );
  return {
    importId: id,
    importUploadId: uploadId,
    changeSetId: setId ?? '',
    gridSetId: openProductGrid.set.id,
    gridProductId: productId,
  };
}
