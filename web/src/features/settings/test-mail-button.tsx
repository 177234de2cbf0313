import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { settingsMessages } from './settings.messages.ts';
import { SendTestMailDocument } from './settings.operations.generated.ts';
import classes from './settings.module.css';

type Outcome = { isSent: boolean; text: string };

/** Tries the mail server by a mail to the person who presses it; what became of that stays beside the button. */
export function TestMailButton() {
  const t = useMessages(settingsMessages);
  const { reason } = useWording();
  const { failed } = useShowRefusal();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async () => {
    setIsSending(true);
    setOutcome(undefined);
    try {
      const { sendTestMail: result } = await requestGraphql(SendTestMailDocument, {});
      setOutcome(
        result.__typename === 'TestMailSent'
          ? { isSent: true, text: t('testMailSent', { address: result.to }) }
          : { isSent: false, text: reason(result) },
      );
    } catch (error) {
      failed(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className={classes.test}>
      <Button variant="default" loading={isSending} onClick={() => void send()}>
        {t('sendTestMail')}
      </Button>
      <output className={outcome?.isSent === false ? classes.problem : classes.source}>{outcome?.text}</output>
    </div>
  );
}
