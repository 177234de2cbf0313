import { useMemo } from 'react';
import { useAbilities } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BulkAction } from '../../../ui/list-screen/index.ts';
import { updateMessages } from './update.messages.ts';

const questions = () => import('./update-questions.tsx');
const HoldOrdersQuestion = lazyPart(() => questions().then((m) => m.HoldOrdersQuestion));
const CancelOrdersQuestion = lazyPart(() => questions().then((m) => m.CancelOrdersQuestion));
const AssignOrdersQuestion = lazyPart(() => questions().then((m) => m.AssignOrdersQuestion));

/** What the reader may do to many orders, selected in the list or named by their numbers. */
export function useOrderBulkActions(): readonly BulkAction[] {
  const t = useMessages(updateMessages);
  const abilities = useAbilities();
  const mayFulfil = abilities.can('fulfil', 'Order');
  const mayUpdate = abilities.can('update', 'Order');
  const mayCancel = abilities.can('cancel', 'Order');
  const mayArchive = abilities.can('archive', 'Order');
  return useMemo(() => {
    const action = (key: Key, others: Partial<BulkAction> = {}): BulkAction => ({
      key,
      label: (count) => t(key, { count }),
      ...others,
    });
    return [
      ...(mayFulfil
        ? [action('ship', { consequence: t('shipText') }), action('deliver', { consequence: t('deliverText') })]
        : []),
      ...(mayUpdate
        ? [
            action('hold', { Question: HoldOrdersQuestion }),
            action('release'),
            action('assign', { Question: AssignOrdersQuestion }),
            action('complete', { consequence: t('completeText') }),
          ]
        : []),
      ...(mayArchive ? [action('archive')] : []),
      ...(mayCancel ? [action('cancel', { Question: CancelOrdersQuestion })] : []),
    ];
  }, [t, mayFulfil, mayUpdate, mayCancel, mayArchive]);
}

type Key = 'ship' | 'deliver' | 'hold' | 'release' | 'assign' | 'complete' | 'archive' | 'cancel';
