import { paymentEventKinds, paymentEventStates } from '@quarry/contracts/payments';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { choiceFilter, recordFilter, type ListFilter } from '../../../ui/list-screen/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { queuesMessages } from './queues.messages.ts';

export function useEventFilters(): readonly ListFilter[] {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        paymentEventStates.map((value) => ({ value, label: t(`state.${value}`) })),
      ),
      choiceFilter(
        'kind',
        t('event'),
        paymentEventKinds.map((value) => ({ value, label: t(`event.${value}`) })),
      ),
      recordFilter('shopId', tPayments('shop'), 'Shop'),
    ],
    [t, tPayments],
  );
}
