import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, type Icon } from '@tabler/icons-react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { AxisChart } from '../../../ui/chart/axis-chart.tsx';
import { RingChart } from '../../../ui/chart/ring-chart.tsx';
import { colorOf } from '../../../ui/chart/series-look.ts';
import { ShareChart } from '../../../ui/chart/share-chart.tsx';
import { CardFacts } from './card-facts.tsx';
import classes from './card.module.css';
import { cardsMessages } from './cards.messages.ts';
import { periodOf, periodsOf } from './periods.ts';
import { sampleCard } from './sample-card.tsx';

export const SupportTrackerCard = sampleCard({
  title: 'supportTracker',
  operation: 'GET /card/card-analytics/support-tracker',
  choices: periodsOf,
  Body: function SupportTracker({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const { number, percent } = useFormat();
    const { totalTicket, newTicket, openTicket, responseTime, series } = periodOf(answer, choice);
    const answered = series[0]?.data[0] ?? 0;
    return (
      <div className={classes.pair}>
        <div>
          <p className={classes.figure}>{number(totalTicket)}</p>
          <p className={classes.note}>{t('tickets')}</p>
          <CardFacts
            facts={[
              { label: t('newTickets'), value: number(newTicket) },
              { label: t('openTickets'), value: number(openTicket) },
              { label: t('responseTime'), value: responseTime },
            ]}
          />
        </div>
        <div className={classes.ring}>
          <RingChart
            label={t('answered')}
            ringLabel={t('tickets')}
            valueLabel={t('answered')}
            rings={[{ key: 'answered', label: t('answered'), value: answered }]}
            whole={100}
            format={(value) => percent(value / 100)}
            height={180}
            isBare
          />
          <p className={classes.middle} aria-hidden>
            {percent(answered / 100)}
            <span>{t('answered')}</span>
          </p>
        </div>
      </div>
    );
  },
});

export const AvgSessionsCard = sampleCard({
  title: 'avgSessions',
  operation: 'GET /card/card-analytics/avg-sessions',
  choices: periodsOf,
  Body: function AvgSessions({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const { sessions, growth, goal, users, retention, duration, series } = periodOf(answer, choice);
    const values = series[0]?.data ?? [];
    return (
      <div className={classes.pair}>
        <div>
          <p className={classes.figure}>{sessions}</p>
          <p className={classes.note}>{t('growth', { growth })}</p>
          <CardFacts
            facts={[
              { label: t('goal'), value: goal },
              { label: t('users'), value: users },
              { label: t('retention'), value: retention },
              { label: t('duration'), value: duration },
            ]}
          />
        </div>
        <AxisChart
          label={t('avgSessions')}
          categories={values.map((_value, place) => String(place + 1))}
          categoryLabel={t('step')}
          series={[{ key: 'sessions', label: t('sessions'), values, draw: 'bar' }]}
          height={180}
          isBare
        />
      </div>
    );
  },
});

const deviceIcons: Readonly<Record<string, Icon>> = {
  monitor: IconDeviceDesktop,
  smartphone: IconDeviceMobile,
  tablet: IconDeviceTablet,
};

export const SessionsDeviceCard = sampleCard({
  title: 'sessionsDevice',
  operation: 'GET /card/card-analytics/sessions-device',
  choices: periodsOf,
  Body: function SessionsDevice({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const { percent, decimal } = useFormat();
    const devices = periodOf(answer, choice).chart_info;
    return (
      <>
        <ShareChart
          label={t('sessionsDevice')}
          shareLabel={t('device')}
          valueLabel={t('sessions')}
          shares={devices.map(({ icon, name, usage }) => ({ key: icon, label: name, value: usage }))}
          format={(value) => percent(value / 100)}
          height={180}
          isRing
          isBare
        />
        <ul className={classes.rows}>
          {devices.map(({ icon, name, usage, upDown }, place) => {
            const DeviceIcon = deviceIcons[icon] ?? IconDeviceDesktop;
            return (
              <li key={icon}>
                <DeviceIcon size={18} stroke={1.8} color={colorOf(place)} aria-hidden />
                <span>{name}</span>
                <span>{percent(usage / 100)}</span>
                <span className={classes.change} data-falls={upDown < 0}>
                  {t('points', { points: `${upDown > 0 ? '+' : ''}${decimal(upDown)}` })}
                </span>
              </li>
            );
          })}
        </ul>
      </>
    );
  },
});
