import { Button, Checkbox, TextInput } from '@mantine/core';
import { accountLimits } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { textOf } from '../../../ui/entry-frame/index.ts';
import { askLayer } from './ask-layer.ts';
import { isEmail } from '../kit/is-email.ts';
import { entryMessages, type EntryKey } from './entry.messages.ts';
import { passwordProblem } from './password-problem.ts';
import { PasswordField } from './password-field.tsx';
import { SampleEntry } from './sample-entry.tsx';
import { useEntryLook } from './use-entry-look.ts';
import { useFocusFirst } from './use-focus-first.ts';

const { shortestPassword: least } = accountLimits;

type Problems = Partial<Record<'username' | 'email' | 'password' | 'terms' | 'form', EntryKey | undefined>>;

/** A registration in the sample layer, for as long as the page stays. */
export function RegisterSample() {
  const t = useMessages(entryMessages);
  const look = useEntryLook();
  const [problems, setProblems] = useState<Problems>({});
  const register = useMutation({
    mutationFn: (form: FormData) => askLayer('register', form),
    onSuccess: (answer) => setProblems(answer.kind === 'refused' ? answer : {}),
    onError: () => setProblems({ form: 'failed' }),
  });
  const submit = (form: FormData) => {
    const found = problemsOf(form);
    setProblems(found);
    if (Object.values(found).every((problem) => problem === undefined)) register.mutate(form);
    else register.reset();
  };
  const fields = useFocusFirst(['username', 'email', 'password', 'terms'], problems);
  const textFor = (field: keyof Problems) => problems[field] && t(problems[field], { least });
  const input = (field: 'username' | 'email') => ({
    name: field,
    label: t(field),
    ref: fields(field),
    autoComplete: 'off',
    error: textFor(field),
    errorProps: { role: 'alert' },
  });

  return (
    <SampleEntry
      title={t('registerTitle')}
      onSubmit={submit}
      outcome={register.data?.kind === 'accepted' ? t('registered', { name: register.data.name }) : undefined}
      below={<Link to={`/pages/login-${look}`}>{t('toLogIn')}</Link>}
    >
      <TextInput {...input('username')} />
      <TextInput {...input('email')} type="email" />
      <PasswordField
        name="password"
        label={t('password')}
        description={t('passwordHelp', { least })}
        ref={fields('password')}
        problem={textFor('password')}
      />
      <Checkbox name="terms" label={t('terms')} ref={fields('terms')} error={textFor('terms')} />
      {problems.form && <p role="alert">{t(problems.form)}</p>}
      <Button type="submit" loading={register.isPending} fullWidth>
        {t('register')}
      </Button>
    </SampleEntry>
  );
}

function problemsOf(form: FormData): Problems {
  return {
    username: textOf(form, 'username').trim() === '' ? 'usernameWanted' : undefined,
    email: isEmail(textOf(form, 'email')) ? undefined : 'emailWanted',
    password: passwordProblem(textOf(form, 'password')),
    terms: form.has('terms') ? undefined : 'termsWanted',
  };
}
