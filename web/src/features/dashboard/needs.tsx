import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { TurnPages } from '../../ui/lifecycle/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { dashboardMessages, english } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';
import { SnoozeMenu } from './snooze-menu.tsx';
import { type ListTarget, TargetLink } from './target-link.tsx';
import { useSnooze } from './use-snooze.ts';

type Need = DashboardQuery['dashboard']['needs'][number];
type Break = DashboardQuery['dashboard']['breaks'][number];

/** What waits for the reader, each with its one next step; what they put aside is a click away. */
export function Needs({ needs, breaks }: { needs: readonly Need[]; breaks: readonly Break[] }) {
  const t = useMessages(dashboardMessages);
  const [showsSnoozed, setShowsSnoozed] = useState(false);
  const awake = needs.filter(({ snooze }) => snooze === null);
  const snoozed = needs.filter(({ snooze }) => snooze !== null);
  return (
    <section className={classes.section} aria-labelledby="needs">
      <header className={classes.sectionHeader}>
        <h2 id="needs">{t('needsYou')}</h2>
        {snoozed.length > 0 && (
          <button
            type="button"
            className={classes.inlineButton}
            aria-expanded={showsSnoozed}
            onClick={() => setShowsSnoozed(!showsSnoozed)}
          >
            {showsSnoozed ? t('hideSnoozed') : t('showSnoozed', { count: snoozed.length })}
          </button>
        )}
      </header>
      {awake.length === 0 ? (
        <p className={classes.calm}>{t('nothingNeeded')}</p>
      ) : (
        <ul className={classes.needs}>
          {awake.map((need) => (
            <AwakeNeed key={need.code} need={need} breaks={need.code === 'grabbers_broken' ? breaks : []} />
          ))}
        </ul>
      )}
      {showsSnoozed && snoozed.length > 0 && (
        <ul className={classes.needs} aria-label={t('snoozedNeeds')}>
          {snoozed.map((need) => (
            <SnoozedNeed key={need.code} need={need} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AwakeNeed({ need, breaks }: { need: Need; breaks: readonly Break[] }) {
  const t = useMessages(dashboardMessages);
  const { snooze } = useSnooze();
  const needText = useNeedText();
  const [place, ...others] = need.places;
  const target = need.target ?? (place && others.length === 0 ? place.target : null);
  return (
    <li className={classes.need}>
      <span className={classes.needText}>
        <TargetLink target={target} className={classes.needLink}>
          {needText(need)}
        </TargetLink>
        {need.oldestAt && (
          <span className={classes.note}>
            {t('oldest')} <RelativeTime at={need.oldestAt} />
          </span>
        )}
      </span>
      <span className={classes.needActions}>
        {target && <NextStep code={need.code} target={target} />}
        <SnoozeMenu need={needText(need)} onChoose={(choice) => void snooze(need.code, choice)} />
      </span>
      <Places places={need.places} />
      {breaks.map((found) => (
        <BreakNote key={found.runId} found={found} />
      ))}
    </li>
  );
}

/** Where the rows of a need lie, if no one list holds them. */
function Places({ places }: Pick<Need, 'places'>) {
  const format = useFormat();
  const t = useMessages(dashboardMessages);
  return places.map(({ name, count, isExact, target }) => (
    <span key={JSON.stringify(target.filter)} className={classes.breakNote}>
      <TargetLink target={target} className={classes.place}>
        <bdi>{format.label(name)}</bdi>{' '}
        {isExact ? <NumberText value={count} /> : t('moreThan', { text: format.number(count) })}
      </TargetLink>
    </span>
  ));
}

/** The run in which the pages of a grabber turned, and where they did. */
function BreakNote({ found: { runId, grabberName, turn } }: { found: Break }) {
  return (
    <span className={classes.breakNote}>
      <Link to="/grabbers/runs/$runId" params={{ runId }}>
        {grabberName}
      </Link>
      <TurnPages turn={turn} />
    </span>
  );
}

function SnoozedNeed({ need }: { need: Need }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { wake } = useSnooze();
  const needText = useNeedText();
  const until = need.snooze?.until;
  return (
    <li className={classes.need}>
      <span className={classes.needText}>
        <TargetLink target={need.target} className={classes.needLink}>
          {needText(need)}
        </TargetLink>
        <span className={classes.note}>
          {until ? t('snoozedUntil', { time: format.dateTime(until) }) : t('snoozedUntilChange')}
        </span>
      </span>
      <Button variant="default" size="xs" onClick={() => void wake(need.code)}>
        {t('wake')}
      </Button>
      <Places places={need.places} />
    </li>
  );
}

function useNeedText(): (need: Need) => string {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return ({ code, count, isExact }) => {
    const key = `need.${code}`;
    const text = isNeedKey(key) ? t(key, { count }) : `${format.label(code.replaceAll('_', ' '))} ${count}`;
    return isExact ? text : t('moreThan', { text });
  };
}

/** Where the rows of a list are worked off one by one. */
const desks: Readonly<Record<string, '/review' | '/comments' | undefined>> = {
  proposals: '/review',
  comments: '/comments',
};

type NextStepProps = { code: string; target: ListTarget };

function NextStep({ code, target }: NextStepProps) {
  const t = useMessages(dashboardMessages);
  const key = `step.${code}`;
  const step = (
    <>
      {isStepKey(key) ? t(key) : t('see')}
      <IconChevronRight size={16} className={classes.chevron} aria-hidden />
    </>
  );
  const desk = desks[target.list];
  if (desk) {
    return (
      <Link to={desk} search={searchForFilter(target.filter)} className={classes.step}>
        {step}
      </Link>
    );
  }
  return (
    <TargetLink target={target} className={classes.step}>
      {step}
    </TargetLink>
  );
}

type NeedKey = Parameters<ReturnType<typeof useMessages<typeof english>>>[0];

function isNeedKey(key: string): key is NeedKey {
  return Object.hasOwn(english, `${key}_other`);
}

function isStepKey(key: string): key is NeedKey {
  return Object.hasOwn(english, key);
}
