import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { eachRow } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type {
  FoundRecord,
  RowImportKind,
  MatchKey,
  ParsedCell,
  PlannedCell,
  PlannedRecord,
  RowRefusal,
  TargetColumn,
} from '../../platform/imports/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { brandKey, findBrandIds } from '../brands/index.ts';
import { categoriesByText } from '../categories/index.ts';
import { applyProductChanges } from './apply-import.ts';
import { partNumberKey } from './catalogue.ts';
import { findValuesOf } from './catalogue-value.store.ts';
import { noticeHeldIdentifiers } from './held-identifiers.ts';
import { type ProductColumn, productColumns } from './import-columns.ts';
import { importedField } from './imported-field.ts';
import { readProducts } from './imported-values.ts';
import { type NamedReferences, parseText } from './import-text.ts';
import {
  findImportAttributes,
  findImportedProducts,
  findKeyedProducts,
  type IdentifierKind,
  type ImportedProduct,
} from './product-import.store.ts';
import { productBulk } from './product.bulk.ts';
import { productResolvers } from './product.resolvers.ts';
import type { ProductRecord } from './product.ts';
import { sayProductCells } from './said-values.ts';
import { takenCells } from './taken-cells.ts';
import { checkGtin } from './typed-gtin.ts';

type ProductKey = MatchKey & { name: IdentifierKind };

const text = (value: unknown) => (typeof value === 'string' ? value : null);

const keys: readonly ProductKey[] = [
  { name: 'id', columns: ['id'], keyOf: ([id]) => text(id), isOptional: true },
  { name: 'gtin', columns: ['gtin'], keyOf: ([gtin]) => text(gtin), isOfOneRow: true },
  {
    name: 'sku',
    columns: ['sku'],
    keyOf: ([sku]) => partNumberKey(text(sku) ?? '') || null,
    isOfOneRow: true,
  },
  {
    name: 'mpn',
    columns: ['mpn', 'brand'],
    keyOf: ([mpn, brandId]) => {
      const number = partNumberKey(text(mpn) ?? '');
      return number === '' || text(brandId) === null ? null : `${text(brandId)} ${number}`;
    },
    isOfOneRow: true,
  },
];

/** Products in files: how their columns are read, found, judged and written. */
export const productImport: RowImportKind = {
  kind: 'products',
  list: 'productChanges',
  right: ['run', 'Import'],
  keys,
  columns: productColumns,
  read: readTexts,
  find: findProductsByKeys,
  judge: judgeProducts,
  notice: noticeHeldIdentifiers,
  say: sayProductCells,
  isSame: (one, other) => sortedJson(kept(one)) === sortedJson(kept(other)),
  nameIn,
  apply: applyProductChanges,
  records: (context, ids) => productBulk.find(context, ids),
  // What `records` found.
  discard: (context, rows) => discardProducts(context, rows as readonly ProductRecord[]),
};

const discardProducts = eachRow(productResolvers.Mutation.deleteProduct, ({ id, version }: ProductRecord) => ({
  id,
  version,
}));

/** A text as it is kept from a file; shops write others. */
function kept(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;
}

function nameIn(cells: readonly PlannedCell[]): string | null {
  const named = cells.find(({ column, operation }) => column.place?.attribute === 'name' && operation === 'set');
  return text(named?.value);
}

/** All columns of a kind come out of its own `columns`. */
const own = (columns: readonly TargetColumn[]) => columns as readonly ProductColumn[];

async function readTexts(
  context: RequestContext,
  columns: readonly TargetColumn[],
  rows: readonly (readonly string[])[],
): Promise<ParsedCell[][]> {
  const textsOf = (type: ProductColumn['type']) => {
    const places = own(columns).flatMap((column, at) => (column.type === type ? [at] : []));
    return [...new Set(rows.flatMap((cells) => places.map((at) => cells[at] ?? '')))].filter((said) => said !== '');
  };
  const references = await referencesIn(context, textsOf('brand'), textsOf('category'), textsOf('product'));
  return rows.map((cells) => own(columns).map((column, at) => parseText(column, cells[at] ?? '', references)));
}

async function referencesIn(
  context: RequestContext,
  brands: readonly string[],
  categories: readonly string[],
  products: readonly string[],
): Promise<NamedReferences> {
  const brandIds =
    brands.length === 0
      ? new Map<string, string>()
      : await withTransaction(context.deps.db, (tx) => findBrandIds(tx, brands.map(brandKey)));
  const byText = categories.length === 0 ? new Map<string, string[]>() : await categoriesByText(context, categories);
  const byKey = products.length === 0 ? new Map<string, string[]>() : await productsByText(context, products);
  return {
    brandOf: (said) => brandIds.get(brandKey(said)),
    categoriesOf: (said) => byText.get(said) ?? [],
    productsOf: (said) => byKey.get(said) ?? [],
  };
}

/** The products that texts of cells name by their id, GTIN or SKU, as far as the actor reads them. */
async function productsByText(context: RequestContext, texts: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const lookUp = async (kind: 'id' | 'gtin' | 'sku', keyOf: (text: string) => string | null) => {
    const keyed = texts.flatMap((said) => {
      const key = found.has(said) ? null : keyOf(said);
      return key === null ? [] : [{ said, key }];
    });
    const rows = await findKeyedProducts(context.deps.db, context.actor, kind, [
      ...new Set(keyed.map(({ key }) => key)),
    ]);
    const idsOf = Map.groupBy(rows, ({ key }) => key);
    for (const { said, key } of keyed) {
      const ids = new Set(idsOf.get(key)?.map(({ productId }) => productId));
      if (ids.size > 0) found.set(said, [...ids]);
    }
  };
  await lookUp('id', (said) => (isId(said.toLowerCase()) ? said.toLowerCase() : null));
  await lookUp('gtin', (said) => {
    const gtin = checkGtin('value', said);
    return gtin.ok ? gtin.value : null;
  });
  await lookUp('sku', (said) => partNumberKey(said) || null);
  return found;
}

async function findProductsByKeys(
  context: RequestContext,
  by: MatchKey,
  asked: readonly string[],
  columns: readonly TargetColumn[],
): Promise<ReadonlyMap<string, readonly FoundRecord[]>> {
  const { name } = keys.find((key) => key.name === by.name) ?? { name: 'id' as const };
  const sound = name === 'id' ? asked.filter(isId) : asked;
  const keyed = await findKeyedProducts(context.deps.db, context.actor, name, sound);
  // Two variants of one product with one number are one product, met by its first.
  const once = [...new Map(keyed.toReversed().map((one) => [`${one.key} ${one.productId}`, one])).values()];
  const records = await readProducts(context, once, own(columns));
  const recordOf = new Map(records.map((record) => [`${record.id} ${record.variantId}`, record]));
  const found = once.flatMap(({ key, productId, variantId }) => {
    const record = recordOf.get(`${productId} ${variantId}`);
    return record ? [{ key, record }] : [];
  });
  return new Map([...Map.groupBy(found, ({ key }) => key)].map(([key, all]) => [key, all.map(({ record }) => record)]));
}

async function judgeProducts(context: RequestContext, records: readonly PlannedRecord[]): Promise<RowRefusal[][]> {
  const ids = records.flatMap(({ found }) => found?.id ?? []);
  const products = await findImportedProducts(context.deps.db, ids);
  const nameless = await namelessAfter(context, records);
  const taken = await takenCells(context, records, products);
  return records.map(({ found, cells }, at) => {
    const product = found ? products.get(found.id) : undefined;
    const refusals = product ? changeRefusals(context, product, cells) : createRefusals(context, cells);
    if (found && nameless.has(found.id)) refusals.push({ ...reasoned('row_name_emptied'), column: nameColumn(cells) });
    refusals.push(...(taken[at] ?? []));
    const untold = found?.variantId === null ? cells.find(({ column }) => column.place?.isOfVariant) : undefined;
    if (product && untold && product.variantIds.length > 1)
      refusals.push({
        ...reasoned('row_several_variants', { count: product.variantIds.length }),
        column: untold.fileColumn,
      });
    return refusals;
  });
}

function nameColumn(cells: readonly PlannedCell[]): number | null {
  return cells.find(({ column }) => column.place?.attribute === 'name')?.fileColumn ?? null;
}

function createRefusals({ actor }: RequestContext, cells: readonly PlannedCell[]): RowRefusal[] {
  const brandId = brandIn(cells) ?? null;
  if (!may(actor, 'create', 'Product', { brandId })) return [{ ...reasoned('NO_RIGHT_TO_ROW'), column: null }];
  return nameIn(cells) === null ? [{ ...reasoned('row_name_missing'), column: null }] : [];
}

function changeRefusals(
  { actor }: RequestContext,
  { brandId }: ImportedProduct,
  cells: readonly PlannedCell[],
): RowRefusal[] {
  const brands = [brandId, brandIn(cells) ?? brandId].map((id) => ({ brandId: id }));
  if (!brands.every((scope) => may(actor, 'update', 'Product', scope, 'by_field')))
    return [{ ...reasoned('NO_RIGHT_TO_ROW'), column: null }];
  return cells.flatMap(({ column, fileColumn }) => {
    const field = importedField(column.place?.attribute ?? '');
    const isAllowed = brands.every((scope) => may(actor, 'update', 'Product', scope, { field }));
    return isAllowed ? [] : [{ ...reasoned('cell_not_your_field'), column: fileColumn }];
  });
}

/** The brand that the cells give a product. */
function brandIn(cells: readonly PlannedCell[]): string | undefined {
  const cell = cells.find(({ column, operation }) => column.place?.attribute === 'brand' && operation === 'set');
  return text(cell?.value) ?? undefined;
}

/** The products that would have no name in any language any more, counting what sources say of it. */
async function namelessAfter(context: RequestContext, records: readonly PlannedRecord[]): Promise<ReadonlySet<string>> {
  const clearing = records.flatMap(({ found, cells }) => {
    const ofName = cells.filter(({ column }) => column.place?.attribute === 'name');
    return found && ofName.some(({ operation }) => operation === 'clear') ? [{ id: found.id, ofName }] : [];
  });
  if (clearing.length === 0) return new Set();
  const ids = clearing.map(({ id }) => id);
  const { values, nameId } = await withTransaction(context.deps.db, async (tx) => ({
    values: await findValuesOf(tx, ids),
    nameId: (await findImportAttributes(tx)).find(({ code }) => code === 'name')?.id,
  }));
  const isLeft = ({ id, ofName }: (typeof clearing)[number]) => {
    const cleared = new Set(
      ofName.flatMap(({ operation, column }) => (operation === 'clear' ? column.place?.locale : [])),
    );
    const others = (values.get(id) ?? []).filter(
      ({ attributeId, locale, isWinner }) => attributeId === nameId && (!isWinner || !cleared.has(locale)),
    );
    return others.length > 0 || ofName.some(({ operation }) => operation === 'set');
  };
  return new Set(clearing.filter((one) => !isLeft(one)).map(({ id }) => id));
}
