import { parseListSearch, type ListSearch } from '../../ui/routing/index.ts';

/** What is kept of a report's address: all that is asked, and not which saved report it was. */
export type KeptState = Pick<ListSearch, 'filter' | 'measure'>;

export function keptState(state: unknown): KeptState {
  if (typeof state !== 'object' || state === null) return {};
  const { filter, measure } = parseListSearch({ ...state });
  return { ...(filter && { filter }), ...(measure && { measure }) };
}
