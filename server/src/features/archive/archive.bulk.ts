import { reasoned } from '@quarry/contracts/wording';
import { type BulkAction, type BulkAnswer, bulkList, eachRow } from '../../platform/commands/index.ts';
import { purgeFromBin, restoreFromBin } from '../bin/index.ts';
import { changeProductStatus, deleteProduct } from '../products/index.ts';
import { archivedById } from './archive.resolvers.ts';
import type { ArchivedProduct } from './archived-product.store.ts';

type Row = ArchivedProduct;
type Run = BulkAction<Row>['run'];

const isIn = (place: Row['place']) => (row: Row) => row.place === place;

/** What is done to the rows of one place; those of others are left as they are. */
const unarchive = eachRow(changeProductStatus, (row: Row) =>
  isIn('ARCHIVE')(row) ? { id: row.id, version: row.version, status: 'DRAFT' as const } : null,
);
const fromBin = eachRow(restoreFromBin, (row: Row) => (isIn('BIN')(row) ? { id: row.id } : null));
const purge = eachRow(purgeFromBin, (row: Row) => (isIn('BIN')(row) ? { id: row.id } : null));
const bin = eachRow(deleteProduct, (row: Row) => (isIn('ARCHIVE')(row) ? { id: row.id, version: row.version } : null));

/** Row by row, so that what is done depends on where the row is. */
const chosenBy =
  (choose: (row: Row) => Run): Run =>
  async (context, rows) => {
    const answers: BulkAnswer[] = [];
    for (const row of rows) answers.push(...(await choose(row)(context, [row])));
    return answers;
  };

const notInBin: Run = async (_context, rows) => rows.map(() => reasoned('ARCHIVED_NOT_BINNED'));

/** What can be done to many archived and deleted products at once. */
export const archiveBulk = bulkList<Row>({
  find: (context, ids) => Promise.all(ids.map((id) => archivedById(context).load(id))),
  actions: {
    restore: {
      right: ['read', 'Product'],
      run: chosenBy((row) => (row.place === 'BIN' ? fromBin : unarchive)),
      undo: 'revert',
    },
    delete: { right: ['delete', 'Product'], run: bin, undo: 'restore' },
    purge: {
      right: ['delete', 'Product'],
      run: chosenBy((row) => (row.place === 'ARCHIVE' ? notInBin : purge)),
    },
  },
});
