import { checkInput } from '@quarry/contracts/common';
import { taxRateInput } from '@quarry/contracts/taxes';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type BulkAnswer, eachRow, originOf } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type {
  FoundRecord,
  MatchKey,
  PlannedRecord,
  RecordChange,
  RowImportKind,
  RowRefusal,
  TargetColumn,
} from '../../platform/imports/index.ts';
import { findOwnShop } from '../offers/index.ts';
import { parseTaxCell, placeIn, taxColumns, taxKeys } from './tax-import-columns.ts';
import { createTaxRate, updateTaxRate } from './tax-rate.commands.ts';
import { taxRateById, taxRateResolvers } from './tax-rate.resolvers.ts';
import { findRatesIn, findTaxRates } from './tax-rate.store.ts';
import { auditedRate, type TaxRateRecord } from './tax-rate.ts';

/** Tax rates of one own shop in files, each row one: by place, class and first day. Undoing deletes those that were new into the bin. */
export const taxImport: RowImportKind = {
  kind: 'tax_rates',
  list: 'taxRateChanges',
  right: ['run', 'Import'],
  within: {
    nameOf: async ({ actor, deps }, id) =>
      isId(id) && may(actor, 'update', 'Shop', { shopId: id }) ? findOwnShop(deps.db, id) : undefined,
    refusal: () => reasoned('TAX_IMPORT_NO_SHOP'),
    kindIn: (shopId) => ({
      ...taxImport,
      find: (context, by, keys, columns) => findRates(context, shopId, { by, keys, columns }),
      judge: (context, records) => judgeRates(context, shopId, records),
      apply: (context, records) => applyRates(context, shopId, records),
    }),
  },
  keys: taxKeys,
  columns: () => Promise.resolve(taxColumns),
  read: (_context, columns, rows) =>
    Promise.resolve(rows.map((cells) => columns.map(({ key }, at) => parseTaxCell(key, cells[at] ?? '')))),
  find: outsideOfShop,
  judge: outsideOfShop,
  apply: outsideOfShop,
  say: (_context, cells) => Promise.resolve(cells.map(({ value }) => String(value))),
  isSame: (one, other) => one === other,
  nameIn: (cells) => {
    const name = cells.find(({ column }) => column.key === 'name')?.value;
    return typeof name === 'string' ? name : null;
  },
  records: async (context, ids) => {
    const rates = await taxRateById(context).loadMany(ids);
    return rates.map((rate) => (rate && !(rate instanceof Error) ? rate : null));
  },
  discard: async (context, rows) => {
    const rates = await findTaxRates(
      context.deps.db,
      context.actor,
      rows.map(({ id }) => id),
    );
    return eachRow(taxRateResolvers.Mutation.deleteTaxRate, ({ id }: { id: string }) => ({
      id,
      version: rates.get(id)?.version ?? 0,
    }))(context, rows);
  },
};

function outsideOfShop(): Promise<never> {
  throw new Error('Tax rates are imported into a shop.');
}

type Asked = { by: MatchKey; keys: readonly string[]; columns: readonly TargetColumn[] };

async function findRates(
  { actor, deps }: RequestContext,
  shopId: string,
  { by, keys, columns }: Asked,
): Promise<Map<string, FoundRecord[]>> {
  // A row that names a region or class is about that one, also where the person matches by the others alone.
  const isWithin = columns.some(({ key, isOfNew }) => isOfNew && !by.columns.includes(key));
  const found = isWithin
    ? new Map<number, TaxRateRecord>()
    : await findRatesIn(deps.db, actor, shopId, keys.map(placeIn));
  return new Map(
    keys.flatMap((key, at) => {
      const rate = found.get(at);
      return rate ? [[key, [recordOf(rate)]] as const] : [];
    }),
  );
}

function recordOf(rate: TaxRateRecord): FoundRecord {
  const { id, name, version } = rate;
  const { percent } = auditedRate(rate);
  const held = { version, isByHand: true, isLocked: false, source: null };
  return {
    id,
    name,
    version,
    held: new Map([
      ['name', { ...held, value: name, text: name }],
      ['percent', { ...held, value: percent, text: percent }],
    ]),
    variantId: null,
    closed: new Map(),
  };
}

function judgeRates(
  { actor }: RequestContext,
  shopId: string,
  records: readonly PlannedRecord[],
): Promise<RowRefusal[][]> {
  const isAllowed = may(actor, 'update', 'Shop', { shopId });
  return Promise.resolve(
    records.map(({ found, cells }) => {
      if (!isAllowed) return [{ ...reasoned('NO_RIGHT_TO_ROW'), column: null }];
      const missing = (['name', 'percent'] as const).filter(
        (key) => !found && !cells.some(({ column }) => column.key === key),
      );
      return missing.map((key) => ({ ...reasoned(`tax_row:${key}`), column: null }));
    }),
  );
}

/** Writes rates of a shop by the commands of the form; one answer for each, in order. */
async function applyRates(
  context: RequestContext,
  shopId: string,
  records: readonly RecordChange[],
): Promise<BulkAnswer[]> {
  if (!may(context.actor, 'update', 'Shop', { shopId })) return records.map(() => reasoned('NO_RIGHT_TO_ROW'));
  const known = await findTaxRates(
    context.deps.db,
    context.actor,
    records.map(({ id }) => id),
  );
  const answers: BulkAnswer[] = [];
  for (const record of records) answers.push(await applyRate(context, shopId, record, known.get(record.id)));
  return answers;
}

async function applyRate(
  { deps, ...context }: RequestContext,
  shopId: string,
  { id, creates, baseVersion, cells }: RecordChange,
  before: TaxRateRecord | undefined,
): Promise<BulkAnswer> {
  if (!creates && before?.shopId !== shopId) return reasoned('ROW_GONE');
  const said = Object.fromEntries(cells.map(({ attribute, value }) => [attribute, value]));
  const checked = checkInput(taxRateInput, { ...(before && auditedRate(before)), ...said, shopId });
  if (!checked.ok) return reasoned('ROW_CHANGED:since_check');
  const origin = originOf({ deps, ...context });
  const outcome = creates
    ? await createTaxRate(deps, origin, checked.value, id)
    : await updateTaxRate(deps, origin, { id, version: baseVersion ?? 0 }, checked.value);
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'taken':
      return reasoned('TAX_RATE_TAKEN', { name: outcome.rate.name });
    case 'not_found':
      return reasoned('ROW_GONE');
    default:
      return reasoned('ROW_CHANGED:since_check');
  }
}
