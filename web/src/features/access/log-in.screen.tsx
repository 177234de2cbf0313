import { Button, TextInput } from '@mantine/core';
import { sessionTexts } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PasswordInput } from '../../ui/password-input.ts';
import { hasServer, isRegistrationOpen, session, type LogInResult } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { EntryFrame, textOf } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { CodeStep } from './second-factor-parts.ts';
import { failureText } from './failure-text.ts';

const DemoAccounts =
  import.meta.env.MODE === 'sample'
    ? lazy(() => import('./demo-accounts.tsx').then((m) => ({ default: m.DemoAccounts })))
    : undefined;

/** What was left out, in words at the field. */
type Missing = { email?: string; password?: string };

export function LogInScreen() {
  const router = useRouter();
  const { returnTo } = useSearch({ from: '/login' });
  const [challenge, setChallenge] = useState<string>();
  const [isCodeOver, setCodeOver] = useState(false);
  const goOn = () => router.navigate({ href: returnTo ?? '/', replace: true });
  const startAgain = (isOver: boolean) => {
    setChallenge(undefined);
    setCodeOver(isOver);
  };
  if (challenge === undefined)
    return <PasswordStep isCodeOver={isCodeOver} onSignedIn={goOn} onCodeWanted={setChallenge} />;
  return (
    <Suspense>
      <CodeStep challenge={challenge} onSignedIn={goOn} onStartAgain={startAgain} />
    </Suspense>
  );
}

type PasswordStepProps = {
  /** The log-in before took too long at its code. */
  isCodeOver: boolean;
  onSignedIn: () => void;
  onCodeWanted: (challenge: string) => void;
};

function PasswordStep({ isCodeOver, onSignedIn, onCodeWanted }: PasswordStepProps) {
  const t = useMessages(accessMessages);
  const { returnTo } = useSearch({ from: '/login' });
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const logIn = useMutation({
    mutationFn: session.logIn,
    onSuccess: (result) => {
      switch (result.kind) {
        case 'signed-in':
          return onSignedIn();
        case 'code-wanted':
          return onCodeWanted(result.challenge);
        case 'refused':
          return emailField.current?.focus();
      }
    },
  });
  const problem = isCodeOver && logIn.isIdle ? t('codeOver') : problemText(t, logIn.data, logIn.error);
  const submit = (form: FormData) => {
    const typed = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
    const lacks: Missing = {
      ...(/.@./.test(typed.email) ? {} : { email: t('emailWanted') }),
      ...(typed.password === '' ? { password: t('logInPasswordWanted') } : {}),
    };
    setMissing(lacks);
    if (lacks.email) emailField.current?.focus();
    else if (lacks.password) passwordField.current?.focus();
    else logIn.mutate(typed);
  };

  useEffect(() => emailField.current?.focus(), []);
  useEffect(() => {
    document.title = `${t('logIn')} · Quarry`;
  }, [t]);

  return (
    <EntryFrame
      title={t('logInToQuarry')}
      onSubmit={submit}
      hasOwnChecks
      foot={
        DemoAccounts && (
          <Suspense>
            <DemoAccounts onChoose={logIn.mutate} />
          </Suspense>
        )
      }
      below={
        <>
          {hasServer && <Link to="/forgot-password">{t('forgotPassword')}</Link>}
          {isRegistrationOpen() && (
            <>
              {hasServer && ' · '}
              <Link to="/register" search={returnTo ? { returnTo } : {}}>
                {t('toRegister')}
              </Link>
            </>
          )}
        </>
      }
    >
      <TextInput
        ref={emailField}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        withAsterisk={false}
        error={missing.email ?? (missing.password ? undefined : problem)}
        errorProps={{ role: 'alert' }}
      />
      <PasswordInput
        ref={passwordField}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        error={missing.password}
        errorProps={{ role: 'alert' }}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      <Button type="submit" loading={logIn.isPending} fullWidth>
        {t('logIn')}
      </Button>
    </EntryFrame>
  );
}

function problemText(
  t: Translate<typeof accessMessages.english>,
  result: LogInResult | undefined,
  error: Error | null,
): string | undefined {
  if (error) return failureText(t, error);
  if (result?.kind !== 'refused') return undefined;
  if (result.retryAfterSeconds !== undefined) {
    return t('tooManyAttempts', { count: Math.max(1, Math.ceil(result.retryAfterSeconds / 60)) });
  }
  return t(result.reasons.email === sessionTexts.wrongLogin ? 'wrongCredentials' : 'somethingWentWrong');
}
