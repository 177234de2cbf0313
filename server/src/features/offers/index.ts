import type { Feature } from '../../platform/feature.ts';
import { partOf } from '../../platform/records/index.ts';
import { attributeFindings } from './attribute-findings.consumer.ts';
import { offerFilter } from './offer-list.store.ts';
import { offerHistory } from './offer.history.ts';
import { offerChanged, offerTakenBack, priceChanged } from './offer.topics.ts';
import { offerResolvers } from './offer.resolvers.ts';
import { ownOfferHistory } from './own-offer.history.ts';
import { ownOfferResolvers } from './own-offer.resolvers.ts';
import { offerProperties } from './offer-properties.consumer.ts';
import { offerShelves } from './offer-shelves.consumer.ts';
import { productFigures } from './product-figures.consumer.ts';
import { letGoOfProducts } from './purged-products.ts';
import { propertyBackfillLoop } from './property-backfill.loop.ts';
import { propertyValues } from './property-values.consumer.ts';
import { shelfBackfillLoop } from './shelf-backfill.loop.ts';
import { shelfExampleResolvers } from './shelf-examples.resolvers.ts';
import { shelfProposalLoop } from './shelf-proposal.loop.ts';
import { shelfProposals } from './shelf-proposals.consumer.ts';
import { shelfValues } from './shelf-values.consumer.ts';
import { valueSourceResolvers } from './value-source.resolvers.ts';
import { offersPersonal } from './offers.personal.ts';

export { type CatalogueEffects, enterCatalogue, refreshFromOffer, releaseOffer } from './catalogue-entry.commands.ts';
export { type Absence, markAbsentOffers } from './absent-offers.ts';
export { confirmOffersOfPages, confirmUnchangedFeed } from './confirm-offers.ts';
export { shownFields, type ShownField } from './field-text.ts';
export { firstSeenOn, freshForMs, offerConditions, offerFilter } from './offer-list.store.ts';
export { comparedWith, lowestElsewhere } from './price-position.ts';
export { offerById, shapeOffer } from './offer.resolvers.ts';
export { digAgain, isNotWaiting } from './dig-again.store.ts';
export { setLinkedState, setMatchState, setQuarantine } from './offer-place.store.ts';
export { offerImport } from './offer-import.ts';
export { findOwnShop } from './own-offer.store.ts';
export { findReadings } from './reading.store.ts';
export { findSourceOffers, linkedOfferIds } from './source-offer.store.ts';
export type { OfferRow, OfferShop } from './offer.ts';
export { continueOffer, type OfferContinued, separateOffers } from './continue-offer.ts';
export { findNewBesideMissing, rekeyCandidates, type RekeyCandidate } from './rekey-candidates.ts';
export {
  extractorVersion,
  type ForeseenOffer,
  foreseeOffers,
  saveOffers,
  savePreparedOffers,
  type OfferSource,
  type SavedOffers,
} from './save-offers.ts';
export { grabOrigin, offerTakenBack } from './offer.topics.ts';
export { deleteEmptyPrices, findMadeOnlyBy, hideTakenBack } from './taken-back.store.ts';
export { settleProperties } from './settle-properties.ts';
export { settleShelves } from './settle-shelves.ts';
export { moveOffersToPages } from './reading.store.ts';
export { lockShopOffers } from './save-offers.store.ts';
export { type PreparedRow, prepareRow } from './save-plan.ts';
export { snapshotById } from './snapshot-shape.ts';
export { type PageReader, storedPageLink } from './stored-page-link.ts';
export { registerStoredPages } from './stored-page.routes.ts';
export { visibleOffers } from './visible-offers.ts';
export { acceptHeldPrices, endLostPrices, holdPrices } from './waiting-prices.ts';

export const offersFeature: Feature = {
  name: 'offers',
  personal: offersPersonal,
  resolvers: {
    ...offerResolvers,
    ...valueSourceResolvers,
    ...shelfExampleResolvers,
    Query: { ...offerResolvers.Query, ...ownOfferResolvers.Query },
    Mutation: { ...offerResolvers.Mutation, ...ownOfferResolvers.Mutation },
  },
  topics: [offerChanged, priceChanged, offerTakenBack],
  consumers: [
    attributeFindings,
    productFigures,
    offerShelves,
    shelfValues,
    shelfProposals,
    offerProperties,
    propertyValues,
  ],
  loops: [shelfBackfillLoop, shelfProposalLoop, propertyBackfillLoop],
  letsGo: { product: letGoOfProducts },
  records: [
    {
      entity: 'offer',
      subject: 'Offer',
      stored: {
        table: 'offer',
        belongsTo: { product: 'product_id' },
        name: 'title',
        shop: 'shop_id',
        brand: { of: 'product' },
      },
      path: '/offers',
      list: { query: 'offers', filter: offerFilter, isExported: true },
      history: offerHistory,
    },
    {
      entity: 'price_point',
      subject: 'Offer',
      stored: partOf('offer', { table: 'price_point', column: 'offer_id' }),
    },
    {
      entity: 'own_offer',
      subject: 'Offer',
      isReadByChangers: true,
      // Of no brand: those of the product's brand see the price, and never the cost.
      stored: { table: 'own_offer', belongsTo: { offer: 'id' }, name: { of: 'offer' }, shop: 'shop_id' },
      history: ownOfferHistory,
    },
  ],
};
