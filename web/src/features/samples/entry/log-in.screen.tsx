import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { askLayer } from './ask-layer.ts';
import { entryMessages } from './entry.messages.ts';
import { PasswordField } from './password-field.tsx';
import { SampleEntry } from './sample-entry.tsx';
import classes from './sample-entry.module.css';
import { useEntryLook } from './use-entry-look.ts';

/** A log-in that signs nobody in. */
export function LogInSample() {
  const t = useMessages(entryMessages);
  const look = useEntryLook();
  const emailField = useRef<HTMLInputElement>(null);
  const logIn = useMutation({
    mutationFn: (form: FormData) => askLayer('login', form),
    onSuccess: ({ kind }) => kind === 'refused' && emailField.current?.focus(),
  });
  const problem = logIn.error ? 'failed' : logIn.data?.kind === 'refused' ? logIn.data.email : undefined;
  return (
    <SampleEntry
      title={t('logInTitle')}
      onSubmit={logIn.mutate}
      outcome={logIn.data?.kind === 'accepted' ? t('loggedIn', { name: logIn.data.name }) : undefined}
      below={
        <span className={classes.links}>
          <Link to={`/pages/forgot-password-${look}`}>{t('toForgot')}</Link>
          <Link to={`/pages/register-${look}`}>{t('toRegister')}</Link>
        </span>
      }
    >
      <p className={classes.text}>{t('logInHint')}</p>
      <TextInput
        ref={emailField}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        error={problem && t(problem)}
        errorProps={{ role: 'alert' }}
      />
      <PasswordField name="password" label={t('password')} />
      <Checkbox name="remember" label={t('rememberMe')} />
      <Button type="submit" loading={logIn.isPending} fullWidth>
        {t('logIn')}
      </Button>
    </SampleEntry>
  );
}
