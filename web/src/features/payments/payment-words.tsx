import type { Money } from '@quarry/contracts/money';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';

function usePaymentWords(): FieldWords {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const fields = {
    orderId: t('order'),
    providerId: t('provider'),
    reference: t('reference'),
    methodLabel: t('method'),
    authorized: t('authorized'),
    captured: t('captured'),
    refunded: t('refunded'),
    voided: t('voided'),
    authExpiresAt: t('expires'),
  };
  const valueText = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'minor' in value) return format.money(value as Money);
    return name === 'authExpiresAt' && typeof value === 'string' ? format.dateTime(value) : undefined;
  };
  return { fields, valueText };
}

export const PaymentWords: WithFieldWords = ({ children }) => children(usePaymentWords());

export function PaymentHistory({ payment: { id, version } }: { payment: PaymentDetailFragment }) {
  return <RecordHistory entity="payment" id={id} version={version} words={usePaymentWords()} />;
}
