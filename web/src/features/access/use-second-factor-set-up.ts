import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { textOf } from '../../ui/entry-frame/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { accessMessages } from './access.messages.ts';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from './access.operations.generated.ts';
import { isWholeCode } from './code-field.tsx';
import { failureText } from './failure-text.ts';

export type SetUpState =
  | { name: 'password' }
  | { name: 'code'; setup: string; secret: string; address: string }
  | { name: 'codes'; codes: readonly string[] };

type SetUp = {
  step: SetUpState;
  /** What is wrong with the field of this step. */
  problem: string | undefined;
  isPending: boolean;
  submit: (form: FormData) => void;
};

/** Where somebody stands who sets up a second factor. */
export function useSecondFactorSetUp(field: RefObject<HTMLInputElement | null>, onConfirmed?: () => void): SetUp {
  const tAccess = useMessages(accessMessages);
  const issueText = useIssueText();
  const { reason } = useWording();
  const [step, setStep] = useState<SetUpState>({ name: 'password' });
  const [problem, setProblem] = useState<string>();
  const goTo = (next: SetUpState) => {
    setProblem(undefined);
    setStep(next);
  };
  const show = (text: string) => {
    setProblem(text);
    field.current?.select();
  };
  const showIssue = (issues: readonly { code: string }[]) => show(issueText({ code: issues[0]?.code ?? 'invalid' }));

  const begin = useMutation({
    mutationFn: async (password: string) =>
      (await requestGraphql(BeginSecondFactorDocument, { input: { password } })).beginSecondFactor,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'SecondFactorOffered':
          return goTo({ name: 'code', ...result });
        case 'TooManyAttempts':
          return show(tAccess('tooManyAttempts', { count: result.retryAfterMinutes }));
        case 'InvalidInput':
          return showIssue(result.issues);
      }
    },
    onError: (error) => show(failureText(tAccess, error)),
  });
  const confirm = useMutation({
    mutationFn: async (input: { setup: string; code: string }) =>
      (await requestGraphql(ConfirmSecondFactorDocument, { input })).confirmSecondFactor,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'SecondFactorConfirmed':
          onConfirmed?.();
          return goTo({ name: 'codes', codes: result.recoveryCodes });
        case 'InvalidInput':
          return showIssue(result.issues);
        case 'NotAllowedNow':
          goTo({ name: 'password' });
          setProblem(reason(result));
      }
    },
    onError: (error) => show(failureText(tAccess, error)),
  });

  const submit = (form: FormData) => {
    if (begin.isPending || confirm.isPending) return;
    if (step.name === 'password') {
      const password = textOf(form, 'password');
      if (password === '') show(issueText({ code: 'required' }));
      else begin.mutate(password);
    } else if (step.name === 'code') {
      const code = textOf(form, 'code');
      if (isWholeCode(code)) confirm.mutate({ setup: step.setup, code });
      else show(issueText({ code: 'not_a_code' }));
    }
  };
  return { step, problem, isPending: begin.isPending || confirm.isPending, submit };
}
