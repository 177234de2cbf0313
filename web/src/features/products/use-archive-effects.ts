import { useQuery } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import {
  ArchiveEffectsDocument,
  type ArchiveEffectsQuery,
  type ArchiveEffectsQueryVariables,
} from './archive.operations.generated.ts';

export type AskedEffects = {
  data: ArchiveEffectsQuery['archiveEffects'] | undefined;
  isFailed: boolean;
  ask: () => unknown;
};

/** What archiving these products would mean, counted each time it is asked. */
export function useArchiveEffects(chosen: ArchiveEffectsQueryVariables): AskedEffects {
  const { data, isError, refetch } = useQuery({
    queryKey: [ArchiveEffectsDocument.name, chosen],
    queryFn: ({ signal }) => requestGraphql(ArchiveEffectsDocument, chosen, { signal }),
    staleTime: 0,
  });
  return { data: data?.archiveEffects, isFailed: isError, ask: refetch };
}
