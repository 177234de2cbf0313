import { archiveProductInput, productInput, productStatuses } from '@quarry/contracts/products';
import { checkInput } from '@quarry/contracts/common';
import { may } from '../../platform/auth/index.ts';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  type HeldFields,
  type RecordHistory,
  type Restored,
  type RestoreOutcome,
  saveDraft,
} from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { brandById } from '../brands/index.ts';
import { categoryPathOf } from '../categories/index.ts';
import { findValuesOf } from './catalogue-value.store.ts';
import { findAttributes } from './catalogue.store.ts';
import { productById, variantById, variantsOf } from './product-loaders.ts';
import { auditedProduct } from './product.ts';
import { judgedField, restoreValuesOf } from './product-value.commands.ts';
import { findProductsForUpdate } from './product.store.ts';
import { takenReason } from './unique-values.ts';
import { placeOfKey, valueKey } from './value-key.ts';
import { changeProductStatus, updateProduct } from './product.commands.ts';

/** What a move changes together: why it is archived goes and comes with the status. */
const statusFields = ['status', 'archiveReason', 'archiveNote'];

export const productHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const product = may(context.actor, 'read', 'Product') ? await productById(context).load(id) : null;
    return product && ['update', 'Product', { brandId: product.brandId }, 'by_field'];
  },
  restoring: {
    actions: ['updated', 'value_set', 'status_changed', 'reverted'],
    lock: async (tx, id) => (await lockProducts(tx, [id])).get(id),
    write: async (deps, origin, record) => onlyOne(await restoreProducts(deps, origin, [record])),
    inSets: { lock: lockProducts, write: restoreProducts },
  },
  shownIn: (field) => {
    const code = placeOfKey(field)?.code;
    const shown = code === undefined ? 'values' : judgedField(code);
    return shown === 'values' ? undefined : shown;
  },
  partOf: (field) => {
    const variantId = placeOfKey(field)?.variantId;
    return variantId ? { id: variantId, nameOf: (context) => variantName(context, variantId) } : undefined;
  },
  referenceOf: (field) => {
    if (field === 'brandId' || field.startsWith('value:brand:')) return brandName;
    return field === 'categoryId' || field.startsWith('value:category:') ? categoryName : undefined;
  },
};

/** Products as changes say them: their own fields, and the values that people set by hand and that hold. */
async function lockProducts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, HeldFields>> {
  const products = await findProductsForUpdate(tx, ids);
  const codes = new Map((await findAttributes(tx)).map(({ id, code }) => [id, code]));
  const values = await findValuesOf(tx, [...products.keys()]);
  return new Map(
    [...products].map(([id, product]) => {
      const byHand = (values.get(id) ?? []).filter(({ isWinner, sourceKind }) => isWinner && sourceKind === 'manual');
      const held = byHand.map(({ attributeId, locale, variantId, value }) => {
        return [valueKey(codes.get(attributeId) ?? '', locale, variantId), value];
      });
      return [id, { version: product.version, fields: { ...auditedProduct(product), ...Object.fromEntries(held) } }];
    }),
  );
}

/** Restores values in one set; a status, and fields as a form saves them, go one by one. */
async function restoreProducts(
  deps: Deps,
  origin: ChangeOrigin,
  records: readonly (Restored & { causeId?: string })[],
): Promise<RestoreOutcome[]> {
  const ofValues = records.filter((record) => !isOfStatus(record) && isOfValues(record));
  const restored = await restoreValuesOf(deps, origin, ofValues);
  const outcomeOf = new Map<Restored, RestoreOutcome | undefined>(
    ofValues.map((record, at) => {
      const outcome = restored[at];
      if (outcome?.kind !== 'taken') return [record, outcome];
      return [record, { kind: 'not_allowed', ...takenReason(origin.actor, outcome.taken) }];
    }),
  );
  const outcomes: RestoreOutcome[] = [];
  for (const record of records) {
    const { causeId = origin.causeId ?? null } = record;
    outcomes.push(outcomeOf.get(record) ?? (await restoreFields(deps, { ...origin, causeId }, record)));
  }
  return outcomes;
}

function restoreFields(deps: Deps, origin: ChangeOrigin, record: Restored): Promise<RestoreOutcome> {
  const { id, version, fields } = record;
  const status = productStatuses.find((one) => one === fields.status);
  if (status !== undefined && isOfStatus(record)) {
    const { archiveReason: reason, archiveNote: note } = fields;
    const archival = checkInput(archiveProductInput, { reason, note });
    return changeProductStatus(deps, origin, id, version, status, archival.ok ? archival.value : undefined);
  }
  return saveDraft(productInput, fields, (draft) => updateProduct(deps, origin, id, version, () => draft));
}

function isOfStatus({ restored }: Restored): boolean {
  return statusFields.some((name) => name in restored);
}

function isOfValues({ restored }: Restored): boolean {
  return Object.keys(restored).some((name) => placeOfKey(name) !== undefined);
}

async function brandName(context: RequestContext, id: string): Promise<string | null> {
  return (await brandById(context).load(id))?.name ?? null;
}

/** What tells a variant from the others of its product; null where there are none. */
async function variantName(context: RequestContext, id: string): Promise<string | null> {
  const variant = await variantById(context).load(id);
  const product = variant && (await productById(context).load(variant.productId));
  if (!product || (await variantsOf(context).load(product.id)).length < 2) return null;
  const sku = variant.identifiers.find(({ kind }) => kind === 'sku')?.value;
  return variant.name || sku || null;
}

async function categoryName(context: RequestContext, id: string): Promise<string | null> {
  return (await categoryPathOf(context).load(id)).names.join(' › ') || null;
}
