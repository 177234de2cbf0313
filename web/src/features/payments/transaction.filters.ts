import { paymentTransactionKinds, paymentTransactionStates } from '@quarry/contracts/payments';
import { useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { choiceFilter, recordFilter, sinceFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { paymentsMessages } from './payments.messages.ts';

export function useTransactionFilters(): readonly ListFilter[] {
  const t = useMessages(paymentsMessages);
  const { dateTime } = useFormat();
  const [now] = useState(() => Date.now());
  return useMemo(
    () => [
      choiceFilter(
        'kind',
        t('what'),
        paymentTransactionKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      ),
      choiceFilter(
        'state',
        t('state'),
        paymentTransactionStates.map((value) => ({ value, label: t(`state.${value}`) })),
      ),
      recordFilter('shopId', t('shop'), 'Shop'),
      sinceFilter('from', t('from'), dateTime, now),
      sinceFilter('until', t('until'), dateTime, now),
    ],
    [t, dateTime, now],
  );
}
