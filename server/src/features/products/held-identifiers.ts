import { reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import type { PlannedCell, PlannedRecord, RowRefusal } from '../../platform/imports/index.ts';
import { partNumberKey } from './catalogue.ts';
import { textOfValue } from './import-text.ts';
import { findImportedProducts, findKeyedProducts } from './product-import.store.ts';

const keyOf = { gtin: (value: string) => value, sku: partNumberKey } as const;
type Kind = keyof typeof keyOf;
const kinds = ['gtin', 'sku'] as const satisfies readonly Kind[];

/** Says of each record which GTIN or SKU that a file gives it another product has already. Both may keep it, as in a form. */
export async function noticeHeldIdentifiers(
  context: RequestContext,
  records: readonly PlannedRecord[],
): Promise<RowRefusal[][]> {
  const { actor, deps } = context;
  const holders = new Map<string, string[]>();
  for (const kind of kinds) {
    const keys = [...new Set(records.flatMap(({ cells }) => given(cells, kind).map(({ key }) => key)))];
    for (const { key, productId } of await findKeyedProducts(deps.db, actor, kind, keys)) {
      const place = `${kind} ${key}`;
      holders.set(place, [...(holders.get(place) ?? []), productId]);
    }
  }
  const products = await findImportedProducts(deps.db, [...new Set([...holders.values()].flat())]);
  return records.map(({ found, cells }) =>
    kinds.flatMap((kind) =>
      given(cells, kind).flatMap(({ key, text, column }): RowRefusal[] => {
        const others = (holders.get(`${kind} ${key}`) ?? []).filter((id) => id !== found?.id);
        const [name] = others.flatMap((id) => products.get(id)?.name ?? []).toSorted();
        return name === undefined ? [] : [{ ...reasoned('cell_held_elsewhere', { name, text }), column }];
      }),
    ),
  );
}

function given(cells: readonly PlannedCell[], kind: Kind) {
  return cells.flatMap(({ column, fileColumn, operation, value }) => {
    if (operation !== 'set' || column.place?.attribute !== kind || typeof value !== 'string') return [];
    const type = kind === 'gtin' ? 'gtin' : 'part_number';
    return [{ key: keyOf[kind](value), text: textOfValue({ type }, value), column: fileColumn }];
  });
}
