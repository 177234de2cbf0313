import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { ProductDraft } from '@quarry/contracts/products';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { recordChange } from '../../platform/audit/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { CatalogueChange } from './catalogue.commands.ts';
import { insertProducts } from './catalogue.store.ts';
import { applyEdits, type NamedEdit, usableGtin } from './product-edit.ts';
import { actionOfMove, auditedProduct, type ProductStatus, refusedMove } from './product.ts';
import { findProductForUpdate, findUnknownReferences, type LockedProduct, setProductStatus } from './product.store.ts';

type Invalid = { kind: 'invalid'; issues: InputIssue[] };
type Unsaved = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };
export type ProductSaved = { kind: 'saved'; productId: string; changeId: string | null };
export type CreateProductOutcome = ProductSaved | Invalid;
export type UpdateProductOutcome = ProductSaved | Invalid | Unsaved;
export type ProductStatusOutcome = ProductSaved | Unsaved | { kind: 'not_allowed'; code: string; reason: string };

/** Adds a product by hand, with one variant that its identifiers belong to. */
export function createProduct(deps: Deps, change: CatalogueChange, draft: ProductDraft): Promise<CreateProductOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const checked = await checkDraft(tx, draft);
    if (checked.kind === 'invalid') return checked;
    const now = deps.clock.now();
    const id = newId<'product'>();
    await insertProducts(
      tx,
      [{ id, variantId: newId<'variant'>(), name: draft.name, description: null, brandId: null }],
      now,
    );
    const product = await mustFind(tx, id);
    const edits = editsBetween({ ...product, name: '' }, checked.draft);
    const outcome = await applyEdits(tx, product, edits, draft.tags, now);
    if (outcome.kind === 'invalid') return outcome;
    const after = auditedProduct(await mustFind(tx, id));
    const changeId = await recordChange(tx, deps, {
      ...change,
      entity: 'product',
      entityId: id,
      action: 'created',
      before: null,
      after,
    });
    return { kind: 'saved', productId: id, changeId };
  });
}

export function updateProduct(
  deps: Deps,
  change: CatalogueChange,
  id: string,
  version: number,
  draftFrom: (current: ProductDraft) => ProductDraft,
): Promise<UpdateProductOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findProductForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    return saveDraft(tx, deps, change, before, draftFrom(before));
  });
}

/** Saves a draft over a product that is locked; `revertsId` names the change it takes back. */
export async function saveDraft(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  before: LockedProduct,
  draft: ProductDraft,
  revertsId: string | null = null,
): Promise<ProductSaved | Invalid> {
  const checked = await checkDraft(tx, draft);
  if (checked.kind === 'invalid') return checked;
  const edits = editsBetween(before, checked.draft).map((edit) => ({ ...edit, isRevert: revertsId !== null }));
  const outcome = await applyEdits(tx, before, edits, draft.tags, deps.clock.now());
  if (outcome.kind === 'invalid') return outcome;
  const after = auditedProduct(await mustFind(tx, before.id));
  const changeId = await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: before.id,
    action: revertsId === null ? 'updated' : 'reverted',
    before: auditedProduct(before),
    after,
    revertsId,
  });
  return { kind: 'saved', productId: before.id, changeId };
}

export function changeProductStatus(
  deps: Deps,
  change: CatalogueChange,
  id: string,
  version: number,
  status: ProductStatus,
): Promise<ProductStatusOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findProductForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    if (!actionOfMove(before.status, status)) return { kind: 'not_allowed', ...refusedMove(before.status, status) };
    return moveProduct(tx, deps, change, before, status);
  });
}

/** Moves a locked product along an allowed way. */
export async function moveProduct(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  before: LockedProduct,
  status: ProductStatus,
  revertsId: string | null = null,
): Promise<ProductSaved> {
  await setProductStatus(tx, before.id, status, deps.clock.now());
  const changeId = await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: before.id,
    action: 'status_changed',
    before: { status: before.status },
    after: { status },
    revertsId,
  });
  return { kind: 'saved', productId: before.id, changeId };
}

/** What is wrong with a draft beyond its form; its GTIN in the form that is kept. */
async function checkDraft(tx: Tx, draft: ProductDraft): Promise<{ kind: 'checked'; draft: ProductDraft } | Invalid> {
  const gtin = draft.gtin === null ? null : usableGtin(draft.gtin);
  const unknown = await findUnknownReferences(tx, draft);
  const issues = [
    ...unknown.map((field) => inputIssue(field, 'unknown')),
    ...(gtin === undefined ? [inputIssue('gtin', 'not_a_gtin')] : []),
  ];
  return issues.length > 0 || gtin === undefined
    ? { kind: 'invalid', issues }
    : { kind: 'checked', draft: { ...draft, gtin } };
}

/** The hand-set values in which a draft differs from the product. Identifiers belong to the first variant. */
function editsBetween(before: LockedProduct, draft: ProductDraft): NamedEdit[] {
  const variantId = before.variantIds[0] ?? null;
  const fields = [
    { code: 'name', variantId: null, value: draft.name, isSame: draft.name === before.name },
    {
      code: 'description',
      variantId: null,
      value: draft.description,
      isSame: draft.description === before.description,
    },
    { code: 'brand', variantId: null, value: draft.brandId, isSame: draft.brandId === before.brandId },
    { code: 'category', variantId: null, value: draft.categoryId, isSame: draft.categoryId === before.categoryId },
    { code: 'gtin', variantId, value: draft.gtin, isSame: draft.gtin === before.gtin },
    { code: 'mpn', variantId, value: draft.mpn, isSame: draft.mpn === before.mpn },
  ];
  return fields.filter(({ isSame }) => !isSame).map(({ isSame: _isSame, ...edit }) => edit);
}

async function mustFind(tx: Tx, id: string): Promise<LockedProduct> {
  const product = await findProductForUpdate(tx, id);
  if (!product) throw new Error(`Product ${id} vanished inside its own transaction.`);
  return product;
}
