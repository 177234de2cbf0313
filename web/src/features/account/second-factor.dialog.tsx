import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { SecondFactorSetUp } from '../access/index.ts';
import { AccountDocument, SessionsDocument, type AccountFragment } from './account.operations.generated.ts';
import { FactorChangeForm } from './factor-change.form.tsx';
import { StepDialog } from './step-dialog.tsx';

export type FactorChange = 'set-up' | 'new-codes' | 'turn-off';

/** One change of one's second factor, from the password on. */
export function SecondFactorDialog(props: { user: AccountFragment; change: FactorChange; onClose: () => void }) {
  const { user, change, onClose } = props;
  const queryClient = useQueryClient();
  const close = () => {
    onClose();
    for (const queryKey of [
      [AccountDocument.name, { id: user.id }],
      [SessionsDocument.name, { userId: user.id }],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
  if (change !== 'set-up') return <FactorChangeForm email={user.email} change={change} onClose={close} />;
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
