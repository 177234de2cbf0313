import '../kit/mantine-radio.css';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import classes from './dialogs.module.css';
import { dialogsMessages } from './dialogs.messages.ts';
import type { DialogProps } from './dialogs.screen.tsx';

/** One choice of two. */
export function TwoFactorDialog({ onDone }: DialogProps) {
  const t = useMessages(dialogsMessages);
  const [method, setMethod] = useState('app');
  return (
    <div className={classes.form}>
      <p>{t('twoFactorText')}</p>
      <Radio.Group label={t('method')} value={method} onChange={setMethod}>
        <span className={classes.choices}>
          <Radio value="app" label={t('codeApp')} />
          <Radio value="letter" label={t('letter')} />
        </span>
      </Radio.Group>
      <Button onClick={onDone}>{t('save')}</Button>
    </div>
  );
}
