import { useEffect, type RefObject } from 'react';
import { PasswordInput } from '../../ui/password-input.ts';
import { useMessages } from '../../i18n/index.ts';
import { accessMessages } from './access.messages.ts';

type OwnPasswordFieldProps = {
  email: string;
  field: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
};

/** The password once more, of somebody who is signed in; it has the focus as soon as it is there. */
export function OwnPasswordField({ email, field, problem }: OwnPasswordFieldProps) {
  const t = useMessages(accessMessages);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordInput
        ref={field}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        data-autofocus
        error={problem}
        errorProps={{ role: 'alert' }}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
    </>
  );
}
