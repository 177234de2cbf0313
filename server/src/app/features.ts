import type { GraphQLSchema } from 'graphql';
import { accessFeature } from '../features/access/index.ts';
import { analyticsFeature } from '../features/analytics/index.ts';
import { archiveFeature } from '../features/archive/index.ts';
import { auditFeature } from '../features/audit/index.ts';
import { binFeature } from '../features/bin/index.ts';
import { bookmarksFeature } from '../features/bookmarks/index.ts';
import { attributesFeature } from '../features/attributes/index.ts';
import { brandsFeature } from '../features/brands/index.ts';
import {
  bulkFeature,
  bulkWork,
  findEndedRuns,
  findUndone,
  findInputs,
  shownRun,
  startRowsRun,
  startSetRun,
} from '../features/bulk/index.ts';
import { categoriesFeature } from '../features/categories/index.ts';
import { channelsFeature } from '../features/channels/index.ts';
import { commentsFeature } from '../features/comments/index.ts';
import { crawlersFeature } from '../features/crawlers/index.ts';
import { customersFeature } from '../features/customers/index.ts';
import { dashboardFeature } from '../features/dashboard/index.ts';
import { discountsFeature } from '../features/discounts/index.ts';
import { erasureFeature } from '../features/erasure/index.ts';
import { excavatorsFeature } from '../features/excavators/index.ts';
import { feedsFeature } from '../features/feeds/index.ts';
import { grabbersFeature } from '../features/grabbers/index.ts';
import { importsFeature } from '../features/imports/index.ts';
import { jobsFeature } from '../features/jobs/index.ts';
import { mediaFeature } from '../features/media/index.ts';
import { offboardingFeature } from '../features/offboarding/index.ts';
import { offersFeature } from '../features/offers/index.ts';
import { ordersFeature, ordersOfCustomers } from '../features/orders/index.ts';
import { orderMoney, paymentsFeature } from '../features/payments/index.ts';
import { productsFeature } from '../features/products/index.ts';
import { retentionFeature } from '../features/retention/index.ts';
import { settingsFeature } from '../features/settings/index.ts';
import { propertyNamesFeature } from '../features/properties/index.ts';
import { shelvesFeature } from '../features/shelves/index.ts';
import { shopsFeature } from '../features/shops/index.ts';
import { taxonomiesFeature } from '../features/taxonomies/index.ts';
import { taxesFeature } from '../features/taxes/index.ts';
import { templatesFeature } from '../features/templates/index.ts';
import { viewsFeature } from '../features/views/index.ts';
import type { Feature } from '../platform/feature.ts';
import { recordKinds } from '../platform/records/index.ts';
import { buildExecutableSchema } from './graphql/schema.ts';
import { installationFeature, release } from './installation.feature.ts';

const withLists: readonly Feature[] = [
  installationFeature,
  accessFeature,
  mediaFeature,
  shopsFeature,
  brandsFeature,
  categoriesFeature,
  taxonomiesFeature,
  shelvesFeature,
  attributesFeature,
  templatesFeature,
  productsFeature,
  propertyNamesFeature,
  offersFeature,
  taxesFeature,
  crawlersFeature,
  grabbersFeature,
  excavatorsFeature,
  channelsFeature({ start: startRowsRun, inputsOf: findInputs, shown: shownRun }),
  discountsFeature,
  feedsFeature,
  customersFeature(ordersOfCustomers),
  ordersFeature(orderMoney),
  paymentsFeature,
  commentsFeature,
  importsFeature({ start: startSetRun, ended: findEndedRuns, undone: findUndone }),
  bookmarksFeature,
  viewsFeature,
  binFeature,
  archiveFeature,
  analyticsFeature,
  offboardingFeature,
  dashboardFeature,
  auditFeature,
  retentionFeature,
];

let schema: GraphQLSchema | undefined;
/** The work on many rows of all lists; their schema is made when the first of them is read. */
export const workOnLists = bulkWork(withLists, () => (schema ??= buildExecutableSchema(withLists)));

const withSettings: readonly Feature[] = [...withLists, settingsFeature(withLists)];

const withWork: readonly Feature[] = [...withSettings, bulkFeature(workOnLists)];

/** Every feature of the product. */
export const features: readonly Feature[] = [...withWork, erasureFeature(withWork), jobsFeature(withWork)];

/** Every kind of record of the product. */
export const records = recordKinds(features, release);
