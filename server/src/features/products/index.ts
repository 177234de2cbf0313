import type { Feature } from '../../platform/feature.ts';
import { brandNamesLoop } from './brand-names.loop.ts';
import { catalogueRefreshLoop } from './catalogue-refresh.loop.ts';
import { completenessRecountLoop } from './completeness-recount.loop.ts';
import { namedCategories, namedProducts } from './named-products.ts';
import { productBin } from './product-bin.ts';
import { productBulk } from './product.bulk.ts';
import { productFilter } from './product-list.store.ts';
import { productHistory } from './product.history.ts';
import { productResolvers } from './product.resolvers.ts';

export { evidenceName, matchOfferOf, type CatalogueEffects, type SourceOffer } from './catalogue.ts';
export { enterCatalogue, type Entry, refreshFromOffer, releaseOffer } from './catalogue.commands.ts';
export { catalogueKeys } from './match-keys.ts';
export {
  type AcceptedValueOutcome,
  acceptEditedValue,
  acceptOfferValue,
  restoreValue,
  type ValueEffects,
} from './accepted-value.commands.ts';
export { findRivalValues, type RivalValue, type ValuePlace } from './catalogue-dispute.store.ts';
export { saysTheSame } from './catalogue-values.ts';
export { findSourceOffers, linkedOfferIds, lockIdentifiers, lockPlacing } from './catalogue.store.ts';
export { findReadings, findReadingTimes, type OfferReading, type ReadingTime } from './offer-reading.store.ts';

export { attributes, productById } from './product-loaders.ts';
export { productConditions, productFilter } from './product-list.store.ts';
export { productSearch } from './product-search.ts';
export { productShape } from './product-shape.ts';
export { typedGtin } from './typed-gtin.ts';
export { visibleAssortment, visibleOffers } from './visible-offers.ts';

export const productsFeature: Feature = {
  name: 'products',
  resolvers: productResolvers,
  histories: [productHistory],
  loops: [brandNamesLoop, catalogueRefreshLoop, completenessRecountLoop],
  exports: { products: 'Product' },
  filters: { products: productFilter },
  bulk: { products: productBulk },
  bin: [productBin],
  named: { Product: namedProducts, Category: namedCategories },
};
