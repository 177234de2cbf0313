import { systemActor } from '../../platform/auth/index.ts';
import { defineTopic, type EventOrigin } from '../../platform/events/index.ts';

/** A shop showed an offer that nobody knew, says other things of it, a page of an own shop does, or it went missing or came back. */
export const offerChanged = defineTopic({
  name: 'offer_changed',
  aggregate: 'offer',
  fields: ['created', 'content', 'reading', 'state', 'history'],
});

/** What an offer asks became another amount, or an amount that was doubted is accepted. */
export const priceChanged = defineTopic({ name: 'price_changed', aggregate: 'offer', fields: ['price'] });

/** A replay was taken back that alone had stated the offer. */
export const offerTakenBack = defineTopic({ name: 'offer_taken_back', aggregate: 'offer' });

/** What a grab run brings about. */
export function grabOrigin(runId: string | null): EventOrigin {
  return { actor: systemActor, cause: 'grab_run', causeId: runId };
}
