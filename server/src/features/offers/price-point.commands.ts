import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { authorize } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { publishEvents } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { priceChanged } from './offer.topics.ts';
import { acceptPricePoint, findPricePoint, findPricePointForDecision, rejectPricePoint } from './evidence.store.ts';

export type DecidePricePointOutcome =
  | { kind: 'decided'; offerId: string }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned);

/** A person decides a suspect price: accepted it becomes the offer's price from when it was first seen, rejected it stays on record. */
export function decidePricePoint(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  isAccepted: boolean,
): Promise<DecidePricePointOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const shown = isId(id) ? await findPricePoint(tx, origin.actor, id) : null;
    if (!shown) return { kind: 'not_found' };
    // Before the offer is locked, which takes the right to write it in the database too.
    authorize(origin.actor, 'update', 'Offer', { shopId: shown.shopId });
    const point = await findPricePointForDecision(tx, origin.actor, id);
    if (!point) return { kind: 'not_found' };
    if (point.state !== 'suspect' || point.validTo !== null)
      return { kind: 'not_allowed', ...reasoned('price_point_decided') };
    const now = deps.clock.now();
    await (isAccepted ? acceptPricePoint(tx, point, now) : rejectPricePoint(tx, point, now));
    await recordChange(tx, deps, {
      ...origin,
      entity: 'price_point',
      entityId: id,
      action: isAccepted ? 'accepted' : 'rejected',
      before: { state: 'suspect' },
      after: { state: isAccepted ? 'accepted' : 'rejected', amountMinor: point.amountMinor, currency: point.currency },
    });
    if (isAccepted) {
      const event = { id: point.offerId, shopId: point.shopId, changed: ['price'] } as const;
      await publishEvents(tx, priceChanged, origin, [event]);
    }
    return { kind: 'decided', offerId: point.offerId };
  });
}
