import { reasoned, sentence, wording } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { scopeCondition } from '../../platform/auth/index.ts';
import { type KeptInBin, deleteRecord, type Missed, type BroughtBack } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publishEvents } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { deleteGivenPictures } from '../media/index.ts';
import { dropPictures, lockPlacing } from './catalogue.store.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { refreshCompleteness } from './completeness.store.ts';
import {
  lockDeletedProduct,
  lockPurgedProducts,
  markProductDeleted,
  removeProducts,
  unmarkProductDeleted,
} from './product-bin.store.ts';
import { leaveLostCategory } from './lost-category.ts';
import { productKind } from './product.commands.ts';
import { findProductForUpdate } from './product.store.ts';
import { productChanged, productKeyed } from './product.topics.ts';
import { refusalToReturn } from './unique-values.ts';
import { findSharedIdentifiers, type SharedIdentifier } from './same-identifier.store.ts';

/** Puts a product into the bin. What hangs on it stays with it; offers that may have belonged to it are looked at again. */
export function deleteProduct(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<{ kind: 'deleted'; name: string } | Missed> {
  return deleteRecord(deps, origin, productKind, { id, version }, async (tx, { name, brandId }) => {
    await markProductDeleted(tx, id, deps.clock.now());
    await lookAgain(tx, origin, id);
    return { binned: { name, brandId } };
  });
}

export const productBin: KeptInBin = {
  visible: (actor) => scopeCondition(actor, 'read', 'Product', { brandId: 'b.brand_id' }),
  told: ({ brandId }) => ({ topic: productChanged, brandId }),
  restore: async (tx, { clock }, origin, { id }) => {
    const product = await lockDeletedProduct(tx, id);
    if (!product) throw new Error(`The product ${id} lies in the bin and is nowhere else.`);
    const { status, archivedBrand } = product;
    if (status === 'ACTIVE' && archivedBrand !== null) return reasoned('BRAND_ARCHIVED', { brand: archivedBrand });
    const taken = await refusalToReturn(tx, origin.actor, id);
    if (taken) return taken;
    await unmarkProductDeleted(tx, id, clock.now());
    const restored = await findProductForUpdate(tx, id);
    // Its category may lie in the bin by now.
    if (restored) await leaveLostCategory(tx, restored, { origin, now: clock.now() });
    await refreshCompleteness(tx, [id], clock.now());
    // A category that was purged meanwhile took its value along and told nobody.
    await refreshSearchTexts(tx, [id]);
    await lookAgain(tx, origin, id);
    return remarksOf(await findSharedIdentifiers(tx, origin.actor, id));
  },
  purge: async (tx, deps, ids, letGo) => {
    await lockPlacing(tx);
    const all = await lockPurgedProducts(tx, ids);
    await letGo(all);
    await dropPictures(tx, all);
    await deleteGivenPictures(tx, deps, { productIds: all });
    await removeProducts(tx, all);
  },
};

/** What others have taken while the product lay in the bin. */
function remarksOf(shared: readonly SharedIdentifier[]): BroughtBack {
  const named = new Map(shared.map(({ id, name }) => [id, { id, name }]));
  const said = shared.map(({ kind, value, name }) =>
    sentence(wording('restored:identifier', { name, kind: kind.toUpperCase(), value })),
  );
  return { remarks: said, named: [...named.values()] };
}

/** Tells of a product that is there no more, or again, for the offers that wait and may be of it. */
function lookAgain(tx: Tx, origin: ChangeOrigin, id: string): Promise<void> {
  return publishEvents(tx, productKeyed, origin, [{ id, changed: ['keys'] }]);
}
