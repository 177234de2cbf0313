import { useState } from 'react';
import { hasServer } from '../../data/index.ts';
import { navigationGroups, type NavigationGroup } from '../../ui/routing/index.ts';

const storageKey = 'menuFolded';

/** What nobody has touched yet: the samples would stand between a person and the areas of the product. */
const foldedAtFirst = hasServer ? 'samples' : '';

/** The groups of this menu that somebody folded away in this browser, and how to fold or unfold one. */
export function useFoldedGroups(shown: readonly NavigationGroup[]) {
  const [folded, setFolded] = useState(() => readFolded(localStorage, shown.length > 1 ? foldedAtFirst : ''));
  const toggle = (group: NavigationGroup) => {
    const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
    localStorage.setItem(storageKey, next.join(' '));
    setFolded(next);
  };
  return { folded, toggle };
}

function readFolded(storage: Pick<Storage, 'getItem'>, atFirst: string): readonly NavigationGroup[] {
  const stored = new Set((storage.getItem(storageKey) ?? atFirst).split(' '));
  return navigationGroups.filter((group) => stored.has(group));
}
