import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { recordChanges } from '../../platform/audit/index.ts';
import { may } from '../../platform/auth/index.ts';
import { type BulkAnswer, originOf } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { RecordChange } from '../../platform/imports/index.ts';
import { keyOf, makeOffers, type OfferToMake } from './new-own-offer.commands.ts';
import type { OfferShop } from './offer.ts';
import { type AmountColumn, amountColumns } from './offer-import-columns.ts';
import { findVariants } from './offer-import-variants.ts';
import { statementRefusal } from './own-price-rules.ts';
import { auditedStatement, isSame, ownOfferKind, type Restatement, restateOffers } from './own-offer.commands.ts';
import {
  findOfferKeys,
  findOfferShop,
  findOfferTargets,
  lockOwnOffers,
  type OwnOfferRecord,
  type OwnStatement,
} from './own-offer.store.ts';

const nothing: OwnStatement = { price: null, listPrice: null, availability: null, cost: null, stock: null };

type Answers = Map<string, BulkAnswer>;

/** Writes what a file states of offers of a shop, new ones and known ones, with the rights that a single save asks; one answer for each, in order. */
export async function applyOfferChanges(
  context: RequestContext,
  shopId: string,
  records: readonly RecordChange[],
): Promise<BulkAnswer[]> {
  return withTransaction(context.deps.db, async (tx) => {
    const shop = await findOfferShop(tx, shopId);
    if (shop?.kind !== 'own') return records.map(() => reasoned('offer_not_own'));
    const known = records.filter(({ creates }) => !creates);
    const locked = await lockOwnOffers(
      tx,
      shopId,
      known.map(({ id }) => id),
    );
    const answers: Answers = new Map([
      ...(await changeAll(tx, context, shop, known, locked)),
      ...(await createAll(
        tx,
        context,
        shop,
        records.filter(({ creates }) => creates),
      )),
    ]);
    return records.map(({ id }) => answers.get(id) ?? null);
  });
}

/** The statement that the cells make of the one before; undefined where an amount is in another currency than the shop has by now. */
function statementAfter(
  before: OwnStatement,
  { cells }: RecordChange,
  { currency }: OfferShop,
): OwnStatement | undefined {
  const after = { ...before };
  for (const { attribute, value } of cells) {
    if (isAmount(attribute)) {
      const money = value as { minor: number; currency: string } | null;
      if (money !== null && money.currency !== currency) return undefined;
      after[attribute] = money?.minor ?? null;
    } else if (attribute === 'stock') after.stock = typeof value === 'number' ? value : null;
    else if (attribute === 'availability') after.availability = typeof value === 'string' ? value : null;
  }
  return after;
}

const isAmount = (attribute: string): attribute is AmountColumn => amountColumns.some((column) => column === attribute);

async function changeAll(
  tx: Tx,
  context: RequestContext,
  shop: OfferShop,
  records: readonly RecordChange[],
  locked: ReadonlyMap<string, OwnOfferRecord>,
): Promise<Answers> {
  const { actor, deps } = context;
  const answers: Answers = new Map();
  const restatements = records.flatMap((record): Restatement[] => {
    const before = locked.get(record.id);
    const statement = before && statementAfter(ofShop(before, shop), record, shop);
    const answer = !before
      ? reasoned('ROW_GONE')
      : !may(actor, 'update', 'Offer', { shopId: shop.id })
        ? reasoned('NO_RIGHT_TO_ROW')
        : !statement
          ? reasoned('ROW_CHANGED:since_check')
          : answerTo(before, statement, record, shop);
    answers.set(record.id, answer);
    return answer === null && before && statement ? [{ before, statement }] : [];
  });
  if (restatements.length === 0) return answers;
  await restateOffers(tx, deps, originOf(context), shop, restatements, 'import');
  const entries = restatements.map(({ before, statement }) => ({
    ...originOf(context),
    entity: ownOfferKind.entity,
    entityId: before.id,
    action: 'updated',
    before: ownOfferKind.audited(before),
    after: auditedStatement(statement, shop.currency),
  }));
  await recordChanges(tx, deps, entries);
  return answers;
}

/** What was stated in another currency is no amount in that of the shop. */
function ofShop(before: OwnOfferRecord, { currency }: OfferShop): OwnStatement {
  const { price, listPrice, availability, cost, stock } = before;
  return before.currency === currency
    ? { price, listPrice, availability, cost, stock }
    : { ...nothing, availability, stock };
}

function answerTo(
  before: OwnOfferRecord,
  statement: OwnStatement,
  { baseVersion }: RecordChange,
  { currency }: OfferShop,
): Reasoned | 'unchanged' | null {
  if (isSame(before, statement)) return 'unchanged';
  if (before.version !== baseVersion) return reasoned('ROW_CHANGED:since_check');
  return statementRefusal(statement, currency) ?? null;
}

async function createAll(
  tx: Tx,
  context: RequestContext,
  shop: OfferShop,
  records: readonly RecordChange[],
): Promise<Answers> {
  const answers: Answers = new Map();
  if (records.length === 0) return answers;
  const { actor, deps } = context;
  const textIn = (record: RecordChange, attribute: string) => {
    const value = record.cells.find((cell) => cell.attribute === attribute)?.value;
    return typeof value === 'string' ? value : null;
  };
  const skuOf = (record: RecordChange) => (textIn(record, 'sku') ?? record.matchKey ?? '').trim();
  const variants = await findVariants(
    context,
    records.map((record) => ({ sku: skuOf(record), gtin: textIn(record, 'gtin') })),
  );
  const targets = await findOfferTargets(
    tx,
    shop.id,
    variants.map((found) =>
      found && 'productId' in found
        ? { productId: found.productId, variantId: found.variantId }
        : { productId: null, variantId: null },
    ),
  );
  const taken = await findOfferKeys(
    tx,
    shop.id,
    records.map((record) => keyOf(skuOf(record), shop)),
  );
  const toMake = records.flatMap((record, at): OfferToMake[] => {
    const statement = statementAfter(nothing, record, shop);
    const found = variants[at];
    const target = targets[at];
    const refusal = !may(actor, 'create', 'Offer', { shopId: shop.id })
      ? reasoned('NO_RIGHT_TO_ROW')
      : taken.has(keyOf(skuOf(record), shop)) || !statement
        ? reasoned('ROW_CHANGED:since_check')
        : found && 'why' in found
          ? found.why
          : statementRefusal(statement, shop.currency);
    answers.set(record.id, refusal ?? (target ? null : reasoned('ROW_CHANGED:since_check')));
    return !refusal && target && statement
      ? [{ id: record.id, target, draft: { ...statement, sku: skuOf(record), title: null } }]
      : [];
  });
  if (toMake.length > 0) await makeOffers(tx, deps, originOf(context), shop, toMake, 'import');
  return answers;
}
