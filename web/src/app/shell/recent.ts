import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRecordName } from '../../ui/record/index.ts';

/** A screen or record somebody looked at; records have their name. */
export type Visit = { path: string; name: string | null };

const storageKey = 'recent';
const mostVisits = 20;

/** What this person looked at last with this browser, the newest first; another person's visits are nobody's business. */
export function readVisits(storage: Pick<Storage, 'getItem'>, userId: string): Visit[] {
  const stored = parse(storage.getItem(storageKey));
  if (!isRecord(stored) || stored.userId !== userId || !Array.isArray(stored.visits)) return [];
  return stored.visits.filter(isVisit).slice(0, mostVisits);
}

export function withVisit(before: readonly Visit[], visit: Visit): Visit[] {
  return [visit, ...before.filter(({ path }) => path !== visit.path)].slice(0, mostVisits);
}

/** Notes the screen that is open, once it is known whose page it is. */
export function useRememberVisit(userId: string | number | undefined): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const name = useRecordName() ?? null;
  useEffect(() => {
    if (userId === undefined) return;
    const user = String(userId);
    const visits = withVisit(readVisits(localStorage, user), { path, name });
    localStorage.setItem(storageKey, JSON.stringify({ userId: user, visits }));
  }, [userId, path, name]);
}

function isVisit(value: unknown): value is Visit {
  return isRecord(value) && typeof value.path === 'string' && (value.name === null || typeof value.name === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // What somebody else wrote there is no visit.
    return null;
  }
}
