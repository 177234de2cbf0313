import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Archival, type ProductDraft, productStates } from '@quarry/contracts/products';
import { refusalToBe, refusalToGo } from '@quarry/contracts/states';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { holdArchivedBrand } from '../brands/index.ts';
import { insertProducts } from './catalogue.store.ts';
import { applyEdits, type NamedEdit } from './product-edit.ts';
import { actionsOfReturn, auditedProduct, judgedProduct, type ProductStatus } from './product.ts';
import { findProductForUpdate, findUnknownReferences, type LockedProduct, setProductStatus } from './product.store.ts';
import { productChanged } from './product.topics.ts';
import { checkGtin } from './typed-gtin.ts';

type Invalid = { kind: 'invalid'; issues: InputIssue[] };
export type ProductSaved = Saved<LockedProduct>;

export const productKind: RecordKind<LockedProduct> = {
  entity: 'product',
  lock: findProductForUpdate,
  audited: auditedProduct,
  judged: judgedProduct,
  told: ({ brandId }) => ({ topic: productChanged, brandId }),
};

/** Adds a product by hand, with one variant that its identifiers belong to. */
export function createProduct(deps: Deps, origin: ChangeOrigin, draft: ProductDraft): Promise<ProductSaved | Invalid> {
  return createRecord(deps, origin, productKind, async (tx, id) => {
    const checked = await checkDraft(tx, draft);
    if (checked.kind === 'invalid') return checked;
    const now = deps.clock.now();
    await insertProducts(
      tx,
      [{ id, variantId: newId<'variant'>(), name: draft.name, description: null, brandId: null }],
      now,
    );
    const made = await findProductForUpdate(tx, id);
    if (!made) throw new Error(`Product ${id} vanished inside its own transaction.`);
    const outcome = await applyEdits(tx, made, editsBetween({ ...made, name: '' }, checked.draft), draft.tags, {
      settings: deps.settings,
      origin,
      now,
    });
    return outcome.kind === 'invalid' ? outcome : undefined;
  });
}

/** Saves what `draftFrom` makes of the product as it is. */
export function updateProduct(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draftFrom: (current: ProductDraft) => ProductDraft,
): Promise<ProductSaved | Invalid | Missed> {
  return changeRecord(deps, origin, productKind, { id, version, action: 'updated' }, async (tx, before) => {
    const draft = draftFrom(before);
    const checked = await checkDraft(tx, draft);
    if (checked.kind === 'invalid') return checked;
    const isRevert = origin.cause === 'revert';
    const edits = editsBetween(before, checked.draft).map((edit) => ({ ...edit, isRevert }));
    const outcome = await applyEdits(tx, before, edits, draft.tags, {
      settings: deps.settings,
      origin,
      now: deps.clock.now(),
    });
    return outcome.kind === 'invalid' ? outcome : undefined;
  });
}

/** Moves a product to a state; it is archived with a reason alone. */
export function changeProductStatus(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  status: ProductStatus,
  archival?: Archival,
): Promise<ProductSaved | Missed | ({ kind: 'not_allowed' } & Reasoned)> {
  return changeRecord(deps, origin, productKind, { id, version, action: 'status_changed' }, async (tx, before) => {
    const isUnreasoned = status === 'ARCHIVED' && !archival;
    const refusal =
      (await refusedChange(tx, origin, before, status)) ?? (isUnreasoned ? reasoned('ARCHIVE_REASON_MISSING') : null);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const archived = status === 'ARCHIVED' && archival ? { ...archival, by: origin.actor.userId } : null;
    await setProductStatus(tx, id, status, archived, deps.clock.now());
    return undefined;
  });
}

/** Why a move is not made, or not taken back: whose rights are asked here, since a history asks no more than to change the product. */
async function refusedChange(
  tx: Tx,
  { cause, actor }: ChangeOrigin,
  { status, brandId }: LockedProduct,
  to: ProductStatus,
): Promise<Reasoned | null> {
  const facts = { archivedBrand: brandId === null ? null : await holdArchivedBrand(tx, brandId) };
  const needed = cause === 'revert' ? actionsOfReturn(status, to) : undefined;
  if (!needed) return refusalToGo(productStates, status, to, facts);
  const isAllowed = needed.every((action) => may(actor, action, 'Product', { brandId }));
  return isAllowed ? refusalToBe(productStates, to, facts) : reasoned('NO_RIGHT_TO_ROW');
}

/** What is wrong with a draft beyond its form; its GTIN in the form that is kept. */
async function checkDraft(tx: Tx, draft: ProductDraft): Promise<{ kind: 'checked'; draft: ProductDraft } | Invalid> {
  const gtin = draft.gtin === null ? ({ ok: true, value: null } as const) : checkGtin('gtin', draft.gtin);
  const unknown = await findUnknownReferences(tx, draft);
  const issues = [...unknown.map((field) => inputIssue(field, 'unknown')), ...(gtin.ok ? [] : gtin.issues)];
  return issues.length > 0 || !gtin.ok
    ? { kind: 'invalid', issues }
    : { kind: 'checked', draft: { ...draft, gtin: gtin.value } };
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
