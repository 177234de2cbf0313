import { Button, PasswordInput, TextInput } from '@mantine/core';
import { sessionTexts } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { isRequestError, session, type LogInResult } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { QuarryMark } from '../../ui/quarry-mark.tsx';
import { appMessages } from '../app.messages.ts';
import { LanguageLinks } from './language-links.tsx';
import classes from './log-in.module.css';

export function LogInScreen() {
  const t = useMessages(appMessages);
  const router = useRouter();
  const { returnTo } = useSearch({ from: '/login' });
  const emailField = useRef<HTMLInputElement>(null);
  const logIn = useMutation({
    mutationFn: session.logIn,
    onSuccess: async (result) => {
      if (result.kind === 'refused') emailField.current?.focus();
      else await router.navigate({ href: returnTo ?? '/', replace: true });
    },
  });
  const problem = problemText(t, logIn.data, logIn.error);

  useEffect(() => emailField.current?.focus(), []);

  useEffect(() => {
    document.title = `${t('logIn')} · Quarry`;
  }, [t]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    logIn.mutate({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') });
  };

  return (
    <main className={classes.screen}>
      <form className={classes.card} onSubmit={submit}>
        <div className={classes.brand}>
          <QuarryMark size={36} />
          <h1>{t('logInToQuarry')}</h1>
        </div>
        <TextInput
          ref={emailField}
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          required
          withAsterisk={false}
          error={problem}
          errorProps={{ role: 'alert' }}
        />
        <PasswordInput
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
        />
        <Button type="submit" loading={logIn.isPending} fullWidth>
          {t('logIn')}
        </Button>
      </form>
      <LanguageLinks />
    </main>
  );
}

function problemText(
  t: Translate<typeof appMessages.english>,
  result: LogInResult | undefined,
  error: Error | null,
): string | undefined {
  if (error) return t(isRequestError(error, 'OFFLINE') ? 'serverOutOfReach' : 'somethingWentWrong');
  if (result?.kind !== 'refused') return undefined;
  if (result.retryAfterSeconds !== undefined) {
    return t('tooManyAttempts', { count: Math.max(1, Math.ceil(result.retryAfterSeconds / 60)) });
  }
  return t(result.reason === sessionTexts.wrongLogin ? 'wrongCredentials' : 'somethingWentWrong');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
