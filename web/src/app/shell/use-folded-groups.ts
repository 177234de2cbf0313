import { useState } from 'react';
import { navigationGroups, type NavigationGroup } from '../../ui/routing/index.ts';

const storageKey = 'menuFolded';

/** The groups of the menu that somebody folded away in this browser, and how to fold or unfold one. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(() => readFolded(localStorage));
  const toggle = (group: NavigationGroup) => {
    const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group];
    localStorage.setItem(storageKey, next.join(' '));
    setFolded(next);
  };
  return { folded, toggle };
}

function readFolded(storage: Pick<Storage, 'getItem'>): readonly NavigationGroup[] {
  const stored = new Set((storage.getItem(storageKey) ?? '').split(' '));
  return navigationGroups.filter((group) => stored.has(group));
}
