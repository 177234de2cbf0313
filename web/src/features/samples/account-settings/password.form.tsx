import { accountLimits } from '@quarry/contracts/access';
import { useFormContext } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { PasswordInput } from '../../../ui/password-input.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useFieldProblem, useRecordForm } from '../../../ui/form/index.ts';
import { LocalForm } from '../kit/local-form.tsx';
import { accountSettingsMessages } from './account-settings.messages.ts';

const empty = { current: '', password: '', repeated: '' };
type Passwords = typeof empty;

/** Checks a change of password; none is kept anywhere. */
export function PasswordForm() {
  const t = useMessages(accountSettingsMessages);
  const input = z
    .object({
      current: z.string().min(1, { error: 'required' }),
      password: z.string().min(accountLimits.shortestPassword, { error: 'too_short' }),
      repeated: z.string(),
    })
    .refine(({ password, repeated }) => password === repeated, { path: ['repeated'], error: 'invalid' });
  const form = useRecordForm<Passwords, Passwords>(input, empty);
  const check = () => {
    toast.success(t('passwordChecked'));
    form.reset(empty);
  };
  return (
    <LocalForm form={form} onSave={check} reset={{ label: t('reset'), onReset: () => form.reset(empty) }}>
      <PasswordField name="current" label={t('currentPassword')} />
      <PasswordField
        name="password"
        label={t('newPassword')}
        help={t('passwordHelp', { least: accountLimits.shortestPassword })}
      />
      <PasswordField name="repeated" label={t('repeatPassword')} problem={t('passwordDiffers')} />
    </LocalForm>
  );
}

type PasswordFieldProps = {
  name: keyof Passwords;
  label: string;
  help?: string;
  /** Said of what is wrong here, where the form's own words would not tell. */
  problem?: string;
};

function PasswordField({ name, label, help, problem }: PasswordFieldProps) {
  const t = useMessages(accountSettingsMessages);
  const { register } = useFormContext<Passwords>();
  const found = useFieldProblem(name);
  return (
    <PasswordInput
      {...register(name)}
      label={label}
      description={help}
      autoComplete="off"
      error={found && (problem ?? found)}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, 'aria-hidden': false }}
    />
  );
}
