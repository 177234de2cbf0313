import type { RequestContext } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { PlannedCell, PlannedRecord, RowRefusal } from '../../platform/imports/index.ts';
import type { ProductColumn } from './import-columns.ts';
import { findImportAttributes, type ImportedProduct } from './product-import.store.ts';
import { claimOf, findTaken, takenReason } from './unique-values.ts';

type Products = ReadonlyMap<string, Pick<ImportedProduct, 'variantIds'>>;

/** Refuses the cells of each record whose texts others have, those of earlier records of the window included, as it is now. */
export async function takenCells(
  { actor, deps }: RequestContext,
  records: readonly PlannedRecord[],
  products: Products,
): Promise<RowRefusal[][]> {
  if (!records.some(({ cells }) => cells.some(isUnique))) return records.map(() => []);
  const idOf = new Map((await findImportAttributes(deps.db)).map(({ id, code }) => [code, id]));
  const planned = records.map(({ found, cells }) => {
    const productId = found?.id ?? newId();
    const first = products.get(productId)?.variantIds[0] ?? newId();
    return cells.filter(isUnique).map((cell) => {
      const { attribute = '', locale = '', isOfVariant = false } = cell.column.place ?? {};
      const variantId = isOfVariant ? (cell.variantId ?? found?.variantId ?? first) : null;
      return { cell, place: { productId, variantId, attributeId: idOf.get(attribute) ?? '', locale } };
    });
  });
  const taken = await findTaken(
    deps.db,
    planned.map((places, at) => ({
      claims: places.flatMap(({ cell, place }) => (cell.operation === 'set' ? claimOf(place, cell.value) : [])),
      given: places.map(({ place }) => place),
      product: { name: records[at]?.found?.name ?? newName(records[at]?.cells ?? []), brandId: null },
    })),
  );
  return planned.map((places, at) =>
    (taken[at] ?? []).map((one) => {
      const meant = places.find(({ place }) => {
        return place.attributeId === one.claim.attributeId && place.locale === one.claim.locale;
      });
      return { ...takenReason(actor, one), column: meant?.cell.fileColumn ?? null };
    }),
  );
}

function newName(cells: readonly PlannedCell[]): string {
  const value = cells.find(({ column }) => column.place?.attribute === 'name')?.value;
  return typeof value === 'string' ? value : '';
}

function isUnique({ column }: PlannedCell): boolean {
  return (column as ProductColumn).rules?.isUnique === true;
}
