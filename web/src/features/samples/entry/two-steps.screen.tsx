import { Button, Input, PinInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { entryMessages } from './entry.messages.ts';
import { SampleEntry } from './sample-entry.tsx';
import classes from './sample-entry.module.css';

const figures = 6;

/** A code of six figures: pasting fills all boxes, Backspace walks back. */
export function TwoStepsSample() {
  const t = useMessages(entryMessages);
  const [code, setCode] = useState('');
  const [outcome, setOutcome] = useState<'codeRight' | 'codeShort'>();
  const change = (typed: string) => {
    setCode(typed);
    setOutcome(undefined);
  };
  const check = () => setOutcome(code.length === figures ? 'codeRight' : 'codeShort');
  return (
    <SampleEntry
      title={t('twoStepsTitle')}
      onSubmit={check}
      outcome={outcome === 'codeRight' ? t('codeRight') : undefined}
    >
      <p className={classes.text}>{t('twoStepsText')}</p>
      <fieldset className={classes.fieldset}>
        <legend className="visually-hidden">{t('code')}</legend>
        <PinInput
          className={classes.code}
          length={figures}
          type="number"
          oneTimeCode
          placeholder=""
          value={code}
          onChange={change}
          error={outcome === 'codeShort'}
          getInputProps={(index) => ({ 'aria-label': `${t('code')}, ${index + 1}` })}
        />
        {outcome === 'codeShort' && <Input.Error role="alert">{t('codeShort')}</Input.Error>}
      </fieldset>
      <Button type="submit" fullWidth>
        {t('verifyCode')}
      </Button>
      <Button variant="subtle" onClick={() => toast(t('codeSent'))}>
        {t('noCode')}
      </Button>
    </SampleEntry>
  );
}
