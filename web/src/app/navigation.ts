import { useMemo } from 'react';
import { useAbilities } from '../data/index.ts';
import { navigationGroups, type NavigationEntry, type NavigationGroup } from '../ui/routing/index.ts';
import { features } from './features.ts';

/** An area and the entries that stand below it. */
export type NavigationArea = NavigationEntry & { below: readonly NavigationEntry[] };
export type NavigationSection = { group: NavigationGroup; areas: readonly NavigationArea[] };

/** The menu of the person who is signed in: only what they may open. */
export function useNavigation(): readonly NavigationSection[] {
  const abilities = useAbilities();
  return useMemo(
    () =>
      buildNavigation(
        features.flatMap((feature): readonly NavigationEntry[] => feature.navigation),
        ({ action, subject }) => abilities.can(action, subject),
      ),
    [abilities],
  );
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

function areasOf(entries: readonly NavigationEntry[]): NavigationArea[] {
  const areas: (NavigationEntry & { below: NavigationEntry[] })[] = [];
  for (const entry of entries) {
    const area = areas.at(-1);
    if (entry.icon === undefined && area) area.below.push(entry);
    else areas.push({ ...entry, below: [] });
  }
  return areas;
}
