import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RunStateDot } from '../../ui/lifecycle/index.ts';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';

type OlderReadingsProps = { readings: GrabberDetailFragment['olderReadings']; isFeed: boolean };

/** How many offers older code read, what reading them again came to, and what is left to do it. */
export function OlderReadings({ readings: { outOf, offers, confirmed, run }, isFeed }: OlderReadingsProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const figures = { offers: format.number(offers), outOf: format.number(outOf), confirmed: format.number(confirmed) };
  const waiting = offers - confirmed;
  return (
    <>
      {t('olderReadingsOf', figures)}
      {confirmed > 0 && <span className={classes.olderNote}>{t('olderConfirmed', figures)}</span>}
      {waiting > 0 && isFeed && <span className={classes.olderNote}>{t('olderFeed')}</span>}
      {waiting > 0 && !isFeed && run === null && <span className={classes.olderNote}>{t('olderWaiting')}</span>}
      {offers > 0 && run && (
        <span className={classes.olderNote}>
          <Link to="/grabbers/runs/$runId" params={{ runId: run.id }}>
            {t('olderRun')}
          </Link>{' '}
          <RunStateDot state={run.state} />
        </span>
      )}
    </>
  );
}
