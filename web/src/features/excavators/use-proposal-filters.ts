import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { choiceFilter, numberFilter, recordFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { proposalKinds } from './proposal-states.ts';
import type { ProposalTask } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';

const tasks: readonly ProposalTask[] = ['decision', 'check'];
const confidences = [0.5, 0.8, 0.9, 0.95];

/** What they wait for, kind, shop and confidence: what proposals are sifted by on the desk and in the list. */
export function useProposalFilters(): readonly ListFilter[] {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  const canReadShops = useAbilities().can('read', 'Shop');
  return useMemo(
    () => [
      choiceFilter(
        'waitsFor',
        t('waitsFor'),
        tasks.map((task) => ({ value: task, label: t(`waitsFor.${task}`) })),
      ),
      choiceFilter(
        'kind',
        t('kind'),
        proposalKinds.map((kind) => ({ value: kind, label: t(kind) })),
      ),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      numberFilter(
        'minConfidence',
        t('minConfidence'),
        confidences.map((share) => ({ value: String(share), label: t('atLeast', { percent: format.percent(share) }) })),
      ),
    ],
    [t, format, canReadShops],
  );
}
