import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Archival, type ProductDraft, productStates } from '@quarry/contracts/products';
import { refusalToBe, refusalToGo } from '@quarry/contracts/states';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { holdArchivedBrand } from '../brands/index.ts';
import { findAttributes, insertProducts } from './catalogue.store.ts';
import type { HandWritten } from './hand-values.ts';
import { applyEdits, applyEditsTo, type NamedEdit } from './product-edit.ts';
import { actionsOfReturn, auditedProduct, judgedProduct, type ProductStatus } from './product.ts';
import {
  findProductForUpdate,
  findProductsForUpdate,
  findReferences,
  type LockedProduct,
  setProductStatus,
} from './product.store.ts';
import { productChanged } from './product.topics.ts';
import { checkGtin } from './typed-gtin.ts';
import { asksUnique, claimOf, claimUnique, type TakenValue } from './unique-values.ts';
import { valueKey } from './value-key.ts';

type Invalid = { kind: 'invalid'; issues: InputIssue[] };
type Taken = { kind: 'taken'; taken: TakenValue };
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
  return withTransaction(deps.db, (tx) => createProductOf(tx, deps, origin, draft));
}

/** The same in the transaction of a caller. */
export async function createProductOf(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  draft: ProductDraft,
): Promise<ProductSaved | Invalid> {
  const made = onlyOne(await createProductsWith(tx, deps, origin, [{ id: newId(), draft }]));
  if (made.kind === 'taken') throw new Error('A product without further values has none that others could have.');
  return made;
}

/** A product to be made under an id that was given to it before, with values of attributes that are no fields of the draft. */
export type ProductToCreate = {
  id: string;
  draft: ProductDraft;
  /** The language of name and description; without it the first of the content locales. */
  locale?: string | undefined;
  values?: readonly NamedEdit[];
};

/**
 * Adds products by hand; the number of statements does not grow with them. Resolves with one outcome for each, in order: of one that is
 * `invalid` nothing is written, and the others are made.
 */
export async function createProductsWith(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  products: readonly ProductToCreate[],
): Promise<(ProductSaved | Invalid | Taken)[]> {
  const checks = await checkDrafts(
    tx,
    products.map(({ draft }) => draft),
  );
  const sound = products.flatMap((product, index) => {
    const check = checks[index];
    if (check?.kind !== 'checked') return [];
    // There is nothing to clear yet.
    const values = (product.values ?? []).filter(({ value }) => value !== null);
    return [{ ...product, draft: check.draft, variantId: newId<'variant'>(), values }];
  });
  const takenOf = await takenByOthers(tx, sound);
  const checked = sound.filter(({ id }) => !takenOf.has(id));
  const ids = checked.map(({ id }) => id);
  const now = deps.clock.now();
  await insertProducts(
    tx,
    checked.map(({ id, variantId, draft: { name } }) => {
      return { id, variantId, name, description: null, brandId: null };
    }),
    now,
  );
  const inserted = await findProductsForUpdate(tx, ids);
  const outcomes = await applyEditsTo(
    tx,
    checked.map(({ id, draft, locale, values }) => {
      const product = madeAmong(inserted, id);
      return {
        product,
        edits: [...editsBetween({ ...product, name: '' }, draft, locale), ...values],
        tags: draft.tags,
      };
    }),
    { settings: deps.settings, origin, now },
  );
  const records = await findProductsForUpdate(tx, ids);
  const made = checked.map(({ id, values }, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind !== 'written') throw new Error(`Product ${id} was made, and its values were refused.`);
    return { record: madeAmong(records, id), further: valuesAfter(outcome.written, values) };
  });
  const changeIds = await recordChanges(
    tx,
    deps,
    made.map(({ record, further }) => ({
      ...origin,
      entity: productKind.entity,
      entityId: record.id,
      action: 'created',
      before: null,
      after: { ...auditedProduct(record), ...further },
      told: { topic: productChanged, brandId: record.brandId },
    })),
  );
  const saved = new Map(
    made.map(({ record }, index): [string, ProductSaved] => [
      record.id,
      { kind: 'saved', record, changeId: changeIds[index] ?? null },
    ]),
  );
  return products.map(({ id }, index) => {
    const check = checks[index];
    return check?.kind === 'invalid' ? check : (takenOf.get(id) ?? madeAmong(saved, id));
  });
}

/** Those of new products that would have a text which others have, asked before anything of them is written. */
async function takenByOthers(
  tx: Tx,
  products: readonly (ProductToCreate & { variantId: string; values: readonly NamedEdit[] })[],
): Promise<Map<string, Taken>> {
  if (products.every(({ values }) => values.length === 0)) return new Map();
  const unique = new Map((await findAttributes(tx)).filter(asksUnique).map((attribute) => [attribute.code, attribute]));
  const taken = await claimUnique(
    tx,
    products.map(({ id, variantId, draft: { name, brandId }, values }) => ({
      claims: values.flatMap(({ code, locale = '', value }) => {
        const attribute = unique.get(code);
        const place = { productId: id, variantId: attribute?.isVariantLevel ? variantId : null, locale };
        return attribute ? claimOf({ ...place, attributeId: attribute.id }, value) : [];
      }),
      given: [],
      product: { name, brandId },
    })),
  );
  return new Map(
    products.flatMap(({ id }, at) => {
      const first = taken[at]?.[0];
      return first ? [[id, { kind: 'taken', taken: first }] as const] : [];
    }),
  );
}

function madeAmong<Made>(all: ReadonlyMap<string, Made>, id: string): Made {
  const made = all.get(id);
  if (made === undefined) throw new Error(`Product ${id} vanished inside its own transaction.`);
  return made;
}

/** The values beside the draft, by the names that changes have for them. */
function valuesAfter(written: readonly HandWritten[], values: readonly NamedEdit[]): Record<string, unknown> {
  const codes = new Set(values.map(({ code }) => code));
  const further = written.filter(({ edit }) => codes.has(edit.attribute.code));
  return Object.fromEntries(
    further.map(({ edit, locale }) => [valueKey(edit.attribute.code, locale, edit.variantId), edit.value]),
  );
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
    const checked = onlyOne(await checkDrafts(tx, [draft]));
    if (checked.kind === 'invalid') return checked;
    const isRevert = origin.cause === 'revert';
    const edits = editsBetween(before, checked.draft).map((edit) => ({ ...edit, isRevert }));
    const outcome = await applyEdits(
      tx,
      { product: before, edits, tags: draft.tags },
      { settings: deps.settings, origin, now: deps.clock.now() },
    );
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

type CheckedDraft = { kind: 'checked'; draft: ProductDraft } | Invalid;

/** What is wrong with each draft beyond its form; its GTIN in the form that is kept. */
async function checkDrafts(tx: Tx, drafts: readonly ProductDraft[]): Promise<CheckedDraft[]> {
  const { brands, categories } = await findReferences(tx, {
    brandIds: drafts.flatMap(({ brandId }) => brandId ?? []),
    categoryIds: drafts.flatMap(({ categoryId }) => categoryId ?? []),
    mediaIds: [],
  });
  return drafts.map((draft) => {
    const { brandId, categoryId } = draft;
    const gtin = draft.gtin === null ? ({ ok: true, value: null } as const) : checkGtin('gtin', draft.gtin);
    const issues = [
      ...(brandId === null || brands.has(brandId) ? [] : [inputIssue('brandId', 'unknown')]),
      ...(categoryId === null || categories.has(categoryId) ? [] : [inputIssue('categoryId', 'unknown')]),
      ...(gtin.ok ? [] : gtin.issues),
    ];
    return issues.length > 0 || !gtin.ok
      ? { kind: 'invalid', issues }
      : {
          kind: 'checked',
          draft: { ...draft, categoryId: categories.get(categoryId ?? '') ?? null, gtin: gtin.value },
        };
  });
}

/** The hand-set values in which a draft differs from the product. Identifiers belong to the first variant. */
function editsBetween(before: LockedProduct, draft: ProductDraft, locale?: string): NamedEdit[] {
  const variantId = before.variantIds[0] ?? null;
  const fields = [
    { code: 'name', variantId: null, locale, value: draft.name, isSame: draft.name === before.name },
    {
      code: 'description',
      variantId: null,
      locale,
      value: draft.description,
      isSame: draft.description === before.description,
    },
    { code: 'brand', variantId: null, value: draft.brandId, isSame: draft.brandId === before.brandId },
    { code: 'category', variantId: null, value: draft.categoryId, isSame: draft.categoryId === before.categoryId },
    { code: 'gtin', variantId, value: draft.gtin, isSame: draft.gtin === before.gtin },
    { code: 'mpn', variantId, value: draft.mpn, isSame: draft.mpn === before.mpn },
    { code: 'sku', variantId, value: draft.sku, isSame: draft.sku === before.sku },
  ];
  return fields.filter(({ isSame }) => !isSame).map(({ isSame: _isSame, ...edit }) => edit);
}
