import { use, useEffect, useState } from 'react';
import type { AreaParts } from './feature.ts';
import type { RecordKind } from './record-kinds.ts';

const none: Promise<readonly AreaParts[]> = Promise.resolve([]);
let loadAll = () => none;
let kinds: readonly RecordKind[] = [];

/** The application says how the parts of all areas are fetched; the promise is the same each time. */
export function provideAreas(load: () => Promise<readonly AreaParts[]>): void {
  loadAll = load;
}

/** The parts of all areas; waits (Suspense) while some are on their way. Their routes are known to the router then. */
export function useAllAreas(): readonly AreaParts[] {
  return use(loadAll());
}

const noParts: readonly AreaParts[] = [];

/** The same without waiting: none until all are here. What they add to a screen is left out where they could not be fetched. */
export function useKnownAreas(): readonly AreaParts[] {
  const [parts, setParts] = useState(noParts);
  useEffect(() => {
    let isShown = true;
    loadAll().then(
      (all) => isShown && setParts(all),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return parts;
}

/** The application says which kinds of records there are, in the order of its areas. */
export function provideRecordKinds(all: readonly RecordKind[]): void {
  kinds = all;
}

export function recordKinds(): readonly RecordKind[] {
  return kinds;
}
