import { useEffect, useEffectEvent } from 'react';
import type { PagedPlace } from './use-paged-place.ts';

/** Leads to the last page from one that lies beyond it: its last row is gone, or somebody wrote the address by hand. */
export function useLastPage(place: PagedPlace, total: number | undefined): void {
  const lastPage = total === undefined ? place.page : Math.max(1, Math.ceil(total / place.perPage));
  const isBeyond = place.page > lastPage;
  const correct = useEffectEvent((to: number) => place.setPage(to, true));
  useEffect(() => {
    if (isBeyond) correct(lastPage);
  }, [isBeyond, lastPage]);
}
