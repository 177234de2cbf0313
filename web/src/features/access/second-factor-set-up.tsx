import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CodeField } from './code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';
import classes from './second-factor.module.css';
import { useSecondFactorSetUp, type SetUpState } from './use-second-factor-set-up.ts';

/** One step as its frame shows it: a form with a title. */
export type SetUpStep = {
  name: SetUpState['name'];
  title: string;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
};

type SecondFactorSetUpProps = {
  email: string;
  renderStep: (step: SetUpStep) => ReactNode;
  /** It counts from now on, whatever becomes of the recovery codes. */
  onConfirmed?: () => void;
  /** The recovery codes were seen. */
  onDone: () => void;
};

/** The password, then the secret and a first code, then the recovery codes. */
export function SecondFactorSetUp({ email, renderStep, onConfirmed, onDone }: SecondFactorSetUpProps) {
  const t = useMessages(secondFactorMessages);
  const field = useRef<HTMLInputElement>(null);
  const { step, problem, isPending, submit } = useSecondFactorSetUp(field, onConfirmed);

  switch (step.name) {
    case 'password':
      return renderStep({
        name: step.name,
        title: t('setUp'),
        onSubmit: submit,
        children: (
          <>
            <p>{t('setUpHelp')}</p>
            <OwnPasswordField email={email} field={field} problem={problem} />
            <Button type="submit" loading={isPending}>
              {t('next')}
            </Button>
          </>
        ),
      });
    case 'code':
      return renderStep({
        name: step.name,
        title: t('setUp'),
        onSubmit: submit,
        children: (
          <>
            <p>{t('scanHelp')}</p>
            <QrCode text={step.address} />
            <div className={classes.secret}>
              <span>{t('secret')}</span>
              <div>
                <code dir="ltr">{inFours(step.secret)}</code>
                <CopyButton text={step.secret} />
              </div>
            </div>
            <CodeField field={field} problem={problem} />
            <Button type="submit" loading={isPending}>
              {t('confirm')}
            </Button>
          </>
        ),
      });
    case 'codes':
      return renderStep({
        name: step.name,
        title: t('recoveryCodes'),
        onSubmit: onDone,
        children: (
          <>
            <RecoveryCodes codes={step.codes} />
            <Button type="submit">{t('kept')}</Button>
          </>
        ),
      });
  }
}

/** As people type it. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ');
}
