import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RunStateDot } from '../../ui/lifecycle/index.ts';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';

type OlderReadingsProps = { readings: GrabberDetailFragment['olderReadings']; isFeed: boolean };

/** What reading the offers of older code again came to, and what is left to do it; nothing where there are none. */
export function OlderReadings({ readings: { offers, confirmed, run }, isFeed }: OlderReadingsProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  if (offers === 0) return null;
  const isWaiting = offers > confirmed;
  return (
    <div className={classes.olderNote}>
      {confirmed > 0 && <p>{t('olderConfirmed', { confirmed: format.number(confirmed) })}</p>}
      {isWaiting && isFeed && <p>{t('olderFeed')}</p>}
      {isWaiting && !isFeed && run === null && <p>{t('olderWaiting')}</p>}
      {run && (
        <p>
          <Link to="/grabbers/runs/$runId" params={{ runId: run.id }}>
            {t('olderRun')}
          </Link>{' '}
          <RunStateDot state={run.state} />
        </p>
      )}
    </div>
  );
}
