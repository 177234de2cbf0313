import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { paymentsMessages } from './payments.messages.ts';
import { PaymentCurrenciesDocument } from './payments.operations.generated.ts';

const optionOf = (code: string) => ({ value: code, label: code });

/** Any of the currencies in which the reader sees payments; an address may name another. */
export function useCurrencyFilter(): ListFilter {
  const t = useMessages(paymentsMessages);
  const codes = useQuery(documentQuery(PaymentCurrenciesDocument, {})).data?.paymentCurrencies;
  return useMemo(
    () => ({ ...choiceFilter('currency', t('currency'), codes?.map(optionOf) ?? []), read: optionOf }),
    [t, codes],
  );
}
