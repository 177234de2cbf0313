import { restateCategories } from '../products/index.ts';
import { findHangingOffers } from './offer-shelf.store.ts';
import { restatesOffers } from './restate-offers.ts';

/** Gives products the category that their offers' shelf was accepted as, and takes it back. */
export const shelfValues = restatesOffers({
  name: 'shelf-values',
  topics: ['shelf_decided'],
  offersAtOnce: 100,
  find: findHangingOffers,
  restate: restateCategories,
});
