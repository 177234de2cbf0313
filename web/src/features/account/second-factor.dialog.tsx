import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { SecondFactorSetUp } from '../access/index.ts';
import { AccountDocument, SessionsDocument, type AccountFragment } from './account.operations.generated.ts';
import { FactorOrderForm } from './factor-order.form.tsx';
import { StepDialog } from './step-dialog.tsx';

export type FactorOrder = 'set-up' | 'new-codes' | 'turn-off';

/** One order about one's second factor, from the password on. */
export function SecondFactorDialog(props: { user: AccountFragment; order: FactorOrder; onClose: () => void }) {
  const { user, order, onClose } = props;
  const queryClient = useQueryClient();
  const close = () => {
    onClose();
    for (const queryKey of [
      [AccountDocument.name, { id: user.id }],
      [SessionsDocument.name, { userId: user.id }],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
  if (order !== 'set-up') return <FactorOrderForm email={user.email} order={order} onClose={close} />;
  return (
    <Suspense>
      <SecondFactorSetUp
        email={user.email}
        renderStep={({ name, ...step }) => <StepDialog {...step} isOnce={name === 'codes'} onClose={close} />}
        onDone={close}
      />
    </Suspense>
  );
}
