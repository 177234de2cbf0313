import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ProductDraft } from '@quarry/contracts/products';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findValues } from './catalogue-value.store.ts';
import { findAttributes } from './catalogue.store.ts';
import type { NamedEdit } from './product-edit.ts';
import { type ChangeRecord, findChange } from './product-history.store.ts';
import { placeOfKey, saveValues, valueKey } from './product-value.commands.ts';
import { changeProductStatus, updateProduct } from './product.commands.ts';
import { actionOfMove, type ProductStatus } from './product.ts';
import { findProductForUpdate, type LockedProduct } from './product.store.ts';

export type RevertOutcome =
  | { kind: 'reverted'; changeId: string; entity: string; entityId: string }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned);

/** Whether a change is of a kind that can be taken back. */
export function isRevertible(
  change: Pick<ChangeRecord, 'entity' | 'before' | 'after' | 'isReverted' | 'action'>,
): boolean {
  const isEdit = ['updated', 'value_set', 'status_changed', 'reverted'].includes(change.action);
  return change.entity === 'product' && isEdit && change.before !== null && change.after !== null && !change.isReverted;
}

/**
 * Takes one change of a product back, as a new change: every field that still is as the change left it becomes what it
 * was before; what somebody changed since stays.
 */
export function revertChange(deps: Deps, origin: ChangeOrigin, changeId: string): Promise<RevertOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const target = await findChange(tx, changeId);
    const product = target?.entity === 'product' ? await findProductForUpdate(tx, target.entityId) : undefined;
    if (!target || !product) return { kind: 'not_found' };
    // Read again under the product's lock: of two who revert one change, the second finds it reverted.
    const current = await findChange(tx, changeId);
    if (!current || !isRevertible(current)) {
      return refuse('not_revertible');
    }
    const outcome = await takeBack(tx, deps, { ...origin, cause: 'revert', causeId: changeId }, product, current);
    if (outcome === undefined) {
      return refuse('changed_since');
    }
    if (outcome.kind !== 'saved' || outcome.changeId === null) {
      return refuse('not_possible');
    }
    return { kind: 'reverted', changeId: outcome.changeId, entity: 'product', entityId: product.id };
  });
}

function refuse(code: 'not_revertible' | 'changed_since' | 'not_possible'): RevertOutcome {
  return { kind: 'not_allowed', ...reasoned(code) };
}

/** Undefined when nothing is left as the change left it. */
async function takeBack(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  product: LockedProduct,
  { action, before, after }: ChangeRecord,
): Promise<Awaited<ReturnType<typeof updateProduct | typeof changeProductStatus>> | undefined> {
  const within = { ...deps, db: tx };
  if (action === 'status_changed') {
    const status = before?.status as ProductStatus;
    const isStill = product.status === after?.status && actionOfMove(product.status, status) !== undefined;
    return isStill ? changeProductStatus(within, origin, product.id, product.version, status) : undefined;
  }
  if (action === 'value_set') {
    const edits = await unchangedValues(tx, product.id, before ?? {}, after ?? {});
    return edits.length > 0 ? saveValues(tx, deps, origin, product, edits) : undefined;
  }
  const draft = unchangedFields(product, before ?? {}, after ?? {});
  return draft && updateProduct(within, origin, product.id, product.version, () => draft);
}

/** The product with every field as before that still is as after. */
function unchangedFields(
  product: LockedProduct,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ProductDraft | undefined {
  const { name, description, brandId, categoryId, tags, gtin, mpn } = product;
  const now: ProductDraft = { name, description, brandId, categoryId, tags, gtin, mpn };
  const fields = Object.entries(now).filter(([field, value]) => field in after && isSame(value, after[field]));
  if (fields.length === 0) return undefined;
  return { ...now, ...Object.fromEntries(fields.map(([field]) => [field, before[field]])) };
}

async function unchangedValues(
  tx: Tx,
  productId: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<NamedEdit[]> {
  const codes = new Map((await findAttributes(tx)).map(({ id, code }) => [id, code]));
  const byHand = new Map(
    (await findValues(tx, productId))
      .filter(({ isWinner, sourceKind }) => isWinner && sourceKind === 'manual')
      .map((row) => [valueKey(codes.get(row.attributeId) ?? '', row.locale, row.variantId), row.value]),
  );
  return Object.keys(after).flatMap((key) => {
    const place = placeOfKey(key);
    return place && isSame(byHand.get(key) ?? null, after[key])
      ? [{ ...place, value: before[key] ?? null, isRevert: true }]
      : [];
  });
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
