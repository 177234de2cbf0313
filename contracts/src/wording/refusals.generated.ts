// Written by `npm run generate`; do not edit.
import { english as access } from '../access/access.refusals.ts';
import { english as accessOffboarding } from '../access/offboarding.refusals.ts';
import { english as analytics } from '../analytics/analytics.refusals.ts';
import { english as attributes } from '../attributes/attributes.refusals.ts';
import { english as audit } from '../audit/audit.refusals.ts';
import { english as bin } from '../bin/bin.refusals.ts';
import { english as brands } from '../brands/brands.refusals.ts';
import { english as bulk } from '../bulk/bulk.refusals.ts';
import { english as categories } from '../categories/categories.refusals.ts';
import { english as channelsChannelKeys } from '../channels/channel-keys.refusals.ts';
import { english as channels } from '../channels/channels.refusals.ts';
import { english as commentsCommentImport } from '../comments/comment-import.refusals.ts';
import { english as comments } from '../comments/comments.refusals.ts';
import { english as common } from '../common/common.refusals.ts';
import { english as crawlers } from '../crawlers/crawlers.refusals.ts';
import { english as customers } from '../customers/customers.refusals.ts';
import { english as discounts } from '../discounts/discounts.refusals.ts';
import { english as excavators } from '../excavators/excavators.refusals.ts';
import { english as feeds } from '../feeds/feeds.refusals.ts';
import { english as grabbers } from '../grabbers/grabbers.refusals.ts';
import { english as importsFileKinds } from '../imports/file-kinds.refusals.ts';
import { english as importsGrid } from '../imports/grid.refusals.ts';
import { english as imports } from '../imports/imports.refusals.ts';
import { english as importsTables } from '../imports/tables.refusals.ts';
import { english as importsUploads } from '../imports/uploads.refusals.ts';
import { english as offersOfferImport } from '../offers/offer-import.refusals.ts';
import { english as offers } from '../offers/offers.refusals.ts';
import { english as ordersOrderActions } from '../orders/order-actions.refusals.ts';
import { english as ordersOrderImport } from '../orders/order-import.refusals.ts';
import { english as ordersOrderReturns } from '../orders/order-returns.refusals.ts';
import { english as ordersOrderUpdate } from '../orders/order-update.refusals.ts';
import { english as orders } from '../orders/orders.refusals.ts';
import { english as payments } from '../payments/payments.refusals.ts';
import { english as productsFindings } from '../products/findings.refusals.ts';
import { english as productsProductImport } from '../products/product-import.refusals.ts';
import { english as products } from '../products/products.refusals.ts';
import { english as propertiesPropertyNames } from '../properties/property-names.refusals.ts';
import { english as settings } from '../settings/settings.refusals.ts';
import { english as shelves } from '../shelves/shelves.refusals.ts';
import { english as shopsDemoClock } from '../shops/demo-clock.refusals.ts';
import { english as shops } from '../shops/shops.refusals.ts';
import { english as taxesTaxImport } from '../taxes/tax-import.refusals.ts';
import { english as taxes } from '../taxes/taxes.refusals.ts';
import { english as taxonomies } from '../taxonomies/taxonomies.refusals.ts';
import { english as taxonomiesTaxonomyFiles } from '../taxonomies/taxonomy-files.refusals.ts';
import { english as views } from '../views/views.refusals.ts';

/** What every feature refuses, in English. */
export const refusalTexts = {
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
