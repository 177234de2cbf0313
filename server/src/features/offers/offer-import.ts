import { formatMinor, type Money } from '@quarry/contracts/money';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { eachRow } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  FoundRecord,
  Held,
  RowImportKind,
  ParsedCell,
  PlannedCell,
  PlannedRecord,
  RowRefusal,
  TargetColumn,
} from '../../platform/imports/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { productImport } from '../products/index.ts';
import { applyOfferChanges } from './apply-offer-import.ts';
import { keyOf } from './new-own-offer.commands.ts';
import type { OfferShop } from './offer.ts';
import { amountColumns, ownColumns, parseOwnCell } from './offer-import-columns.ts';
import { offerById } from './offer.resolvers.ts';
import { ownOfferResolvers } from './own-offer.resolvers.ts';
import {
  findOfferShop,
  findOwnOffers,
  findOwnOffersByKeys,
  findOwnShop,
  type OwnOfferRecord,
  type OwnStatement,
} from './own-offer.store.ts';
import { statementRefusal } from './own-price-rules.ts';
import { findVariants, type VariantNumbers } from './offer-import-variants.ts';

/** What people state of the offers of one own shop, in files: by SKU, a new one hung on the product of its SKU or GTIN. */
export const offerImport: RowImportKind = {
  kind: 'own_offers',
  list: 'ownOfferChanges',
  right: ['run', 'Import'],
  within: {
    nameOf: async ({ actor, deps }, id) =>
      may(actor, 'update', 'Offer', { shopId: id }) ? findOwnShop(deps.db, id) : undefined,
    refusal: () => reasoned('offer_import_no_shop'),
    kindIn: (shopId) => ({
      ...offerImport,
      read: (context, columns, rows) => readTexts(context, shopId, columns, rows),
      find: (context, _by, keys) => findOffers(context, shopId, keys),
      judge: (context, records) => judgeOffers(context, shopId, records),
      apply: (context, records) => applyOfferChanges(context, shopId, records),
    }),
  },
  keys: [{ name: 'sku', columns: ['sku'], keyOf: ([sku]) => (typeof sku === 'string' ? sku.trim() || null : null) }],
  columns: async (deps) => {
    const [sku, ...others] = ownColumns;
    const gtin = (await productImport.columns(deps)).find(({ key }) => key === 'gtin');
    return [sku, gtin && { ...gtin, modes: ['set' as const], isOfNew: true }, ...others].flatMap((one) => one ?? []);
  },
  read: outsideOfShop,
  find: outsideOfShop,
  judge: outsideOfShop,
  apply: outsideOfShop,
  say: (_context, cells) => Promise.resolve(cells.map(({ value }) => textOf(value))),
  isSame: (one, other) => sortedJson(one) === sortedJson(other),
  nameIn: (cells) => textIn(cells, 'sku'),
  records: async (context, ids) => {
    const offers = await offerById(context).loadMany(ids);
    return offers.map((offer) => (offer && !(offer instanceof Error) ? { id: offer.id, name: offer.title } : null));
  },
  discard: async (context, rows) => {
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(context, ids);
    return eachRow(ownOfferResolvers.Mutation.clearOwnOffer, ({ id }: { id: string }) => ({
      id,
      version: versions.get(id) ?? 0,
    }))(context, rows);
  },
};

function outsideOfShop(): Promise<never> {
  throw new Error('Own offers are imported into a shop.');
}

async function readTexts(
  context: RequestContext,
  shopId: string,
  columns: readonly TargetColumn[],
  rows: readonly (readonly string[])[],
): Promise<ParsedCell[][]> {
  const { currency } = await shopOf(context, shopId);
  const gtinAt = columns.findIndex(({ key }) => key === 'gtin');
  const gtinColumn = columns[gtinAt];
  const gtins = gtinColumn
    ? await productImport.read(
        context,
        [gtinColumn],
        rows.map((cells) => [cells[gtinAt] ?? '']),
      )
    : [];
  return rows.map((cells, row) =>
    columns.map(({ key }, at) =>
      at === gtinAt ? (gtins[row]?.[0] ?? { value: null }) : parseOwnCell(key, cells[at] ?? '', currency),
    ),
  );
}

async function shopOf({ deps }: RequestContext, shopId: string): Promise<OfferShop> {
  const shop = await findOfferShop(deps.db, shopId);
  if (!shop) throw new Error(`The shop ${shopId} of an import is gone.`);
  return shop;
}

async function findOffers(
  context: RequestContext,
  shopId: string,
  skus: readonly string[],
): Promise<Map<string, FoundRecord[]>> {
  const shop = await shopOf(context, shopId);
  const found = await findOwnOffersByKeys(
    context.deps.db,
    shopId,
    skus.map((sku) => keyOf(sku, shop)),
  );
  return new Map(
    skus.flatMap((sku) => {
      const offer = found.get(keyOf(sku, shop));
      return offer ? [[sku, [recordOf(offer)]] as const] : [];
    }),
  );
}

function recordOf(offer: OwnOfferRecord): FoundRecord {
  const { id, title, version, currency } = offer;
  const values = { ...moneyOf(offer, currency), stock: offer.stock, availability: offer.availability };
  const held = Object.entries(values).flatMap(([key, value]): [string, Held][] =>
    value === null
      ? []
      : [[key, { value, text: textOf(value), version, isByHand: true, isLocked: false, source: offer.sourceKind }]],
  );
  return { id, name: title, version, held: new Map(held), variantId: null, closed: new Map() };
}

function moneyOf(statement: OwnStatement, currency: string | null): Record<string, Money | null> {
  return Object.fromEntries(
    amountColumns.map((key) => {
      const minor = statement[key];
      return [key, minor === null || currency === null ? null : { minor, currency }];
    }),
  );
}

const isMoney = (value: unknown): value is Money => typeof value === 'object' && value !== null && 'minor' in value;

/** A value as a file says it. */
function textOf(value: unknown): string {
  return isMoney(value) ? formatMinor(value.minor, value.currency) : String(value);
}

function textIn(cells: readonly PlannedCell[], key: 'sku' | 'gtin'): string | null {
  const cell = cells.find(({ column }) => column.key === key);
  return typeof cell?.value === 'string' ? cell.value : null;
}

async function judgeOffers(
  context: RequestContext,
  shopId: string,
  records: readonly PlannedRecord[],
): Promise<RowRefusal[][]> {
  const { actor } = context;
  const { currency } = await shopOf(context, shopId);
  const numbers = records.map(({ found, cells }): VariantNumbers | null =>
    found ? null : { sku: textIn(cells, 'sku') ?? '', gtin: textIn(cells, 'gtin') },
  );
  const variants = await findVariants(context, numbers);
  return records.map(({ found, cells }, at) => {
    if (!may(actor, found ? 'update' : 'create', 'Offer', { shopId }))
      return [{ ...reasoned('NO_RIGHT_TO_ROW'), column: null }];
    const variant = variants[at];
    const refusals = variant && 'why' in variant ? [variant.why] : [];
    const doubt = statementRefusal(statementAfter(found, cells, currency), currency);
    return [...refusals, ...(doubt ? [doubt] : [])].map((why) => ({ ...why, column: null }));
  });
}

/** Amounts as they stand once the cells are written; what was stated in another currency than the shop has by now goes with them. */
function statementAfter(
  found: FoundRecord | null,
  cells: readonly PlannedCell[],
  currency: string | null,
): Pick<OwnStatement, 'price' | 'listPrice' | 'cost'> {
  const minorOf = (key: (typeof amountColumns)[number]) => {
    const cell = cells.find(({ column }) => column.key === key);
    const value = cell ? cell.value : found?.held.get(key)?.value;
    return isMoney(value) && value.currency === currency ? value.minor : null;
  };
  return { price: minorOf('price'), listPrice: minorOf('listPrice'), cost: minorOf('cost') };
}

async function versionsOf({ deps }: RequestContext, ids: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await findOwnOffers(deps.db, ids))].map(([id, { version }]) => [id, version]));
}
