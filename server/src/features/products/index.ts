import type { Feature } from '../../platform/feature.ts';

export { matchOfferOf, type CatalogueEffects, type SourceOffer } from './catalogue.ts';
export {
  type CatalogueChange,
  createProductFromOffer,
  type Entry,
  joinOffer,
  refreshFromOffer,
  refreshProducts,
  releaseOffer,
} from './catalogue.commands.ts';
export { findSourceOffers, linkedOfferIds, lockIdentifiers } from './catalogue.store.ts';

export const productsFeature: Feature = { name: 'products' };
