import { hasSamples } from '../data/index.ts';
import { accountArea } from '../features/account/index.ts';
import { analyticsArea } from '../features/analytics/index.ts';
import { attributesArea } from '../features/attributes/index.ts';
import { auditArea } from '../features/audit/index.ts';
import { binArea } from '../features/bin/index.ts';
import { brandsArea } from '../features/brands/index.ts';
import { categoriesArea } from '../features/categories/index.ts';
import { channelsArea } from '../features/channels/index.ts';
import { commentsArea } from '../features/comments/index.ts';
import { crawlersArea } from '../features/crawlers/index.ts';
import { customersArea } from '../features/customers/index.ts';
import { dashboardArea } from '../features/dashboard/index.ts';
import { discountsArea } from '../features/discounts/index.ts';
import { excavatorsArea } from '../features/excavators/index.ts';
import { grabbersArea } from '../features/grabbers/index.ts';
import { commentImportsArea, importsArea, orderImportsArea, taxRateImportsArea } from '../features/imports/index.ts';
import { jobsArea } from '../features/jobs/index.ts';
import { offersArea } from '../features/offers/index.ts';
import { ordersArea } from '../features/orders/index.ts';
import { paymentsArea } from '../features/payments/index.ts';
import { productsArea } from '../features/products/index.ts';
import { rolesArea } from '../features/roles/index.ts';
import { samplesArea } from '../features/samples/index.ts';
import { settingsArea } from '../features/settings/index.ts';
import { propertyNamesArea } from '../features/properties/index.ts';
import { shelvesArea } from '../features/shelves/index.ts';
import { shopsArea } from '../features/shops/index.ts';
import { taxesArea } from '../features/taxes/index.ts';
import { usersArea } from '../features/users/index.ts';
import {
  provideRecordKinds,
  type Area,
  type AreaParts,
  type NavigationGroup,
  type RecordKind,
} from '../ui/routing/index.ts';

/** Every area of the dashboard, in the order of the menu. The first load knows their entries; the rest comes with their group. */
export const areas = [
  dashboardArea,
  jobsArea,
  binArea,
  productsArea,
  importsArea,
  offersArea,
  brandsArea,
  categoriesArea,
  shelvesArea,
  propertyNamesArea,
  attributesArea,
  shopsArea,
  taxesArea,
  taxRateImportsArea,
  crawlersArea,
  grabbersArea,
  excavatorsArea,
  channelsArea,
  discountsArea,
  ordersArea,
  orderImportsArea,
  paymentsArea,
  customersArea,
  commentsArea,
  commentImportsArea,
  analyticsArea,
  usersArea,
  rolesArea,
  auditArea,
  settingsArea,
  accountArea,
  samplesArea,
] as const;

/** Kinds of what stands on every screen, and so in no area. */
const kindsWithoutArea: readonly RecordKind[] = [
  { entity: 'bookmark', subject: 'Bookmark', list: 'bookmarks', isOfAnyKind: true },
  { entity: 'saved_view', subject: 'SavedView', list: 'savedViews', isBinned: true },
  { entity: 'list_layout' },
];
provideRecordKinds([...areas.flatMap(({ records }) => records), ...kindsWithoutArea]);

type PartsOf<One extends Area> = Awaited<ReturnType<One['load']>>;
type RoutesOf<All extends readonly Area[]> = All extends readonly [
  infer One extends Area,
  ...infer Others extends readonly Area[],
]
  ? [...PartsOf<One>['routes'], ...RoutesOf<Others>]
  : [];

/** The routes of all areas: links are typed by them, whether or not they are here yet. */
export type AreaRoutes = RoutesOf<typeof areas>;

const loads = new Map<NavigationGroup, Promise<void>>();
const loaded = new Map<string, AreaParts>();
const listeners = new Set<() => void>();
let known: readonly AreaParts[] = [];

/** The parts that are here, in the order of the menu; another object whenever more came. */
export function knownParts(): readonly AreaParts[] {
  return known;
}

export function onMoreParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The areas that this dashboard offers: an administrator may have switched the samples off. */
export function offeredAreas(): readonly Area[] {
  return areas.filter((area) => area !== samplesArea || hasSamples());
}

/** The routes that are here, of the areas that are offered: samples may have come before it was known that they are switched off. */
export function offeredRoutes(): readonly unknown[] {
  return offeredAreas().flatMap(({ name }) => loaded.get(name)?.routes ?? []);
}

/** Fetches what belongs to a group; undefined when it is here. What could not be fetched is asked for again next time. */
export function loadGroup(group: NavigationGroup): Promise<void> | undefined {
  const missing = areas.filter((area) => area.group === group && !loaded.has(area.name));
  if (missing.length === 0) return undefined;
  const loading = loads.get(group) ?? fetchAreas(missing).finally(() => loads.delete(group));
  loads.set(group, loading);
  return loading;
}

async function fetchAreas(missing: readonly Area[]): Promise<void> {
  await Promise.all(missing.map(async ({ name, load }) => void loaded.set(name, await load())));
  known = areas.flatMap(({ name }) => loaded.get(name) ?? []);
  for (const listener of listeners) listener();
}

/**
 * The group in whose areas an address lies: that of the longest path which leads to it, since one area may lie below another's, and else
 * that of an area with the same beginning. What no area of the product has may be one of the samples.
 */
export function groupOf(pathname: string): NavigationGroup {
  const places = areas.flatMap(({ group, paths, navigation }) =>
    [...paths, ...navigation.map(({ path }) => path)].map((path) => ({ group, path })),
  );
  const [nearest] = places
    .filter(({ path }) => `${pathname}/`.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length);
  const [, first = ''] = pathname.split('/');
  return (nearest ?? places.find(({ path }) => path.split('/')[1] === first))?.group ?? 'samples';
}
