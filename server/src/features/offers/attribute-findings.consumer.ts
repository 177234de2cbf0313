import { findOffersWithFindings, restateProperties } from '../products/index.ts';
import { restatesOffers } from './restate-offers.ts';

/**
 * Has what offers state about an attribute judged anew once its type, rules, options or words are others: a finding becomes a value, or
 * gets another reason. Offers without a finding keep their values as they are.
 */
export const attributeFindings = restatesOffers({
  name: 'attribute-findings',
  topics: ['attribute_changed'],
  offersAtOnce: 50,
  find: findOffersWithFindings,
  restate: restateProperties,
});
