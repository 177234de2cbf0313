import type { Feature } from '../../platform/feature.ts';
import { catalogueRefreshLoop } from './catalogue-refresh.loop.ts';
import { productResolvers } from './product.resolvers.ts';

export { matchOfferOf, type CatalogueEffects, type SourceOffer } from './catalogue.ts';
export {
  type CatalogueChange,
  createProductFromOffer,
  type Entry,
  joinOffer,
  refreshFromOffer,
  releaseOffer,
} from './catalogue.commands.ts';
export { findSourceOffers, linkedOfferIds, lockIdentifiers } from './catalogue.store.ts';

export { productById } from './product-loaders.ts';
export { type ProductFilter, productConditions } from './product-list.store.ts';
export { productShape } from './product-shape.ts';

export { refreshChangedProducts } from './catalogue-refresh.loop.ts';

export const productsFeature: Feature = {
  name: 'products',
  resolvers: productResolvers,
  loops: [catalogueRefreshLoop],
};
