import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { CommentsStillWaitingDocument } from './comments.operations.generated.ts';

const askAgainMs = 2000;

/** Tells which of the comments at hand wait no longer, since somebody else decided about them. Asked while they are looked at. */
export function useSettledComments<Card extends { readonly id: string }>(
  cards: readonly Card[],
  onSettled: (settled: readonly Card[]) => void,
): void {
  const ids = cards.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [CommentsStillWaitingDocument.name, { ids }],
    queryFn: async ({ signal }) => {
      const { waitingComments } = await requestGraphql(CommentsStillWaitingDocument, { ids }, { signal });
      return { asked: cards, waiting: new Set(waitingComments.map(({ id }) => id)) };
    },
    enabled: ids.length > 0,
    refetchInterval: askAgainMs,
    structuralSharing: false,
    gcTime: 0,
  });
  const tell = useEffectEvent(onSettled);
  useEffect(() => {
    const settled = data?.asked.filter(({ id }) => !data.waiting.has(id)) ?? [];
    if (settled.length > 0) tell(settled);
  }, [data]);
}
