import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { StillWaitingDocument } from './proposals.operations.generated.ts';

const askAgainMs = 2000;

/**
 * Tells which of the cards at hand wait no longer: a rule settles others soon after a decision (three more offers of one GTIN),
 * and somebody else decides as well. Asked anew at every change of the cards, and while they are looked at.
 */
export function useSettledCards<Card extends { readonly id: string }>(
  cards: readonly Card[],
  onSettled: (settled: readonly Card[]) => void,
): void {
  const ids = cards.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [StillWaitingDocument.name, { ids }],
    queryFn: async ({ signal }) => {
      const { waitingProposals } = await requestGraphql(StillWaitingDocument, { ids }, { signal });
      return { asked: cards, waiting: new Set(waitingProposals) };
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
