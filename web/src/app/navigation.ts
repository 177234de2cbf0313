import { useMemo, useSyncExternalStore } from 'react';
import { hasSamples, useAbilities } from '../data/index.ts';
import { navigationGroups, type NavigationEntry, type NavigationGroup } from '../ui/routing/index.ts';
import { areas, knownParts, offeredAreas, onMoreParts } from './areas.ts';

/** An area and the entries that stand below it. */
export type NavigationArea = NavigationEntry & { below: readonly NavigationEntry[] };
export type NavigationSection = { group: NavigationGroup; areas: readonly NavigationArea[] };

/** The menu of the person who is signed in: only what they may open. */
export function useNavigation(): readonly NavigationSection[] {
  const abilities = useAbilities();
  const parts = useSyncExternalStore(onMoreParts, knownParts);
  return useMemo(() => {
    const further = parts.flatMap(({ navigation = [] }) => navigation);
    const entries = [...offeredAreas().flatMap(({ navigation }) => navigation), ...(hasSamples() ? further : [])];
    return buildNavigation(entries, ({ action, subject }) => abilities.can(action, subject));
  }, [abilities, parts]);
}

/** The list in whose address another one lies, the nearest of several: the way up from it. */
export function listAbove(address: string): NavigationEntry | undefined {
  const above = [...areas, ...knownParts()]
    .flatMap(({ navigation = [] }): readonly NavigationEntry[] => navigation)
    .filter(({ path }) => path !== '/' && address.startsWith(`${path}/`));
  return above.toSorted((left, right) => right.path.length - left.path.length)[0];
}

export function buildNavigation(
  entries: readonly NavigationEntry[],
  isAllowed: (permission: NavigationEntry['permission']) => boolean,
): readonly NavigationSection[] {
  const allowed = entries.filter((entry) => isAllowed(entry.permission));
  return navigationGroups
    .map((group) => ({ group, areas: areasOf(allowed.filter((entry) => entry.group === group)) }))
    .filter((section) => section.areas.length > 0);
}

/** The areas and entries whose words hold all that is searched for; an area that does keeps what stands below it. */
export function searchNavigation(
  sections: readonly NavigationSection[],
  search: string,
  t: (label: NavigationEntry['label']) => string,
): readonly NavigationSection[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const fits = ({ label }: NavigationEntry) => words.every((word) => t(label).toLowerCase().includes(word));
  return sections
    .map(({ group, areas }) => ({
      group,
      areas: areas
        .map((area) => (fits(area) ? area : { ...area, below: area.below.filter(fits) }))
        .filter((area) => fits(area) || area.below.length > 0),
    }))
    .filter(({ areas }) => areas.length > 0);
}

function areasOf(entries: readonly NavigationEntry[]): NavigationArea[] {
  const areas: (NavigationEntry & { below: NavigationEntry[] })[] = [];
  for (const entry of entries) {
    const area = areas.at(-1);
    if (entry.icon === undefined && area) area.below.push(entry);
    else areas.push({ ...entry, below: [] });
  }
  return areas;
}
