// Written by `npm run generate`; do not edit.
import { translation as access } from '@quarry/contracts/access/access.refusals.fr';
import { translation as accessOffboarding } from '@quarry/contracts/access/offboarding.refusals.fr';
import { translation as analytics } from '@quarry/contracts/analytics/analytics.refusals.fr';
import { translation as attributes } from '@quarry/contracts/attributes/attributes.refusals.fr';
import { translation as audit } from '@quarry/contracts/audit/audit.refusals.fr';
import { translation as bin } from '@quarry/contracts/bin/bin.refusals.fr';
import { translation as brands } from '@quarry/contracts/brands/brands.refusals.fr';
import { translation as bulk } from '@quarry/contracts/bulk/bulk.refusals.fr';
import { translation as categories } from '@quarry/contracts/categories/categories.refusals.fr';
import { translation as channelsChannelKeys } from '@quarry/contracts/channels/channel-keys.refusals.fr';
import { translation as channels } from '@quarry/contracts/channels/channels.refusals.fr';
import { translation as commentsCommentImport } from '@quarry/contracts/comments/comment-import.refusals.fr';
import { translation as comments } from '@quarry/contracts/comments/comments.refusals.fr';
import { translation as common } from '@quarry/contracts/common/common.refusals.fr';
import { translation as crawlers } from '@quarry/contracts/crawlers/crawlers.refusals.fr';
import { translation as customers } from '@quarry/contracts/customers/customers.refusals.fr';
import { translation as discounts } from '@quarry/contracts/discounts/discounts.refusals.fr';
import { translation as excavators } from '@quarry/contracts/excavators/excavators.refusals.fr';
import { translation as feeds } from '@quarry/contracts/feeds/feeds.refusals.fr';
import { translation as grabbers } from '@quarry/contracts/grabbers/grabbers.refusals.fr';
import { translation as importsFileKinds } from '@quarry/contracts/imports/file-kinds.refusals.fr';
import { translation as importsGrid } from '@quarry/contracts/imports/grid.refusals.fr';
import { translation as imports } from '@quarry/contracts/imports/imports.refusals.fr';
import { translation as importsTables } from '@quarry/contracts/imports/tables.refusals.fr';
import { translation as importsUploads } from '@quarry/contracts/imports/uploads.refusals.fr';
import { translation as offersOfferImport } from '@quarry/contracts/offers/offer-import.refusals.fr';
import { translation as offers } from '@quarry/contracts/offers/offers.refusals.fr';
import { translation as ordersOrderActions } from '@quarry/contracts/orders/order-actions.refusals.fr';
import { translation as ordersOrderImport } from '@quarry/contracts/orders/order-import.refusals.fr';
import { translation as ordersOrderReturns } from '@quarry/contracts/orders/order-returns.refusals.fr';
import { translation as ordersOrderUpdate } from '@quarry/contracts/orders/order-update.refusals.fr';
import { translation as orders } from '@quarry/contracts/orders/orders.refusals.fr';
import { translation as payments } from '@quarry/contracts/payments/payments.refusals.fr';
import { translation as productsFindings } from '@quarry/contracts/products/findings.refusals.fr';
import { translation as productsProductImport } from '@quarry/contracts/products/product-import.refusals.fr';
import { translation as products } from '@quarry/contracts/products/products.refusals.fr';
import { translation as propertiesPropertyNames } from '@quarry/contracts/properties/property-names.refusals.fr';
import { translation as settings } from '@quarry/contracts/settings/settings.refusals.fr';
import { translation as shelves } from '@quarry/contracts/shelves/shelves.refusals.fr';
import { translation as shopsDemoClock } from '@quarry/contracts/shops/demo-clock.refusals.fr';
import { translation as shops } from '@quarry/contracts/shops/shops.refusals.fr';
import { translation as taxesTaxImport } from '@quarry/contracts/taxes/tax-import.refusals.fr';
import { translation as taxes } from '@quarry/contracts/taxes/taxes.refusals.fr';
import { translation as taxonomies } from '@quarry/contracts/taxonomies/taxonomies.refusals.fr';
import { translation as taxonomiesTaxonomyFiles } from '@quarry/contracts/taxonomies/taxonomy-files.refusals.fr';
import { translation as views } from '@quarry/contracts/views/views.refusals.fr';

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
