import { followToEnd } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { proposeNextNames } from '../properties/index.ts';
import { offerProperties } from './offer-properties.consumer.ts';
import { propertyValues } from './property-values.consumer.ts';

/**
 * Notes what all offers state by name, works out what the open names are, and gives products what was accepted. The seed does so
 * before the worker runs.
 */
export async function settleProperties(deps: Deps): Promise<void> {
  await followToEnd(deps, offerProperties);
  await followToEnd(deps, propertyValues);
  while ((await proposeNextNames(deps)) > 0);
}
