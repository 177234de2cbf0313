import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { customersMessages } from './customers.messages.ts';
import {
  CustomerByIdDocument,
  type CustomerDetailFragment,
  type CustomerMatterFragment,
  WithdrawCustomerErasureDocument,
} from './customers.operations.generated.ts';

type CustomerProps = { customer: CustomerDetailFragment };

/** That a customer was erased, or is to be, and what that waits for. */
export function CustomerErasureNote({ customer: { id, erasedAt, erasure, mayErase } }: CustomerProps) {
  const t = useMessages(customersMessages);
  const format = useFormat();
  const { run, isPending } = useCommand({
    kind: 'customer',
    document: WithdrawCustomerErasureDocument,
    variables: () => ({ id }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerErasureWithdrawn: ({ customer }) => ({ kind: 'done', text: t('withdrawn'), shown: { customer } }),
    },
  });
  if (erasedAt !== null) return <Explain as="note" tone="info" title={t('erasedTitle')} reasons={[t('erasedText')]} />;
  if (!erasure) return null;
  const { state, dueAt, openMatters } = erasure;
  const reason = state === 'WAITING' ? t('erasureWaits', { count: openMatters.length }) : t('erasureSoon');
  return (
    <Explain
      as="note"
      tone="warning"
      title={t('erasureTitle')}
      reasons={[reason, t('erasureDue', { date: format.date(dueAt) })]}
    >
      <Matters matters={openMatters} />
      {mayErase && (
        <Button variant="default" loading={isPending} onClick={() => void run(undefined)}>
          {t('withdraw')}
        </Button>
      )}
    </Explain>
  );
}

export function Matters({ matters }: { matters: readonly CustomerMatterFragment[] }) {
  const t = useMessages(customersMessages);
  return (
    <ul>
      {matters.map(({ kind, orderId, orderNumber }) => (
        <li key={`${kind} ${orderId}`}>
          <Link to="/orders/$orderId" params={{ orderId }}>
            {t(`matter.${kind}`, { number: orderNumber ?? '' })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
