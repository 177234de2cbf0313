import { Button, TextInput } from '@mantine/core';
import { accountInput, accountLimits, sessionTexts } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PasswordInput } from '../../ui/password-input.ts';
import { session, type LogInResult } from '../../data/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { EntryFrame, textOf } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { failureText } from './failure-text.ts';
import { passwordText } from './password-text.ts';

const fields = ['username', 'email', 'password'] as const;
type Field = (typeof fields)[number];
/** What is wrong, in words, at each field; `form` is what belongs to none. */
type Problems = Partial<Record<Field | 'form', string>>;

export function RegisterScreen() {
  const t = useMessages(accessMessages);
  const router = useRouter();
  const { returnTo } = useSearch({ from: '/register' });
  const [problems, setProblems] = useState<Problems>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const show = (found: Problems) => {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
  };
  const register = useMutation({
    mutationFn: session.register,
    onSuccess: async (result) => {
      if (result.kind === 'refused') show(refusalProblems(t, result));
      else await router.navigate({ href: returnTo ?? '/', replace: true });
    },
    onError: (error) => show({ form: failureText(t, error) }),
  });
  const submit = (form: FormData) => {
    const typed = Object.fromEntries(fields.map((field) => [field, textOf(form, field)]));
    const checked = checkInput(accountInput, typed);
    if (!checked.ok)
      return show(fieldProblems(t, Object.fromEntries(checked.issues.map(({ path, code }) => [path, code]))));
    setProblems({});
    register.mutate(checked.value);
  };

  useEffect(() => inputs.current.username?.focus(), []);
  useEffect(() => {
    document.title = `${t('register')} · Quarry`;
  }, [t]);

  const input = (field: Field) => ({
    name: field,
    required: true,
    withAsterisk: false,
    ref: (element: HTMLInputElement | null) => void (inputs.current[field] = element),
    error: problems[field],
    errorProps: { role: 'alert' },
  });
  return (
    <EntryFrame
      title={t('registerTitle')}
      onSubmit={submit}
      hasOwnChecks
      below={
        <Link to="/login" search={returnTo ? { returnTo } : {}}>
          {t('toLogIn')}
        </Link>
      }
    >
      <TextInput {...input('username')} label={t('username')} autoComplete="nickname" />
      <TextInput {...input('email')} label={t('email')} type="email" autoComplete="username" />
      <PasswordInput
        {...input('password')}
        label={t('password')}
        description={t('passwordHelp', { least: accountLimits.shortestPassword })}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      {problems.form && <p role="alert">{problems.form}</p>}
      <Button type="submit" loading={register.isPending} fullWidth>
        {t('register')}
      </Button>
    </EntryFrame>
  );
}

/** `wrong` holds the fields by name, the password with what is wrong with it. */
function fieldProblems(
  t: Translate<typeof accessMessages.english>,
  wrong: Readonly<Partial<Record<string, string>>>,
): Problems {
  return {
    ...(wrong.username && { username: t('usernameWanted', { most: accountLimits.username }) }),
    ...(wrong.email && { email: t('emailWanted') }),
    ...(wrong.password && { password: passwordText(t, wrong.password) }),
  };
}

function refusalProblems(
  t: Translate<typeof accessMessages.english>,
  { reasons, reason, retryAfterSeconds }: Extract<LogInResult, { kind: 'refused' }>,
): Problems {
  if (retryAfterSeconds !== undefined) return { form: t('busy') };
  if (reason === sessionTexts.registrationClosed) return { form: t('registrationClosed') };
  const taken: Problems = {
    ...(reasons.username === sessionTexts.usernameTaken && { username: t('usernameTaken') }),
    ...(reasons.email === sessionTexts.emailTaken && { email: t('emailTaken') }),
  };
  if (Object.keys(taken).length > 0) return taken;
  return reason === undefined && reasons.email !== sessionTexts.loginFailed
    ? fieldProblems(t, reasons)
    : { form: t('somethingWentWrong') };
}
