import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { readListPlace } from './list-place.ts';
import classes from './record-steps.module.css';
import { useNeighbours, type Neighbour, type WalkedList } from './use-neighbours.ts';
import { walkMessages } from './walk.messages.ts';
import { useKeyHelp, useKeys } from '../use-keys.ts';

type RecordStepsProps<Name extends string, Variables> = {
  list: WalkedList<Name, Variables>;
  /** The record that is shown. */
  id: string;
};

/** Previous and next of the list a record was opened from, by button and by k and j; nothing where it was opened otherwise. */
export function RecordSteps<Name extends string, Variables>({ list, id }: RecordStepsProps<Name, Variables>) {
  const t = useMessages(walkMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const place = readListPlace(useLocation({ select: ({ state }) => state.listPlace }));
  const neighbours = useNeighbours(list, place, id);
  // In the place of the record before, so that Back leads to the list.
  const stepTo = (step: Neighbour) => ({ ...list.link(step.id), state: { listPlace: step.place }, replace: true });
  const go = (step: Neighbour | undefined) => step && (() => void navigate(stepTo(step)));
  useKeys({ j: go(neighbours?.next), k: go(neighbours?.previous) });
  useKeyHelp([
    ...(neighbours?.next ? [{ keys: ['j'], label: t('next') }] : []),
    ...(neighbours?.previous ? [{ keys: ['k'], label: t('previous') }] : []),
  ]);
  if (!place || !neighbours) return null;
  const { previous, next, position, isExact, total } = neighbours;
  const row = isExact ? format.number(position) : t('about', { position: format.number(position) });
  const text = total?.isExact ? t('positionOf', { position: row, total: format.number(total.count) }) : row;
  return (
    <nav className={classes.steps} aria-label={t('steps')}>
      {previous ? (
        <Link {...stepTo(previous)} className={classes.step} aria-label={t('previous')} title={`${t('previous')} (k)`}>
          <IconChevronLeft size={18} aria-hidden />
        </Link>
      ) : (
        <span className={classes.step} aria-hidden>
          <IconChevronLeft size={18} />
        </span>
      )}
      <Link to={place.path} search={place.search} className={classes.position} title={t('backToList')}>
        {text}
      </Link>
      {next ? (
        <Link {...stepTo(next)} className={classes.step} aria-label={t('next')} title={`${t('next')} (j)`}>
          <IconChevronRight size={18} aria-hidden />
        </Link>
      ) : (
        <span className={classes.step} aria-hidden>
          <IconChevronRight size={18} />
        </span>
      )}
    </nav>
  );
}
