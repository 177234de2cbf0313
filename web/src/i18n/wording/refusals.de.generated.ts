// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.refusals.de';
import { translation as accessOffboarding } from '@quarry/contracts/access/offboarding.refusals.de';
import { translation as analytics } from '@quarry/contracts/analytics/analytics.refusals.de';
import { translation as attributes } from '@quarry/contracts/attributes/attributes.refusals.de';
import { translation as audit } from '@quarry/contracts/audit/audit.refusals.de';
import { translation as bin } from '@quarry/contracts/bin/bin.refusals.de';
import { translation as brands } from '@quarry/contracts/brands/brands.refusals.de';
import { translation as bulk } from '@quarry/contracts/bulk/bulk.refusals.de';
import { translation as categories } from '@quarry/contracts/categories/categories.refusals.de';
import { translation as channelsChannelKeys } from '@quarry/contracts/channels/channel-keys.refusals.de';
import { translation as channels } from '@quarry/contracts/channels/channels.refusals.de';
import { translation as commentsCommentImport } from '@quarry/contracts/comments/comment-import.refusals.de';
import { translation as comments } from '@quarry/contracts/comments/comments.refusals.de';
import { translation as common } from '@quarry/contracts/common/common.refusals.de';
import { translation as crawlers } from '@quarry/contracts/crawlers/crawlers.refusals.de';
import { translation as customers } from '@quarry/contracts/customers/customers.refusals.de';
import { translation as discounts } from '@quarry/contracts/discounts/discounts.refusals.de';
import { translation as excavators } from '@quarry/contracts/excavators/excavators.refusals.de';
import { translation as feeds } from '@quarry/contracts/feeds/feeds.refusals.de';
import { translation as grabbers } from '@quarry/contracts/grabbers/grabbers.refusals.de';
import { translation as importsFileKinds } from '@quarry/contracts/imports/file-kinds.refusals.de';
import { translation as importsGrid } from '@quarry/contracts/imports/grid.refusals.de';
import { translation as imports } from '@quarry/contracts/imports/imports.refusals.de';
import { translation as importsTables } from '@quarry/contracts/imports/tables.refusals.de';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.refusals.de';
import { translation as offersOfferImport } from '@quarry/contracts/offers/offer-import.refusals.de';
import { translation as offers } from '@quarry/contracts/offers/offers.refusals.de';
import { translation as ordersOrderActions } from '@quarry/contracts/orders/order-actions.refusals.de';
import { translation as ordersOrderImport } from '@quarry/contracts/orders/order-import.refusals.de';
import { translation as ordersOrderReturns } from '@quarry/contracts/orders/order-returns.refusals.de';
import { translation as ordersOrderUpdate } from '@quarry/contracts/orders/order-update.refusals.de';
import { translation as orders } from '@quarry/contracts/orders/orders.refusals.de';
import { translation as payments } from '@quarry/contracts/payments/payments.refusals.de';
import { translation as productsFindings } from '@quarry/contracts/products/findings.refusals.de';
import { translation as productsProductImport } from '@quarry/contracts/products/product-import.refusals.de';
import { translation as products } from '@quarry/contracts/products/products.refusals.de';
import { translation as propertiesPropertyNames } from '@quarry/contracts/properties/property-names.refusals.de';
import { translation as settings } from '@quarry/contracts/settings/settings.refusals.de';
import { translation as shelves } from '@quarry/contracts/shelves/shelves.refusals.de';
import { translation as shopsDemoClock } from '@quarry/contracts/shops/demo-clock.refusals.de';
import { translation as shops } from '@quarry/contracts/shops/shops.refusals.de';
import { translation as taxesTaxImport } from '@quarry/contracts/taxes/tax-import.refusals.de';
import { translation as taxes } from '@quarry/contracts/taxes/taxes.refusals.de';
import { translation as taxonomies } from '@quarry/contracts/taxonomies/taxonomies.refusals.de';
import { translation as taxonomiesTaxonomyFiles } from '@quarry/contracts/taxonomies/taxonomy-files.refusals.de';
import { translation as views } from '@quarry/contracts/views/views.refusals.de';

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
