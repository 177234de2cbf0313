import { reasoned } from '@quarry/contracts/wording';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { taxRateChanged } from './tax-rate.topics.ts';
import { findBinnedRate, findRateInPlace, removeTaxRates, setRateDeleted, visibleRates } from './tax-rate.store.ts';

/** A rate comes back to its place, unless another one holds there by now. */
export const taxRateBin: KeptInBin = {
  takes: 'update',
  told: ({ shopId }) => ({ topic: taxRateChanged, shopId }),
  visible: (actor) => visibleRates(actor, 'b.shop_id'),
  restore: async (tx, { clock }, _origin, { id }) => {
    const rate = await findBinnedRate(tx, id);
    if (!rate) throw new Error(`The tax rate ${id} lies in the bin and is nowhere else.`);
    const other = await findRateInPlace(tx, rate, id);
    if (other) return reasoned('TAX_RATE_TAKEN', { name: other.name });
    await setRateDeleted(tx, id, null, clock.now());
    return null;
  },
  purge: async (tx, _deps, ids, letGo) => {
    await letGo(ids);
    await removeTaxRates(tx, ids);
  },
};
