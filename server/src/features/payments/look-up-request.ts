import { refusalToLookUp } from '@quarry/contracts/payments';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { bringForward } from './payment-request.store.ts';
import { findTransactions } from './payment-transaction.store.ts';

/** Has what became of a request looked up by the next worker that is free. */
export function lookUpRequest({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) {
  return withTransaction(db, async (tx) => {
    const before = (await findTransactions(tx, [id])).get(id);
    if (!before) return { kind: 'not_found' as const };
    const refusal = refusalToLookUp(before.state);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    await bringForward(tx, id, clock.now());
    const transaction = (await findTransactions(tx, [id])).get(id) ?? before;
    return { kind: 'looked_up' as const, transaction };
  });
}
