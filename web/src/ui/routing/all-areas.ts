import { use } from 'react';
import type { AreaParts } from './feature.ts';

const none: Promise<readonly AreaParts[]> = Promise.resolve([]);
let loadAll = () => none;

/** The application says how the parts of all areas are fetched; the promise is the same each time. */
export function provideAreas(load: () => Promise<readonly AreaParts[]>): void {
  loadAll = load;
}

/** The parts of all areas; waits (Suspense) while some are on their way. Their routes are known to the router then. */
export function useAllAreas(): readonly AreaParts[] {
  return use(loadAll());
}
