import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import classes from './crawler.module.css';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { countOf, outcomeTone, shareOf } from './run-figures.ts';

/** How visits ended; each leads to its rows. */
export function RunOutcomes({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const outcomes = run.outcomes.toSorted((left, right) => right.count - left.count);
  const all = countOf(outcomes);
  return (
    <Section id="outcomes" title={t('outcomes')}>
      {outcomes.length === 0 ? (
        <p className={classes.hint}>{t('nothingFetched')}</p>
      ) : (
        <BarList
          label={t('outcomes')}
          bars={outcomes.map(({ name, count }) => ({
            key: name,
            label: <OutcomeLink runId={run.id} outcome={name} />,
            value: count,
            note: format.percent(shareOf(count, all)),
            tone: outcomeTone(name),
          }))}
        />
      )}
    </Section>
  );
}

function OutcomeLink({ runId, outcome }: { runId: string; outcome: string }) {
  const t = useMessages(crawlersMessages);
  return (
    <Link to="/crawlers/runs/$runId/fetches" params={{ runId }} search={searchForFilter({ outcome })}>
      {namedText(t, english, 'outcome', outcome)}
    </Link>
  );
}
