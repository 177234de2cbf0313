import { PasswordInput, type PasswordInputProps } from '../../../ui/password-input.ts';
import { useMessages } from '../../../i18n/index.ts';
import { entryMessages } from './entry.messages.ts';

type PasswordFieldProps = Pick<PasswordInputProps, 'name' | 'label' | 'description' | 'ref'> & {
  problem?: string | undefined;
};

/** A password that can be looked at; what is typed into a sample is no password of the browser's store. */
export function PasswordField({ problem, ...rest }: PasswordFieldProps) {
  const t = useMessages(entryMessages);
  return (
    <PasswordInput
      {...rest}
      autoComplete="off"
      error={problem}
      errorProps={{ role: 'alert' }}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
    />
  );
}
