import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { session, type LogInResult } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { EntryFrame, textOf } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { CodeField, isWholeCode, RecoveryCodeField } from './code-field.tsx';
import { failureText } from './failure-text.ts';
import classes from './second-factor.module.css';
import { secondFactorMessages } from './second-factor.messages.ts';

type CodeStepProps = {
  challenge: string;
  onSignedIn: () => void;
  /** Back to the password: by choice, or since the log-in took too long. */
  onStartAgain: (isOver: boolean) => void;
};

/** After the password the code of an app, or a recovery code in its place. */
export function CodeStep({ challenge, onSignedIn, onStartAgain }: CodeStepProps) {
  const t = useMessages(secondFactorMessages);
  const tAccess = useMessages(accessMessages);
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [lacks, setLacks] = useState(false);
  const enter = useMutation({
    mutationFn: (code: string) => session.enterCode({ challenge, code }),
    onSuccess: (result) => {
      if (result.kind === 'signed-in') return onSignedIn();
      if (result.kind === 'refused' && result.reason !== undefined) return onStartAgain(true);
      field.current?.select();
    },
  });
  const problem = lacks
    ? t(isRecovery ? 'recoveryCodeWanted' : 'codeWanted')
    : (enter.error && failureText(tAccess, enter.error)) || refusalText(tAccess, t, { result: enter.data, isRecovery });
  const submit = (form: FormData) => {
    const code = textOf(form, 'code').trim();
    const isMissing = isRecovery ? code === '' : !isWholeCode(code);
    setLacks(isMissing);
    if (isMissing) field.current?.focus();
    else if (!enter.isPending) enter.mutate(code);
  };
  const change = () => {
    setRecovery(!isRecovery);
    setLacks(false);
    enter.reset();
  };

  useEffect(() => {
    document.title = `${t('enterCode')} · Quarry`;
  }, [t]);

  return (
    <EntryFrame title={t('enterCode')} onSubmit={submit} hasOwnChecks>
      <p>{t(isRecovery ? 'recoveryHelp' : 'codeHelp')}</p>
      {isRecovery ? (
        <RecoveryCodeField field={field} problem={problem} />
      ) : (
        <CodeField field={field} problem={problem} />
      )}
      <Button type="submit" loading={enter.isPending} fullWidth>
        {tAccess('logIn')}
      </Button>
      <div className={classes.ways}>
        <button type="button" onClick={change}>
          {t(isRecovery ? 'useApp' : 'useRecoveryCode')}
        </button>
        <button type="button" onClick={() => onStartAgain(false)}>
          {t('startAgain')}
        </button>
      </div>
    </EntryFrame>
  );
}

function refusalText(
  tAccess: Translate<typeof accessMessages.english>,
  t: Translate<typeof secondFactorMessages.english>,
  { result, isRecovery }: { result: LogInResult | undefined; isRecovery: boolean },
): string | undefined {
  if (result?.kind !== 'refused') return undefined;
  if (result.retryAfterSeconds === undefined) return t(isRecovery ? 'wrongRecoveryCode' : 'wrongCode');
  return tAccess('tooManyAttempts', { count: Math.max(1, Math.ceil(result.retryAfterSeconds / 60)) });
}
