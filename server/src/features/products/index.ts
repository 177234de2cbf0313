import type { Feature } from '../../platform/feature.ts';
import { brandNames } from './brand-names.consumer.ts';
import { categoryMerges } from './category-merges.consumer.ts';
import { categoryNames } from './category-names.consumer.ts';
import { completenessBases } from './completeness-bases.consumer.ts';
import { completenessRecountLoop } from './completeness-recount.loop.ts';
import { contentNamesLoop } from './content-names.loop.ts';
import { localesRemoved } from './content-locales.ts';
import { namedProducts } from './named-products.ts';
import { productBin } from './product-bin.ts';
import { deleteAttributeValues, deleteCategoryValues } from './product-bin.store.ts';
import { productBulk } from './product.bulk.ts';
import { productFilter } from './product-list.store.ts';
import { productHistory } from './product.history.ts';
import { productChanged, productKeyed } from './product.topics.ts';
import { productResolvers } from './product.resolvers.ts';
import { productsOfBranch } from './products-of-branch.ts';

// Commands that people give products, for the demo data import.
export { deleteProduct as putProductInBin } from './product-bin.ts';
export { changeProductStatus as moveProduct, updateProduct } from './product.commands.ts';

// By these offers enter the catalogue, and leave it.
export {
  discardProduct,
  dropOffer,
  type Entry,
  fillEntries,
  type OpenEntry,
  openEntries,
  rereadOffer,
  restateCategories,
  restateProperties,
  restateVariant,
} from './catalogue.commands.ts';
export { putFigures } from './catalogue-refresh.store.ts';
export { findAttributes, lockFreeProducts, lockProducts } from './catalogue.store.ts';
export { propertyKey } from './property-key.ts';
export { attributeOfValue } from './read-attribute-codes.ts';
export { readProperty } from './read-offer-values.ts';
export { findOffersWithFindings } from './value-finding.store.ts';
export { settleCompleteness } from './settle-completeness.ts';
export { countOfferValues, moveValueSource } from './value-source.store.ts';
export { productChanged } from './product.topics.ts';

export { evidenceName, type FieldSnapshots, matchOfferOf, type SourceOffer } from './catalogue.ts';
export { offerOrder } from './offer-order.ts';
export { catalogueKeys } from './match-keys.ts';
export {
  type AcceptedValueOutcome,
  acceptEditedValue,
  acceptOfferValue,
  refusalToRestore,
  restoreValue,
  type ValueEffects,
} from './accepted-value.commands.ts';
export { takenReason } from './unique-values.ts';
export type { ValuePlace } from './catalogue-value.store.ts';
export { type AttributeRow, namedAttribute, saysTheSame } from './catalogue-values.ts';
export { lockIdentifiers, lockPlacing } from './catalogue.store.ts';

export { attributeName, type ValueEvidence } from './product-detail.store.ts';
export { nameInLanguageOf, nameOrderFor, productById, variantById, variantsOf } from './product-loaders.ts';
export { productAddedOn, productConditions, productFilter, readableProducts } from './product-list.store.ts';
export const { changeProductStatus, deleteProduct } = productResolvers.Mutation;
export { exportColumns, exportProducts, type ProductExport } from './export-products.ts';
export { type ProductGridColumn, productGridColumns, statusColumn } from './product-grid.ts';
export { productImport } from './product-import.ts';
export { productNameOf } from './product-name.ts';
export { type ProductSearch, productSearch } from './product-search.ts';
// By these a product is made with its first offer.
export { createProductOf } from './product.commands.ts';
export { checkNewProduct } from './new-product-brand.ts';
export { savedProduct, valuesOfProduct } from './product.resolvers.ts';
export { productRowShape, productShape } from './product-shape.ts';
export { type ProductPlace, productsFrom, productWindow } from './product-window.ts';
export { setTaxClass, taxClassesOf } from './tax-class.store.ts';
export { readYesOrNo } from './typed-text.ts';
export { typedGtin } from './typed-gtin.ts';
export { readableOffers, visibleAssortment } from './visible-offers.ts';

export const productsFeature: Feature = {
  name: 'products',
  resolvers: productResolvers,
  settingEffects: [localesRemoved],
  topics: [productChanged, productKeyed],
  consumers: [brandNames, categoryNames, categoryMerges, completenessBases],
  loops: [completenessRecountLoop, contentNamesLoop],
  treeEffects: { category: productsOfBranch },
  letsGo: {
    category: (tx, _deps, ids) => deleteCategoryValues(tx, ids),
    attribute: (tx, _deps, ids) => deleteAttributeValues(tx, ids),
  },
  records: [
    {
      entity: 'product',
      subject: 'Product',
      stored: {
        table: 'product',
        belongsTo: { brand: 'brand_id', category: 'category_id' },
        name: 'name',
        brand: 'brand_id',
        deletedAt: 'deleted_at',
      },
      isNamedInTrail: true,
      path: '/products',
      list: { query: 'products', filter: productFilter, isExported: true, bulk: productBulk },
      history: productHistory,
      bin: productBin,
      named: namedProducts,
    },
  ],
};
