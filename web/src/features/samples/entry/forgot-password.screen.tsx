import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { textOf } from '../../../ui/entry-frame/index.ts';
import { isEmail } from '../kit/is-email.ts';
import { entryMessages } from './entry.messages.ts';
import { SampleEntry } from './sample-entry.tsx';
import classes from './sample-entry.module.css';
import { useEntryLook } from './use-entry-look.ts';

/** Asks for a link; the answer does not tell whether somebody has that address. */
export function ForgotPasswordSample() {
  const t = useMessages(entryMessages);
  const look = useEntryLook();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<string>();
  const isWrong = asked !== undefined && !isEmail(asked);
  const submit = (form: FormData) => {
    const email = textOf(form, 'email').trim();
    setAsked(email);
    if (!isEmail(email)) field.current?.focus();
  };
  return (
    <SampleEntry
      title={t('forgotTitle')}
      onSubmit={submit}
      outcome={asked !== undefined && !isWrong ? t('linkSent', { email: asked }) : undefined}
      below={<Link to={`/pages/login-${look}`}>{t('toLogIn')}</Link>}
    >
      <p className={classes.text}>{t('forgotText')}</p>
      <TextInput
        ref={field}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="off"
        error={isWrong && t('emailWanted')}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" fullWidth>
        {t('sendLink')}
      </Button>
    </SampleEntry>
  );
}
