import { followToEnd } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { offerShelves } from './offer-shelves.consumer.ts';
import { proposeNextShelves } from './shelf-proposal.loop.ts';
import { shelfValues } from './shelf-values.consumer.ts';

/** Puts all offers on their shelves, works out what the open ones are, and gives products what was accepted; the seed does so before the worker runs. */
export async function settleShelves(deps: Deps): Promise<void> {
  await followToEnd(deps, offerShelves);
  await followToEnd(deps, shelfValues);
  while ((await proposeNextShelves(deps)) > 0);
}
