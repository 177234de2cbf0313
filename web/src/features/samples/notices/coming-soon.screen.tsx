import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { QuarryMark } from '../../../ui/quarry-mark.tsx';
import { BarePage } from '../kit/bare-page.tsx';
import { isEmail } from '../kit/is-email.ts';
import classes from './notices.module.css';
import { noticesMessages } from './notices.messages.ts';

/** A page that is not there yet, and a place to leave an address. */
export function ComingSoonScreen() {
  const t = useMessages(noticesMessages);
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string>();
  const isWrong = left !== undefined && !isEmail(left);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    setLeft(email);
    if (!isEmail(email)) field.current?.focus();
  };
  return (
    <BarePage>
      <form className={classes.form} onSubmit={submit} noValidate>
        <QuarryMark size={48} />
        <h1>{t('comingSoonTitle')}</h1>
        <p>{t('comingSoonText')}</p>
        <TextInput
          ref={field}
          type="email"
          label={t('email')}
          autoComplete="email"
          error={isWrong && t('emailWanted')}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit">{t('tellMe')}</Button>
        <output className={classes.noted}>{left !== undefined && !isWrong && t('noted', { email: left })}</output>
      </form>
    </BarePage>
  );
}
