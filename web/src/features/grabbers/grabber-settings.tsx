import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, NextRun, ScheduleText } from '../../ui/lifecycle/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { english, grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';
import { OlderReadings } from './older-readings.tsx';

export function GrabberSettings({ grabber }: { grabber: GrabberDetailFragment }) {
  const t = useMessages(grabbersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const { config, kind, feedUrl, olderReadings } = grabber;
  const olderFigures = { offers: format.number(olderReadings.offers), outOf: format.number(olderReadings.outOf) };
  return (
    <Section id="settings" title={t('settings')}>
      <Facts
        facts={[
          { label: t('offers'), value: <NumberText value={grabber.offers} /> },
          { label: t('olderReadings'), value: t('olderReadingsOf', olderFigures) },
          ...(kind === 'pages'
            ? [
                { label: t('backlog'), value: <NumberText value={grabber.backlog} /> },
                {
                  label: t('strategies'),
                  value: config.strategies.map((strategy) => namedText(t, english, 'strategy', strategy)).join(', '),
                },
                { label: t('rules'), value: <NumberText value={config.rules.length} /> },
              ]
            : [
                { label: t('feedUrl'), value: <bdi>{feedUrl}</bdi> },
                { label: tLife('schedule'), value: <ScheduleText schedule={grabber.schedule} /> },
                { label: t('nextRun'), value: <NextRun at={grabber.nextRunAt} /> },
              ]),
          { label: t('currency'), value: config.currency ?? <Absent /> },
          { label: t('locale'), value: config.locale ?? <Absent /> },
          { label: t('configVersion'), value: <NumberText value={grabber.configVersion} /> },
          { label: t('updated'), value: <RelativeTime at={grabber.updatedAt} /> },
        ]}
      />
      <OlderReadings readings={olderReadings} isFeed={kind === 'feed'} />
    </Section>
  );
}
