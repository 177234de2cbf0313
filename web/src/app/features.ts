import { hasSamples } from '../data/index.ts';
import type { FeatureManifest } from '../ui/routing/index.ts';
import { accountFeature } from '../features/account/index.ts';
import { auditFeature } from '../features/audit/index.ts';
import { binFeature } from '../features/bin/index.ts';
import { brandsFeature } from '../features/brands/index.ts';
import { crawlersFeature } from '../features/crawlers/index.ts';
import { dashboardFeature } from '../features/dashboard/index.ts';
import { excavatorsFeature } from '../features/excavators/index.ts';
import { grabbersFeature } from '../features/grabbers/index.ts';
import { jobsFeature } from '../features/jobs/index.ts';
import { offersFeature } from '../features/offers/index.ts';
import { productsFeature } from '../features/products/index.ts';
import { rolesFeature } from '../features/roles/index.ts';
import { samplesFeature } from '../features/samples/index.ts';
import { settingsFeature } from '../features/settings/index.ts';
import { shopsFeature } from '../features/shops/index.ts';
import { usersFeature } from '../features/users/index.ts';

/** Every feature of the dashboard, in the order of the menu; the palette follows this list, and so do the routes. */
export const features = [
  dashboardFeature,
  jobsFeature,
  binFeature,
  productsFeature,
  offersFeature,
  brandsFeature,
  shopsFeature,
  crawlersFeature,
  grabbersFeature,
  excavatorsFeature,
  usersFeature,
  rolesFeature,
  auditFeature,
  settingsFeature,
  accountFeature,
  samplesFeature,
] as const;

/** The routes of all features. A new feature is added to both lists. */
const featureRoutes = [
  ...dashboardFeature.routes,
  ...jobsFeature.routes,
  ...binFeature.routes,
  ...productsFeature.routes,
  ...offersFeature.routes,
  ...brandsFeature.routes,
  ...shopsFeature.routes,
  ...crawlersFeature.routes,
  ...grabbersFeature.routes,
  ...excavatorsFeature.routes,
  ...usersFeature.routes,
  ...rolesFeature.routes,
  ...auditFeature.routes,
  ...settingsFeature.routes,
  ...accountFeature.routes,
  ...samplesFeature.routes,
] as const;

/** The features that this dashboard offers: an administrator may have switched the samples off. */
export function offeredFeatures(): readonly FeatureManifest[] {
  return hasSamples() ? features : features.filter((feature) => feature !== samplesFeature);
}

/** Their routes. Links are typed by the routes of all features: nothing that leads to the samples is shown without them. */
export function offeredRoutes(): typeof featureRoutes {
  const absent: readonly unknown[] = hasSamples() ? [] : samplesFeature.routes;
  return featureRoutes.filter((route) => !absent.includes(route)) as unknown as typeof featureRoutes;
}
