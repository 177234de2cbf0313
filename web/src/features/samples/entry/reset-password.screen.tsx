import { Button } from '@mantine/core';
import { accountLimits } from '@quarry/contracts/access';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { textOf } from '../../../ui/entry-frame/index.ts';
import { passwordProblem } from './password-problem.ts';
import { entryMessages, type EntryKey } from './entry.messages.ts';
import { PasswordField } from './password-field.tsx';
import { SampleEntry } from './sample-entry.tsx';
import { useEntryLook } from './use-entry-look.ts';
import { useFocusFirst } from './use-focus-first.ts';

const { shortestPassword: least } = accountLimits;

type Problems = { password?: EntryKey | undefined; repeated?: EntryKey | undefined };

/** A new password, typed twice and kept nowhere. */
export function ResetPasswordSample() {
  const t = useMessages(entryMessages);
  const look = useEntryLook();
  const [problems, setProblems] = useState<Problems>();
  const field = useFocusFirst(['password', 'repeated'], problems ?? {});
  const submit = (form: FormData) => {
    const password = textOf(form, 'password');
    setProblems({
      password: passwordProblem(password),
      repeated: textOf(form, 'repeated') === password ? undefined : 'passwordDiffers',
    });
  };
  return (
    <SampleEntry
      title={t('resetTitle')}
      onSubmit={submit}
      outcome={problems && !problems.password && !problems.repeated ? t('passwordSet') : undefined}
      below={<Link to={`/pages/login-${look}`}>{t('toLogIn')}</Link>}
    >
      <PasswordField
        name="password"
        label={t('newPassword')}
        description={t('passwordHelp', { least })}
        ref={field('password')}
        problem={problems?.password && t(problems.password, { least })}
      />
      <PasswordField
        name="repeated"
        label={t('repeatPassword')}
        ref={field('repeated')}
        problem={problems?.repeated && t(problems.repeated)}
      />
      <Button type="submit" fullWidth>
        {t('setPassword')}
      </Button>
    </SampleEntry>
  );
}
