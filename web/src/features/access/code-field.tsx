import { TextInput } from '@mantine/core';
import { codeDigits } from '@quarry/contracts/access';
import { useEffect, type ChangeEvent, type RefObject } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import classes from './second-factor.module.css';

/** A field that has the focus as soon as it is there. */
type CodeFieldProps = { field: RefObject<HTMLInputElement | null>; problem: string | undefined };

/** The digits that an app shows; the form goes on its way with the last of them. */
export function CodeField({ field, problem }: CodeFieldProps) {
  const t = useMessages(secondFactorMessages);
  useEffect(() => field.current?.focus(), [field]);
  const goOn = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (isWholeCode(currentTarget.value)) currentTarget.form?.requestSubmit();
  };
  return (
    <TextInput
      ref={field}
      name="code"
      data-autofocus
      label={t('code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      // Apps show a space in the middle.
      maxLength={codeDigits + 2}
      classNames={{ input: classes.code ?? '' }}
      error={problem}
      errorProps={{ role: 'alert' }}
      onChange={goOn}
    />
  );
}

/** A recovery code, however it is typed. */
export function RecoveryCodeField({ field, problem }: CodeFieldProps) {
  const t = useMessages(secondFactorMessages);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <TextInput
      ref={field}
      name="code"
      data-autofocus
      label={t('recoveryCode')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={60}
      error={problem}
      errorProps={{ role: 'alert' }}
    />
  );
}

export function isWholeCode(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(bare) && bare.length === codeDigits;
}
