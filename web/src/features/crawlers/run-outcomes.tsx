import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Section } from '../../ui/record/index.ts';
import classes from './crawler.module.css';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { countOf, outcomeTone, shareOf } from './run-figures.ts';

/** How fetches ended; each leads to its entries of the log. */
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
  const text = namedText(t, english, 'outcome', outcome);
  // What was decided without a request has no entry in the log.
  if (outcome.startsWith('unasked_') || outcome === 'links_out_of_scope') return text;
  return (
    <Link to="/crawlers/runs/$runId" params={{ runId }} search={{ outcome }} hash="log" replace>
      {text}
    </Link>
  );
}
