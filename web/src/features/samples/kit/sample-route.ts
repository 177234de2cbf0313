import { createRoute, redirect, type RouteComponent, type StaticDataRouteOption } from '@tanstack/react-router';
import { session } from '../../../data/index.ts';
import type { NavigationKey } from '../../../i18n/index.ts';
import { rootRoute, shellRoute, type NavigationEntry, type RawSearch } from '../../../ui/routing/index.ts';
import { sampleIcons } from './sample-icons.ts';

type SampleScreen<Path extends string, Search> = {
  path: Path;
  title: NavigationKey;
  screen: RouteComponent;
  /** Reads what the screen keeps in its address. */
  search: (raw: RawSearch) => Search;
};

type ShownLayout = NonNullable<StaticDataRouteOption['layout']>;

/** Who may see sample screens: anyone who may look at all; the entry pages and notices are open to strangers too. */
export const maySeeSamples = { action: 'read', subject: 'ACL' } as const;
export const maySeeEntry = { action: 'read', subject: 'Auth' } as const;

/** A screen on the sample layer, inside the shell. */
export function sampleRoute<const Path extends string, Search>(
  given: SampleScreen<Path, Search> & { layout?: ShownLayout; above?: NavigationEntry },
) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path: given.path,
    validateSearch: given.search,
    staticData: {
      title: given.title,
      permission: maySeeSamples,
      ...(given.layout ? { layout: given.layout } : {}),
      ...(given.above ? { above: given.above } : {}),
    },
    component: given.screen,
  });
}

/** A sample page that stands without the shell and needs no session, such as one more log-in. */
export function sampleEntryRoute<const Path extends string, Search>(given: SampleScreen<Path, Search>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: given.path,
    validateSearch: given.search,
    staticData: { title: given.title, permission: maySeeEntry },
    component: given.screen,
  });
}

/** A page for those who are signed in that stands without the shell, such as what is printed. */
export function sampleBareRoute<const Path extends string, Search>(given: SampleScreen<Path, Search>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: given.path,
    validateSearch: given.search,
    staticData: { title: given.title, permission: maySeeSamples },
    beforeLoad: ({ location }): void => {
      if (!session.current()) throw redirect({ to: '/login', search: { returnTo: location.publicHref } });
    },
    component: given.screen,
  });
}

/** Of a screen that keeps nothing in its address. */
export function noSearch(): object {
  return {};
}

/** An entry of the samples' part of the menu; without an icon it stands below the one before it. */
export function sampleEntry(label: NavigationKey, path: string, icon?: keyof typeof sampleIcons): NavigationEntry {
  return { label, path, group: 'samples', permission: maySeeSamples, ...(icon ? { icon: sampleIcons[icon] } : {}) };
}
