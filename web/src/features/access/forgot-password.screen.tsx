import { Button, TextInput } from '@mantine/core';
import { accountNames, linkHours } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askForLink, type LinkRequest } from '../../data/account-links.ts';
import { sendsMail } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { EntryFrame, textOf } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { failureText } from './failure-text.ts';

/** Asks for a link to a new password; nothing here tells whether somebody has the address. */
export function ForgotPasswordScreen() {
  const t = useMessages(accessMessages);
  const router = useRouter();
  useEffect(() => {
    document.title = `${t('forgotPassword')} · Quarry`;
  }, [t]);
  if (sendsMail()) return <MailedLink />;
  return (
    <EntryFrame title={t('forgotPassword')} onSubmit={() => void router.navigate({ to: '/login' })}>
      <p>{t('noMail')}</p>
      <Button type="submit" fullWidth>
        {t('logIn')}
      </Button>
    </EntryFrame>
  );
}

function MailedLink() {
  const t = useMessages(accessMessages);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const ask = useMutation({ mutationFn: askForLink });
  const submit = (form: FormData) => {
    const email = textOf(form, 'email').trim();
    const isAddress = accountNames.shape.email.safeParse(email).success;
    setWrong(!isAddress);
    if (isAddress) ask.mutate(email);
    else field.current?.focus();
  };
  useEffect(() => field.current?.focus(), []);
  const problem = isWrong ? t('emailWanted') : problemText(t, ask.data, ask.error);
  return (
    <EntryFrame
      title={t('forgotPassword')}
      onSubmit={submit}
      hasOwnChecks
      below={<Link to="/login">{t('toLogIn')}</Link>}
    >
      <p>{t('forgotHelp')}</p>
      <TextInput
        ref={field}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        withAsterisk={false}
        error={problem}
        errorProps={{ role: 'alert' }}
      />
      {ask.data?.kind === 'accepted' && (
        <output>{t('linkOnItsWay', { email: ask.variables ?? '', hours: linkHours })}</output>
      )}
      <Button type="submit" loading={ask.isPending} fullWidth>
        {t('sendLink')}
      </Button>
    </EntryFrame>
  );
}

function problemText(
  t: Translate<typeof accessMessages.english>,
  result: LinkRequest | undefined,
  error: Error | null,
): string | undefined {
  if (error) return failureText(t, error);
  if (result?.kind === 'throttled')
    return t('tooManyAttempts', { count: Math.max(1, Math.ceil(result.retryAfterSeconds / 60)) });
  return result?.kind === 'refused' ? t('somethingWentWrong') : undefined;
}
