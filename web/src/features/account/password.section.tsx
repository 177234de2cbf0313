import { Button } from '@mantine/core';
import { accountLimits, passwordChangeFault } from '@quarry/contracts/access';
import { useRef, useState } from 'react';
import { PasswordInput } from '../../ui/password-input.ts';
import { useMessages } from '../../i18n/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { accessMessages, passwordText } from '../access/index.ts';
import { accountMessages } from './account.messages.ts';
import classes from './account.module.css';
import type { AccountFragment } from './account.operations.generated.ts';
import { useChangePassword, type PasswordField } from './use-change-password.ts';

type Problem = { field: PasswordField; text: string };

/** A new password for somebody who knows the present one; neither is kept as a draft. */
export function PasswordSection({ user }: { user: AccountFragment }) {
  const t = useMessages(accountMessages);
  const tAccess = useMessages(accessMessages);
  const issueText = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();

  /** Only somebody who names the present password can choose it again. */
  const newPasswordText = (fault: string) =>
    fault === 'password_is_present' ? issueText({ code: fault }) : passwordText(tAccess, fault);
  const show = (field: PasswordField, text: string) => {
    setProblem({ field, text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const change = useChangePassword(user.id, {
    onChanged: () => form.current?.reset(),
    onThrottled: (minutes) => show('currentPassword', tAccess('tooManyAttempts', { count: minutes })),
    onRefused: ({ field, code }) => show(field, field === 'newPassword' ? newPasswordText(code) : issueText({ code })),
  });
  const submit = (data: FormData) => {
    const draft = { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') };
    const fault = passwordChangeFault(draft, user);
    if (draft.currentPassword === '') return show('currentPassword', issueText({ code: 'required' }));
    if (fault) return show('newPassword', newPasswordText(fault));
    setProblem(undefined);
    change.mutate(draft);
  };
  const field = (name: PasswordField) => ({
    name,
    required: true,
    withAsterisk: false,
    error: problem?.field === name && problem.text,
    errorProps: { role: 'alert' },
    visibilityToggleButtonProps: { 'aria-label': tAccess('showPassword'), tabIndex: 0, 'aria-hidden': false },
  });

  return (
    <Section id="password" title={t('password')}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <p>{t('passwordNote')}</p>
        <input hidden readOnly autoComplete="username" value={user.email} />
        <PasswordInput {...field('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
        <PasswordInput
          {...field('newPassword')}
          label={tAccess('newPassword')}
          description={tAccess('passwordHelp', { least: accountLimits.shortestPassword })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
        />
        <Button type="submit" variant="default" className={classes.own ?? ''} loading={change.isPending}>
          {t('changePassword')}
        </Button>
      </form>
    </Section>
  );
}

function textOf(data: FormData, name: PasswordField): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
