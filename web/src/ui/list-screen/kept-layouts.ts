import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { requestGraphql, useSession } from '../../data/index.ts';
import { parseListLayout, type ListLayout } from './list-layout.ts';
import { isRecord, parseRecord } from './stored-record.ts';
import { SaveListLayoutDocument, type KeptListLayoutFragment } from './views/saved-views.operations.generated.ts';

/** A person's choice for a list, or for a view of it, as this browser has it. */
type KeptLayout = {
  /** Null: as the screen, or the view, has it. */
  layout: ListLayout | null;
  /** The version that the server has of it; 0 for none. */
  version: number;
  /** It was chosen here and has not reached the server. */
  isUnsent: boolean;
};

/** Every list's layout, under the person and the list. */
const storageKey = 'lists';
const useLayouts = create<Readonly<Record<string, KeptLayout | undefined>>>(readLayouts);

/** Somebody who pulls a column wider ends with one request. */
const restMs = 500;

type LayoutPlace = { list: string; viewId: string | null };

/**
 * How the person who is signed in wants this list: kept in this browser, so that it stands at once, and on the server, where what
 * another browser chose since is read with the list's views. `stored` is absent while the server has not said; the newest choice wins.
 */
export function useListLayout(
  { list, viewId }: LayoutPlace,
  stored: readonly KeptListLayoutFragment[] | undefined,
): [ListLayout | null, (layout: ListLayout | null) => void] {
  const person = useSession()?.userData.id ?? '';
  const key = [person, list, ...(viewId === null ? [] : [viewId])].join(' ');
  const kept = useLayouts((layouts) => layouts[key]);

  const meet = useEffectEvent((layouts: readonly KeptListLayoutFragment[], view: string | null) => {
    const found = layouts.find((one) => one.viewId === view);
    if (!found || kept?.isUnsent || found.version <= (kept?.version ?? 0)) return;
    const layout = found.look && parseListLayout(found.look);
    useLayouts.setState({ [key]: { layout, version: found.version, isUnsent: false } });
  });
  useEffect(() => {
    if (stored) meet(stored, viewId);
  }, [stored, viewId]);

  const isKnown = stored !== undefined;
  useEffect(() => {
    if (!isKnown || !kept?.isUnsent) return;
    const timer = setTimeout(() => void send(key, { list, viewId }, kept.layout), restMs);
    return () => clearTimeout(timer);
  }, [isKnown, kept, key, list, viewId]);

  const choose = (layout: ListLayout | null) =>
    useLayouts.setState({ [key]: { layout, version: kept?.version ?? 0, isUnsent: true } });
  return [kept?.layout ?? null, choose];
}

async function send(key: string, { list, viewId }: LayoutPlace, layout: ListLayout | null): Promise<void> {
  const answer = await requestGraphql(SaveListLayoutDocument, { list, viewId, input: layout }).catch(
    // Out of reach: it is marked as unsent, and sent with the next choice or when the list is opened next.
    () => undefined,
  );
  const saved = answer?.saveListLayout;
  const now = useLayouts.getState()[key];
  if (!saved || !now) return;
  const version = saved.__typename === 'ListLayoutSaved' ? saved.layout.version : now.version;
  // Chosen anew meanwhile, it is still to be sent.
  useLayouts.setState({ [key]: { ...now, version, isUnsent: now.layout !== layout } });
}

function readLayouts(): Record<string, KeptLayout> {
  const entries = Object.entries(parseRecord(localStorage.getItem(storageKey)));
  return Object.fromEntries(entries.map(([key, kept]) => [key, parseKept(kept)]));
}

function parseKept(stored: unknown): KeptLayout {
  if (!isRecord(stored) || typeof stored.version !== 'number') {
    // Chosen before the server kept any.
    return { layout: parseListLayout(stored), version: 0, isUnsent: true };
  }
  const { layout, version, isUnsent } = stored;
  return { layout: layout === null ? null : parseListLayout(layout), version, isUnsent: isUnsent === true };
}

useLayouts.subscribe((layouts) => localStorage.setItem(storageKey, JSON.stringify(layouts)));

// Another tab chose something: this one shows the same. `key` is null when all of it was cleared.
addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) useLayouts.setState(readLayouts(), true);
});
