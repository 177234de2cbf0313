import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { entryMessages } from './entry.messages.ts';
import { SampleEntry } from './sample-entry.tsx';
import classes from './sample-entry.module.css';

/** How long one letter is waited for before another may be asked for. */
const waitSeconds = 30;

/** Says that a letter was sent; another may be asked for after a while. */
export function VerifyEmailSample() {
  const t = useMessages(entryMessages);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <SampleEntry
      title={t('verifyTitle')}
      onSubmit={() => setWait(waitSeconds)}
      outcome={wait > 0 ? t('sentAgain') : undefined}
      below={<Link to="/">{t('skip')}</Link>}
    >
      <p className={classes.text}>{t('verifyText', { email: 'admin@example.com' })}</p>
      <Button type="submit" variant="default" disabled={wait > 0} fullWidth>
        {wait > 0 ? t('sendAgainIn', { seconds: wait }) : t('sendAgain')}
      </Button>
    </SampleEntry>
  );
}
