import { restateProperties } from '../products/index.ts';
import { findOffersOfName } from './offer-property-name.store.ts';
import { restatesOffers } from './restate-offers.ts';

/** Gives products what offers state under a name that was accepted, and takes it back. */
export const propertyValues = restatesOffers({
  name: 'property-values',
  topics: ['property_name_decided'],
  offersAtOnce: 50,
  find: findOffersOfName,
  restate: restateProperties,
});
