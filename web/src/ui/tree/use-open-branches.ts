import { useState } from 'react';

/** Which nodes are open, and where that is kept: here, in the address, wherever the screen wants. */
export type OpenBranches = {
  ids: readonly string[];
  setIds: (ids: readonly string[]) => void;
};

const mostKept = 500;

/** Keeps the open nodes of one tree for as long as the tab is. */
export function useOpenBranches(place: string): OpenBranches {
  const storageKey = `openBranches ${place}`;
  const [ids, setIds] = useState(() => readIds(sessionStorage.getItem(storageKey)));
  return {
    ids,
    setIds: (next) => {
      setIds(next);
      sessionStorage.setItem(storageKey, JSON.stringify(next.slice(-mostKept)));
    },
  };
}

function readIds(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(-mostKept) : [];
  } catch {
    // What somebody else wrote there opens nothing.
    return [];
  }
}
