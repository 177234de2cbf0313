import { disputeStates, refundPurposes, refundStates } from '@quarry/contracts/payments';
import type { Money } from '@quarry/contracts/money';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { WithFieldWords } from '../../../ui/routing/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { refundsMessages } from './refunds.messages.ts';

export const RefundWords: WithFieldWords = ({ children }) => {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const fields = {
    orderId: tPayments('order'),
    number: t('number'),
    purpose: t('purpose'),
    reason: t('reason'),
    reference: tPayments('reference'),
    amount: t('amount'),
    state: t('state'),
    disputeState: t('dispute'),
  };
  const values = {
    purpose: Object.fromEntries(refundPurposes.map((purpose) => [purpose, t(`purpose.${purpose}`)])),
    disputeState: Object.fromEntries(disputeStates.map((state) => [state, t(`dispute.${state}`)])),
    state: Object.fromEntries(refundStates.map((state) => [state, t(`state.${state}`)])),
  };
  const valueText = (_name: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'minor' in value ? format.money(value as Money) : undefined;
  return children({ fields, values, valueText });
};
