import '../../../ui/form/mantine-form.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { inputMessages } from '../../../ui/form/index.ts';
import classes from './dialogs.module.css';
import { dialogsMessages } from './dialogs.messages.ts';
import type { DialogProps } from './dialogs.screen.tsx';

/** Two steps in one dialog; what was typed in the first is still there after coming back. */
export function AppDialog({ onDone }: DialogProps) {
  const t = useMessages(dialogsMessages);
  const tInput = useMessages(inputMessages);
  const [step, setStep] = useState(1);
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(name.trim() === '');
    if (name.trim() === '') return;
    if (step === 1) setStep(2);
    else onDone();
  };
  return (
    <form className={classes.form} onSubmit={go} noValidate>
      <output>{t('step', { step, all: 2 })}</output>
      {step === 1 ? (
        <TextInput
          label={t('appName')}
          value={name}
          error={isWrong && tInput('required')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <fieldset className={classes.group}>
          <legend>{t('appRights')}</legend>
          <Checkbox label={t('readRight')} defaultChecked />
          <Checkbox label={t('writeRight')} />
        </fieldset>
      )}
      <span className={classes.actions}>
        {step === 2 && (
          <Button variant="default" onClick={() => setStep(1)}>
            {t('back')}
          </Button>
        )}
        <Button type="submit">{t(step === 1 ? 'next' : 'create')}</Button>
      </span>
    </form>
  );
}
