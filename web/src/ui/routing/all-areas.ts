import { use } from 'react';
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

/** The application says which kinds of records there are, in the order of its areas. */
export function provideRecordKinds(all: readonly RecordKind[]): void {
  kinds = all;
}

export function recordKinds(): readonly RecordKind[] {
  return kinds;
}
