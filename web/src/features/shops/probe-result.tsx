import type { ReactNode } from 'react';
import { useFormat, useMessages, useWording, type Translate } from '../../i18n/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './shop.module.css';
import { shopsMessages, type english } from './shops.messages.ts';
import type { ProbeDetailFragment } from './shops.operations.generated.ts';

export type Probe = ProbeDetailFragment;

/** What the address of a shop offers. */
export function ProbeResult({ probe, actions }: { probe: Probe; actions?: ReactNode }) {
  const t = useMessages(shopsMessages);
  const format = useFormat();
  const { sentence } = useWording();
  return (
    <Section id="probe" title={t('whatItOffers')} actions={actions}>
      <Facts
        facts={[
          { label: t('system'), value: probe.system ?? <Absent /> },
          { label: t('locale'), value: probe.language ?? <Absent /> },
          { label: t('currency'), value: probe.currency ?? <Absent /> },
          { label: 'robots.txt', value: robotsText(probe.robots, t) },
          { label: t('sampledPages'), value: format.number(probe.sampledPages) },
          { label: t('offersFound'), value: format.number(probe.offersFound) },
        ]}
      />
      <SourceList title={t('sitemaps')} sources={probe.sitemaps} />
      <SourceList title={t('feeds')} sources={probe.feeds} />
      {probe.structuredData.length > 0 && (
        <>
          <h3 className={classes.probeTitle}>{t('structuredData')}</h3>
          <ul>
            {probe.structuredData.map(({ method, pages }) => (
              <li key={method} className={classes.source}>
                <span>{method}</span>
                <span className="tabular">{t('pagesOf', { pages, all: probe.sampledPages })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {probe.warnings.map((warning) => (
        <p key={warning.text} className={classes.warning}>
          {sentence(warning)}
        </p>
      ))}
    </Section>
  );
}

const robotsStates = ['absent', 'allows_all', 'forbids_some', 'forbids_all', 'unreachable'] as const;

/** A state that this dashboard does not know yet is shown as the server names it. */
function robotsText(state: string, t: Translate<typeof english>): string {
  const known = robotsStates.find((one) => one === state);
  return known ? t(known) : state;
}

type Sources = Probe['sitemaps'];

function SourceList({ title, sources }: { title: string; sources: Sources }) {
  const t = useMessages(shopsMessages);
  if (sources.length === 0) return null;
  return (
    <>
      <h3 className={classes.probeTitle}>{title}</h3>
      <ul>
        {sources.map(({ url, entries }) => (
          <li key={url} className={classes.source}>
            <bdi className={classes.sourceUrl}>{url}</bdi>
            <span className="tabular">{t('entries', { count: entries })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
