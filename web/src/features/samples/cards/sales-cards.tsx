import { IconRepeat, IconShare, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useFormat, useLanguage, useMessages } from '../../../i18n/index.ts';
import { AxisChart } from '../../../ui/chart/axis-chart.tsx';
import { RingChart } from '../../../ui/chart/ring-chart.tsx';
import { colorOf } from '../../../ui/chart/series-look.ts';
import { ShareChart } from '../../../ui/chart/share-chart.tsx';
import { CardFacts } from './card-facts.tsx';
import classes from './card.module.css';
import { cardsMessages } from './cards.messages.ts';
import { periodOf, periodsOf } from './periods.ts';
import { sampleCard } from './sample-card.tsx';

const numbered = (values: readonly number[]) => values.map((_value, place) => String(place + 1));

export const RevenueReportCard = sampleCard({
  title: 'revenueReport',
  operation: 'GET /card/card-analytics/revenue-report',
  choices: { label: 'year', of: ({ years }) => years },
  Body: function RevenueReport({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const months = new Intl.DateTimeFormat(useLanguage(), { month: 'short', timeZone: 'UTC' });
    const year = answer.years.find((one) => one === choice);
    const { price, budget, series } = year === undefined ? answer : answer.byYear[year];
    const [income, costs] = series;
    return (
      <>
        <p className={classes.figure}>{price}</p>
        <p className={classes.note}>{t('budget', { budget })}</p>
        <AxisChart
          label={t('revenueReport')}
          categories={(income?.data ?? []).map((_value, month) => months.format(Date.UTC(2020, month)))}
          categoryLabel={t('month')}
          series={[
            { key: 'income', label: t('income'), values: income?.data ?? [], draw: 'bar', stack: 'year' },
            { key: 'costs', label: t('costs'), values: costs?.data ?? [], draw: 'bar', stack: 'year' },
          ]}
          height={230}
        />
      </>
    );
  },
});

export const GoalOverviewCard = sampleCard({
  title: 'goalOverview',
  operation: 'GET /card/card-analytics/goal-overview',
  Body: function GoalOverview({ answer: { completed, inProgress, series } }) {
    const t = useMessages(cardsMessages);
    const { percent } = useFormat();
    const reached = series[0]?.data[0] ?? 0;
    return (
      <>
        <div className={classes.ring}>
          <RingChart
            label={t('goalOverview')}
            ringLabel={t('goal')}
            valueLabel={t('completed')}
            rings={[{ key: 'goal', label: t('completed'), value: reached }]}
            whole={100}
            format={(value) => percent(value / 100)}
            height={200}
            isBare
          />
          <p className={classes.middle} aria-hidden>
            {percent(reached / 100)}
          </p>
        </div>
        <CardFacts
          facts={[
            { label: t('completed'), value: completed },
            { label: t('inProgress'), value: inProgress },
          ]}
        />
      </>
    );
  },
});

export const RevenueCard = sampleCard({
  title: 'revenueCompared',
  operation: 'GET /card/card-analytics/revenue',
  Body: function Revenue({ answer: { thisMonth, lastMonth, series } }) {
    const t = useMessages(cardsMessages);
    const [current, before] = series;
    return (
      <>
        <CardFacts
          facts={[
            { label: t('thisMonth'), value: <span className={classes.figure}>{thisMonth}</span> },
            { label: t('monthBefore'), value: <span className={classes.figure}>{lastMonth}</span> },
          ]}
        />
        <AxisChart
          label={t('revenueCompared')}
          categories={numbered(current?.data ?? [])}
          categoryLabel={t('step')}
          series={[
            { key: 'this', label: t('thisMonth'), values: current?.data ?? [], draw: 'line' },
            { key: 'last', label: t('monthBefore'), values: before?.data ?? [], draw: 'line' },
          ]}
          height={200}
        />
      </>
    );
  },
});

export const ProductOrdersCard = sampleCard({
  title: 'productOrders',
  operation: 'GET /card/card-analytics/product-orders',
  choices: periodsOf,
  Body: function ProductOrders({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const { number } = useFormat();
    const { finished, pending, rejected } = periodOf(answer, choice).chart_info;
    const rings = [
      { key: 'finished', label: t('finished'), value: finished },
      { key: 'pending', label: t('pending'), value: pending },
      { key: 'rejected', label: t('rejected'), value: rejected },
    ];
    return (
      <>
        <RingChart
          label={t('productOrders')}
          ringLabel={t('state')}
          valueLabel={t('orders')}
          rings={rings}
          whole={finished + pending + rejected}
          height={180}
          isBare
        />
        <ul className={classes.rows}>
          {rings.map(({ key, label, value }, place) => (
            <li key={key}>
              <span className={classes.swatch} style={{ background: colorOf(place) }} />
              <span>{label}</span>
              <span>{number(value)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  },
});

const customerIcons: Readonly<Record<string, Icon>> = {
  'user-plus': IconUserPlus,
  repeat: IconRepeat,
  share: IconShare,
};

export const CustomersCard = sampleCard({
  title: 'customers',
  operation: 'GET /card/card-analytics/customers',
  choices: periodsOf,
  Body: function Customers({ answer, choice }) {
    const t = useMessages(cardsMessages);
    const { number } = useFormat();
    const kinds = periodOf(answer, choice).listData;
    return (
      <>
        <ShareChart
          label={t('customers')}
          shareLabel={t('kind')}
          valueLabel={t('customers')}
          shares={kinds.map(({ icon, text, result }) => ({ key: icon, label: text, value: result }))}
          height={180}
          isBare
        />
        <ul className={classes.rows}>
          {kinds.map(({ icon, text, result }, place) => {
            const KindIcon = customerIcons[icon] ?? IconUserPlus;
            return (
              <li key={icon}>
                <KindIcon size={18} stroke={1.8} color={colorOf(place)} aria-hidden />
                <span>{text}</span>
                <span>{number(result)}</span>
              </li>
            );
          })}
        </ul>
      </>
    );
  },
});
