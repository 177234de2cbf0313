import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { textOf } from '../../ui/entry-frame/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { accessMessages, OwnPasswordField, RecoveryCodes } from '../access/index.ts';
import { accountMessages } from './account.messages.ts';
import { RenewRecoveryCodesDocument, TurnOffSecondFactorDocument } from './account.operations.generated.ts';
import { StepDialog } from './step-dialog.tsx';

type FactorChangeFormProps = { email: string; change: 'new-codes' | 'turn-off'; onClose: () => void };

/** The password once more; then it is turned off, or there are new recovery codes to keep. */
export function FactorChangeForm({ email, change, onClose }: FactorChangeFormProps) {
  const t = useMessages(accountMessages);
  const tAccess = useMessages(accessMessages);
  const format = useFormat();
  const issueText = useIssueText();
  const { refused, failed } = useShowRefusal();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const show = (text: string) => {
    setProblem(text);
    field.current?.select();
  };

  const send = useMutation({
    mutationFn: async (password: string) =>
      change === 'turn-off'
        ? (await requestGraphql(TurnOffSecondFactorDocument, { input: { password } })).turnOffSecondFactor
        : (await requestGraphql(RenewRecoveryCodesDocument, { input: { password } })).renewRecoveryCodes,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'RecoveryCodesMade':
          return;
        case 'SecondFactorTurnedOff':
          toast.success(t('turnedOff'));
          return onClose();
        case 'TooManyAttempts':
          return show(tAccess('tooManyAttempts', { count: result.retryAfterMinutes }));
        case 'InvalidInput':
          return show(issueText({ code: result.issues[0]?.code ?? 'invalid' }));
        case 'NotAllowedNow':
          refused(result);
          return onClose();
      }
    },
    onError: failed,
  });
  const submit = (form: FormData) => {
    const password = textOf(form, 'password');
    if (password === '') return show(issueText({ code: 'required' }));
    if (!send.isPending) send.mutate(password);
  };

  if (send.data?.__typename === 'RecoveryCodesMade') {
    return (
      <StepDialog title={t('recoveryCodes')} isOnce onSubmit={onClose} onClose={onClose}>
        <Suspense>
          <RecoveryCodes codes={send.data.recoveryCodes} />
        </Suspense>
        <Button type="submit">{t('codesKept')}</Button>
      </StepDialog>
    );
  }
  const label = t(change === 'turn-off' ? 'turnOff' : 'newCodes');
  return (
    <StepDialog title={`${format.label(t('secondFactor'))} ${label}`} onSubmit={submit} onClose={onClose}>
      <p>{t(change === 'turn-off' ? 'turnOffHelp' : 'newCodesHelp')}</p>
      <Suspense>
        <OwnPasswordField email={email} field={field} problem={problem} />
      </Suspense>
      <Button type="submit" {...(change === 'turn-off' ? { color: 'danger' } : {})} loading={send.isPending}>
        {label}
      </Button>
    </StepDialog>
  );
}
