import { archiveProductInput, productInput, productStatuses } from '@quarry/contracts/products';
import { checkInput } from '@quarry/contracts/common';
import { may } from '../../platform/auth/index.ts';
import {
  type ChangedFields,
  type RecordHistory,
  type RestoreOutcome,
  saveDraft,
} from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { brandById } from '../brands/index.ts';
import { categoryPathOf } from '../categories/index.ts';
import { findValues } from './catalogue-value.store.ts';
import { findAttributes } from './catalogue.store.ts';
import { productById } from './product-loaders.ts';
import { restoreValues } from './product-value.commands.ts';
import { placeOfKey, valueKey } from './value-key.ts';
import { changeProductStatus, productKind, updateProduct } from './product.commands.ts';

/** What a move changes together: why it is archived goes and comes with the status. */
const statusFields = ['status', 'archiveReason', 'archiveNote'];

export const productHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const product = may(context.actor, 'read', 'Product') ? await productById(context).load(id) : null;
    return product && ['update', 'Product', { brandId: product.brandId }, 'by_field'];
  },
  restoring: {
    actions: ['updated', 'value_set', 'status_changed', 'reverted'],
    lock: async (tx, id) => {
      const product = await productKind.lock(tx, id);
      return (
        product && {
          version: product.version,
          fields: { ...productKind.audited(product), ...(await handSetValues(tx, id)) },
        }
      );
    },
    write: async (deps, origin, { id, version, fields, restored }): Promise<RestoreOutcome> => {
      const status = productStatuses.find((one) => one === fields.status);
      if (status !== undefined && statusFields.some((name) => name in restored)) {
        const { archiveReason: reason, archiveNote: note } = fields;
        const archival = checkInput(archiveProductInput, { reason, note });
        return changeProductStatus(deps, origin, id, version, status, archival.ok ? archival.value : undefined);
      }
      if (Object.keys(restored).some((name) => placeOfKey(name) !== undefined))
        return restoreValues(deps, origin, id, version, restored);
      return saveDraft(productInput, fields, (draft) => updateProduct(deps, origin, id, version, () => draft));
    },
  },
  referenceOf: (field) => {
    if (field === 'brandId' || field.startsWith('value:brand:')) return brandName;
    return field === 'categoryId' || field.startsWith('value:category:') ? categoryName : undefined;
  },
};

/** The values that people set by hand and that hold, each under the name that changes have for it. */
async function handSetValues(tx: Parameters<typeof findValues>[0], productId: string): Promise<ChangedFields> {
  const codes = new Map((await findAttributes(tx)).map(({ id, code }) => [id, code]));
  const values = await findValues(tx, productId);
  return Object.fromEntries(
    values
      .filter(({ isWinner, sourceKind }) => isWinner && sourceKind === 'manual')
      .map((row) => [valueKey(codes.get(row.attributeId) ?? '', row.locale, row.variantId), row.value]),
  );
}

async function brandName(context: RequestContext, id: string): Promise<string | null> {
  return (await brandById(context).load(id))?.name ?? null;
}

async function categoryName(context: RequestContext, id: string): Promise<string | null> {
  return (await categoryPathOf(context).load(id)).names.join(' › ') || null;
}
