import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { RelativeTime } from '../values.tsx';
import { timeLineMessages } from './time-line.messages.ts';
import classes from './time-line.module.css';

/** Something that happened to a record. */
export type Happening = {
  id: string;
  at: string;
  /** What happened, in the reader's language. */
  text: string;
  /** Who did it; null for the product itself. */
  by: string | null;
  /** What somebody wrote beside it. */
  note: string | null;
};

type TimeLineProps = {
  label: string;
  happenings: readonly Happening[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
};

/** What happened to a record, the newest first, each with who did it and when. */
export function TimeLine({ label, happenings, hasOlder, isLoadingOlder, onOlder }: TimeLineProps) {
  const t = useMessages(timeLineMessages);
  if (happenings.length === 0) return <p className={classes.nothing}>{t('nothing')}</p>;
  return (
    <>
      <ol className={classes.line} aria-label={label}>
        {happenings.map(({ id, at, text, by, note }) => (
          <li key={id} data-note={note !== null}>
            <p className={classes.text}>{text}</p>
            {note !== null && (
              <blockquote className={classes.note}>
                <bdi>{note}</bdi>
              </blockquote>
            )}
            <p className={classes.when}>
              <bdi>{by ?? t('byQuarry')}</bdi>
              <RelativeTime at={at} />
            </p>
          </li>
        ))}
      </ol>
      {hasOlder && (
        <Button variant="default" size="compact-sm" loading={isLoadingOlder} onClick={onOlder}>
          {t('older')}
        </Button>
      )}
    </>
  );
}
