import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Explain } from '../../ui/explain/index.ts';
import { useCommandOutcome } from '../../ui/save/index.ts';
import { customersMessages } from './customers.messages.ts';
import { Matters } from './erasure-note.tsx';
import {
  CustomerByIdDocument,
  type CustomerDetailFragment,
  CustomerErasurePreviewDocument,
  EraseCustomerDocument,
} from './customers.operations.generated.ts';

type CustomerProps = { customer: CustomerDetailFragment };

/** Asks for a customer to be erased, after it was said what goes and what stays, and their name was typed. */
export function EraseCustomerDialog({ customer, onClose }: CustomerProps & { onClose: () => void }) {
  const t = useMessages(customersMessages);
  const { id, version, name } = customer;
  const preview = useRecord(CustomerErasurePreviewDocument, { id }).data?.customerErasurePreview;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = useCommandOutcome({
    kind: 'customer',
    document: EraseCustomerDocument,
    variables: (input: { name: string }) => ({ id, version, input }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerErasureRequested: ({ customer: shown }) => ({
        kind: 'done',
        text: t(shown.erasure?.state === 'WAITING' ? 'eraseWaits' : 'eraseAsked', { name }),
        shown: { customer: shown },
      }),
    },
  });
  const erase = async () => {
    setBusy(true);
    try {
      const outcome = await send({ name: typed.trim() });
      if (outcome.kind === 'refused') return setProblem(outcome.text);
      await outcome.reload?.();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('eraseTitle', { name })}
      text={t('eraseGoes')}
      confirmLabel={t('erase')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <p>{t('eraseStays')}</p>
      {preview && (
        <p>
          {t('eraseHolds', {
            addresses: preview.addresses,
            consents: preview.consents,
            merged: preview.mergedCustomers,
            orders: preview.orders,
            comments: preview.comments,
          })}
        </p>
      )}
      {preview && preview.openMatters.length > 0 && (
        <Explain as="note" tone="warning" title={t('erasureWaits', { count: preview.openMatters.length })} reasons={[]}>
          <Matters matters={preview.openMatters} />
        </Explain>
      )}
      <TextInput
        label={t('eraseConfirm', { name })}
        value={typed}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
