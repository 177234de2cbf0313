// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.refusals.pt';
import { translation as accessOffboarding } from '@quarry/contracts/access/offboarding.refusals.pt';
import { translation as analytics } from '@quarry/contracts/analytics/analytics.refusals.pt';
import { translation as attributes } from '@quarry/contracts/attributes/attributes.refusals.pt';
import { translation as audit } from '@quarry/contracts/audit/audit.refusals.pt';
import { translation as bin } from '@quarry/contracts/bin/bin.refusals.pt';
import { translation as brands } from '@quarry/contracts/brands/brands.refusals.pt';
import { translation as bulk } from '@quarry/contracts/bulk/bulk.refusals.pt';
import { translation as categories } from '@quarry/contracts/categories/categories.refusals.pt';
import { translation as channelsChannelKeys } from '@quarry/contracts/channels/channel-keys.refusals.pt';
import { translation as channels } from '@quarry/contracts/channels/channels.refusals.pt';
import { translation as commentsCommentImport } from '@quarry/contracts/comments/comment-import.refusals.pt';
import { translation as comments } from '@quarry/contracts/comments/comments.refusals.pt';
import { translation as common } from '@quarry/contracts/common/common.refusals.pt';
import { translation as crawlers } from '@quarry/contracts/crawlers/crawlers.refusals.pt';
import { translation as customers } from '@quarry/contracts/customers/customers.refusals.pt';
import { translation as discounts } from '@quarry/contracts/discounts/discounts.refusals.pt';
import { translation as excavators } from '@quarry/contracts/excavators/excavators.refusals.pt';
import { translation as feeds } from '@quarry/contracts/feeds/feeds.refusals.pt';
import { translation as grabbers } from '@quarry/contracts/grabbers/grabbers.refusals.pt';
import { translation as importsFileKinds } from '@quarry/contracts/imports/file-kinds.refusals.pt';
import { translation as importsGrid } from '@quarry/contracts/imports/grid.refusals.pt';
import { translation as imports } from '@quarry/contracts/imports/imports.refusals.pt';
import { translation as importsTables } from '@quarry/contracts/imports/tables.refusals.pt';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.refusals.pt';
import { translation as offersOfferImport } from '@quarry/contracts/offers/offer-import.refusals.pt';
import { translation as offers } from '@quarry/contracts/offers/offers.refusals.pt';
import { translation as ordersOrderActions } from '@quarry/contracts/orders/order-actions.refusals.pt';
import { translation as ordersOrderImport } from '@quarry/contracts/orders/order-import.refusals.pt';
import { translation as ordersOrderReturns } from '@quarry/contracts/orders/order-returns.refusals.pt';
import { translation as ordersOrderUpdate } from '@quarry/contracts/orders/order-update.refusals.pt';
import { translation as orders } from '@quarry/contracts/orders/orders.refusals.pt';
import { translation as payments } from '@quarry/contracts/payments/payments.refusals.pt';
import { translation as productsFindings } from '@quarry/contracts/products/findings.refusals.pt';
import { translation as productsProductImport } from '@quarry/contracts/products/product-import.refusals.pt';
import { translation as products } from '@quarry/contracts/products/products.refusals.pt';
import { translation as propertiesPropertyNames } from '@quarry/contracts/properties/property-names.refusals.pt';
import { translation as settings } from '@quarry/contracts/settings/settings.refusals.pt';
import { translation as shelves } from '@quarry/contracts/shelves/shelves.refusals.pt';
import { translation as shopsDemoClock } from '@quarry/contracts/shops/demo-clock.refusals.pt';
import { translation as shops } from '@quarry/contracts/shops/shops.refusals.pt';
import { translation as taxesTaxImport } from '@quarry/contracts/taxes/tax-import.refusals.pt';
import { translation as taxes } from '@quarry/contracts/taxes/taxes.refusals.pt';
import { translation as taxonomies } from '@quarry/contracts/taxonomies/taxonomies.refusals.pt';
import { translation as taxonomiesTaxonomyFiles } from '@quarry/contracts/taxonomies/taxonomy-files.refusals.pt';
import { translation as views } from '@quarry/contracts/views/views.refusals.pt';

export const refusals = {
  ...access,
  ...accessOffboarding,
  ...analytics,
  ...attributes,
  ...audit,
  ...bin,
  ...brands,
  ...bulk,
  ...categories,
  ...channelsChannelKeys,
  ...channels,
  ...commentsCommentImport,
  ...comments,
  ...common,
  ...crawlers,
  ...customers,
  ...discounts,
  ...excavators,
  ...feeds,
  ...grabbers,
  ...importsFileKinds,
  ...importsGrid,
  ...imports,
  ...importsTables,
  ...importsUploads,
  ...offersOfferImport,
  ...offers,
  ...ordersOrderActions,
  ...ordersOrderImport,
  ...ordersOrderReturns,
  ...ordersOrderUpdate,
  ...orders,
  ...payments,
  ...productsFindings,
  ...productsProductImport,
  ...products,
  ...propertiesPropertyNames,
  ...settings,
  ...shelves,
  ...shopsDemoClock,
  ...shops,
  ...taxesTaxImport,
  ...taxes,
  ...taxonomies,
  ...taxonomiesTaxonomyFiles,
  ...views,
};
