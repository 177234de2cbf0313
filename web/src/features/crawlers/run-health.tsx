import { waitingPageStates } from '@quarry/contracts/crawlers';
import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages, useWording, type Format } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/explain.tsx';
import { isLive, lifecycleMessages, runTones } from '../../ui/lifecycle/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import type { Tone } from '../../ui/status-dot.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { RateChart } from './rate-chart.tsx';
import { countOf, errorsOf, shareOf } from './run-figures.ts';
import classes from './run.module.css';

type T = ReturnType<typeof useMessages<typeof english>>;

/** One look says whether the run is well: a sentence in the colour of its answer, and the figures behind it. */
export function RunHealth({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const { tone, text } = judge(run, t, format) ?? { tone: runTones[run.state], text: tLife(`run.${run.state}`) };
  const isUnderWay = isLive(run.state);
  return (
    <section className={classes.health} data-tone={tone} aria-label={t('health')}>
      <output className={classes.sentence}>{text}</output>
      {run.degradedReasons.length > 0 && !run.isAccepted && <Reasons run={run} />}
      <dl className={classes.figures}>
        <div>
          <dt>{t(isUnderWay ? 'rateNow' : 'rateOverall')}</dt>
          <dd>
            {format.decimal(run.rate)} <small>{t('pagesPerSecond')}</small>
          </dd>
        </div>
        <div className={classes.spark}>
          <dt>{t('rateSeries')}</dt>
          <dd>
            <RateChart series={run.rateSeries} />
          </dd>
        </div>
        <div>
          <dt>{t(run.isDry ? 'pagesLeftDry' : 'pagesLeft')}</dt>
          <dd>
            <PagesLeft run={run} />
          </dd>
        </div>
        {isUnderWay && (
          <div>
            <dt>{t('timeLeft')}</dt>
            <dd>{run.secondsLeft === null ? '–' : format.duration(run.secondsLeft)}</dd>
          </div>
        )}
        {!run.isDry && (
          <div title={t('savedShareHelp')}>
            <dt>{t('savedShare')}</dt>
            <dd>{format.percent(run.savedShare)}</dd>
          </div>
        )}
        <div>
          <dt>{t('transferred')}</dt>
          <dd>{format.bytes(run.bytes)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Why the result counts as unusual, and what follows of it; or by which fault the run ended. */
function Reasons({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const { sentence } = useWording();
  const reasons = run.degradedReasons.map(sentence);
  if (run.stopReason === 'broken_off')
    return <Explain as="note" tone="danger" title={t('brokenOffTitle')} reasons={reasons} />;
  return (
    <Explain
      as="note"
      tone="warning"
      title={t('degradedTitle')}
      reasons={reasons}
      right={{ action: 'run', subject: 'Crawler' }}
      next={t('degradedNext')}
    />
  );
}

/** While the run lives they wait in its queue, where more may wait than its limit lets through; an ended one has only such as it would go on with. */
function PagesLeft({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const count = format.number(run.pagesLeft);
  if (!isLive(run.state) || run.pagesLeft === 0) return count;
  const waiting = run.hosts.reduce((sum, host) => sum + host.waiting, 0);
  const link = (text: string) => (
    <Link
      to="/crawlers/runs/$runId/pages"
      params={{ runId: run.id }}
      search={searchForFilter({ state: waitingPageStates })}
    >
      {text}
    </Link>
  );
  if (waiting <= run.pagesLeft) return link(count);
  return (
    <>
      {count} <small>{link(t('ofWaiting', { waiting: format.number(waiting) }))}</small>
    </>
  );
}

const worryingErrorShare = 0.1;

/** The most important thing to know about a run, the worst first; nothing when its state says it all. */
function judge(run: CrawlRunDetailFragment, t: T, format: Format): { tone: Tone; text: string } | undefined {
  const { state, stopReason, hosts, outcomes, secondsLeft, rate } = run;
  if (state === 'queued') return { tone: 'info', text: t('health.queued') };
  if (state === 'stalled') return { tone: 'danger', text: t('health.stalled') };
  if (run.isDry && stopReason === 'page_limit') return { tone: 'success', text: t('health.dryDone') };
  if (stopReason) {
    const reason = namedText(t, english, 'stopReason', stopReason);
    if (isLive(state)) return { tone: 'warning', text: t('health.held', { reason }) };
    return { tone: stopReason === 'page_limit' ? 'warning' : 'danger', text: t('health.stopped', { reason }) };
  }
  if (state === 'degraded' && run.isAccepted) return { tone: 'info', text: t('health.accepted') };
  if (state === 'degraded') return { tone: 'warning', text: t('health.degraded') };
  if (state !== 'running' && state !== 'succeeded') return undefined;
  const errorShare = shareOf(errorsOf(outcomes), countOf(outcomes));
  if (errorShare > worryingErrorShare) {
    const said = state === 'running' ? 'health.errors' : 'health.finishedWithErrors';
    return { tone: 'warning', text: t(said, { share: format.percent(errorShare) }) };
  }
  if (state === 'succeeded') return { tone: 'success', text: t('health.succeeded') };
  const held = hosts.filter(({ backoffUntil }) => backoffUntil !== null);
  if (held.length > 0) return { tone: 'warning', text: t('health.backoff', { host: held[0]?.host ?? '' }) };
  if (rate === 0) return { tone: 'info', text: t(countOf(outcomes) === 0 ? 'health.begun' : 'health.waiting') };
  const [well, wellUntil] = run.isDry
    ? (['health.dry', 'health.dryUntil'] as const)
    : (['health.well', 'health.wellUntil'] as const);
  return {
    tone: 'success',
    text: secondsLeft === null ? t(well) : t(wellUntil, { time: format.duration(secondsLeft) }),
  };
}
