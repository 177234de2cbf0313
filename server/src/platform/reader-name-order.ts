import { nameOrderOf } from './db/index.ts';
import { perRequest } from './feature.ts';

/** How names of few records (brands, shops, people) are sorted for the reader: in memory, without an index of their language. */
export const readerNameOrder = perRequest(({ deps, language }) => nameOrderOf(deps.db, language));
