import { Button, TextInput } from '@mantine/core';
import { accountLimits, passwordFault, type LinkAnswer, type LinkFault } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { PasswordInput } from '../../ui/password-input.ts';
import { linkFaultOf } from '../../data/account-links.ts';
import { session, type LogInResult } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { EntryFrame, textOf } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { failureText } from './failure-text.ts';
import { dropToken } from './kept-token.ts';
import { passwordText } from './password-text.ts';
import { CodeStep } from './second-factor-parts.ts';

type PasswordByLinkProps = {
  token: string;
  /** Undefined while the server is asked whose it is. */
  link: LinkAnswer | undefined;
  onOver: (fault: LinkFault) => void;
};

export function PasswordByLink({ token, link, onOver }: PasswordByLinkProps) {
  const t = useMessages(accessMessages);
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const isKnown = link !== undefined;

  const show = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const set = useMutation({
    mutationFn: (password: string) => session.setPassword({ token, password }),
    onSuccess: async (result) => {
      if (result.kind === 'refused') {
        const fault = linkFaultOf(result.reason);
        return fault ? onOver(fault) : show(refusalText(t, result));
      }
      dropToken();
      if (result.kind === 'code-wanted') return setChallenge(result.challenge);
      await router.navigate({ href: '/', replace: true });
    },
    onError: (error) => show(failureText(t, error)),
  });
  const submit = (form: FormData) => {
    if (!link) return;
    const password = textOf(form, 'password');
    const fault = passwordFault(password, link);
    if (fault) return show(passwordText(t, fault));
    setProblem(undefined);
    set.mutate(password);
  };

  useEffect(() => {
    if (isKnown) field.current?.focus();
  }, [isKnown]);

  if (challenge !== undefined) {
    return (
      <Suspense>
        <CodeStep
          challenge={challenge}
          onSignedIn={() => router.navigate({ href: '/', replace: true })}
          onStartAgain={() => void router.navigate({ to: '/login', replace: true })}
        />
      </Suspense>
    );
  }
  return (
    <EntryFrame title={t(link?.kind === 'invitation' ? 'welcome' : 'choosePassword')} onSubmit={submit} hasOwnChecks>
      {link?.kind === 'invitation' && <p>{t('invited')}</p>}
      <TextInput label={t('email')} value={link?.email ?? ''} readOnly autoComplete="username" aria-busy={!isKnown} />
      <PasswordInput
        ref={field}
        name="password"
        label={t('newPassword')}
        description={t('passwordHelp', { least: accountLimits.shortestPassword })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        error={problem}
        errorProps={{ role: 'alert' }}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      <Button type="submit" disabled={!isKnown} loading={set.isPending} fullWidth>
        {t('setPassword')}
      </Button>
    </EntryFrame>
  );
}

function refusalText(
  t: Translate<typeof accessMessages.english>,
  { reasons, retryAfterSeconds }: Extract<LogInResult, { kind: 'refused' }>,
): string {
  if (retryAfterSeconds !== undefined) return t('busy');
  return reasons.password === undefined ? t('somethingWentWrong') : passwordText(t, reasons.password);
}
