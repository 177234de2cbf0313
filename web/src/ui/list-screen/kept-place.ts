import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PageParam } from '../../data/index.ts';
import { readPageParam } from '../list-walk/index.ts';

const storageKey = 'listPages';
const mostEntries = 50;

/** Where an entry of the browser's history stood in a list when it was left or reloaded. */
export type KeptPlace = {
  /** The page that was in view. */
  page: PageParam;
  /** The row that was chosen last. */
  active: string | undefined;
};

type Kept = { entry: string; asked: string; page: unknown; active?: unknown };

export function useKeptPlace(variables: Record<string, unknown>): KeptPlace | undefined {
  const entry = useEntry();
  const asked = JSON.stringify(variables);
  const kept = readKept().find((one) => one.entry === entry && one.asked === asked);
  const page = readPageParam(kept?.page);
  return page && { page, active: typeof kept?.active === 'string' ? kept.active : undefined };
}

/** Keeps the place as the list is scrolled; nothing while none of it is loaded. */
export function useKeepPlace(variables: Record<string, unknown>, place: KeptPlace | undefined): void {
  const entry = useEntry();
  const text = place && JSON.stringify({ entry, asked: JSON.stringify(variables), ...place });
  useEffect(() => {
    if (text === undefined) return;
    const others = readKept().filter((one) => one.entry !== entry);
    sessionStorage.setItem(storageKey, JSON.stringify([JSON.parse(text), ...others].slice(0, mostEntries)));
  }, [entry, text]);
}

function useEntry(): string {
  return useRouterState({ select: ({ location }) => location.state.key ?? '' });
}

function readKept(): Kept[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // What somebody else wrote there is no page.
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entry' in value &&
    typeof value.entry === 'string' &&
    'asked' in value &&
    typeof value.asked === 'string' &&
    'page' in value
  );
}
