import type { RequestContext } from '../../platform/feature.ts';
import type { SaidCell } from '../../platform/imports/index.ts';
import { brandById } from '../brands/index.ts';
import { categoryPathOf } from '../categories/index.ts';
import type { ProductColumn } from './import-columns.ts';
import { textOfValue } from './import-text.ts';

/** Values of product columns as an export writes them: brands and categories by name, looked up once for all cells. */
export async function sayProductCells(context: RequestContext, cells: readonly SaidCell[]): Promise<string[]> {
  const typed = cells.map(({ column, value }) => ({ column: column as ProductColumn, value }));
  const idsOf = (type: ProductColumn['type']) => [
    ...new Set(typed.flatMap(({ column, value }) => (column.type === type ? [String(value)] : []))),
  ];
  const names = new Map([
    ...(await namesOf(
      idsOf('brand'),
      (ids) => brandById(context).loadMany(ids),
      ({ name }) => name,
    )),
    ...(await namesOf(
      idsOf('category'),
      (ids) => categoryPathOf(context).loadMany(ids),
      (path) => path.names.join(' > '),
    )),
  ]);
  return typed.map(({ column, value }) => textOfValue(column, value, names.get(String(value))));
}

/** What ids are called; those that lead nowhere any more are left out. */
async function namesOf<Found extends object>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<ArrayLike<Found | Error | null>>,
  nameOf: (found: Found) => string,
): Promise<[string, string][]> {
  const found = ids.length === 0 ? [] : await load(ids);
  return ids.flatMap((id, at): [string, string][] => {
    const one = found[at];
    const name = one && !(one instanceof Error) ? nameOf(one) : '';
    return name === '' ? [] : [[id, name]];
  });
}
