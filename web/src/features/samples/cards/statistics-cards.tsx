import type { SampleAnswer, SampleOperation } from '../../../data/index.ts';
import { useFormat, useMessages, type Format } from '../../../i18n/index.ts';
import { AxisChart, type AxisSeries } from '../../../ui/chart/axis-chart.tsx';
import classes from './card.module.css';
import { cardsMessages, type CardKey } from './cards.messages.ts';
import { sampleCard } from './sample-card.tsx';

type StatisticsOperation = Extract<SampleOperation, `GET /card/card-statistics/${string}`>;

type Series = readonly { data: readonly number[] }[];

type StatisticsDeclaration<Operation extends StatisticsOperation> = {
  title: CardKey;
  operation: Operation;
  draw: AxisSeries['draw'];
  /** The figure above the curve, and the curve. */
  read: (answer: SampleAnswer<Operation>, format: Format) => readonly [figure: string, series: Series];
};

/** A figure and the curve that led to it. */
function statisticsCard<Operation extends StatisticsOperation>(declaration: StatisticsDeclaration<Operation>) {
  const { title, operation, draw, read } = declaration;
  return sampleCard({
    title,
    operation,
    Body: function Statistics({ answer }) {
      const t = useMessages(cardsMessages);
      const format = useFormat();
      const [figure, [curve]] = read(answer, format);
      const values = curve?.data ?? [];
      return (
        <>
          <p className={classes.figure}>{figure}</p>
          <AxisChart
            label={t(title)}
            categories={values.map((_value, place) => String(place + 1))}
            categoryLabel={t('step')}
            series={[{ key: title, label: t(title), values, draw }]}
            height={72}
            isBare
          />
        </>
      );
    },
  });
}

/** Of a curve alone: its last point. */
function lastPoint({ series }: { series: Series }, { number }: Format) {
  return [number(series[0]?.data.at(-1) ?? 0), series] as const;
}

export const OrdersBarCard = statisticsCard({
  title: 'ordersThisWeek',
  operation: 'GET /card/card-statistics/orders-bar-chart',
  draw: 'bar',
  read: ({ statistics, series }) => [statistics, series],
});

export const ProfitCard = statisticsCard({
  title: 'profit',
  operation: 'GET /card/card-statistics/profit-line-chart',
  draw: 'line',
  read: ({ statistics, series }) => [statistics, series],
});

export const SubscribersCard = statisticsCard({
  title: 'subscribers',
  operation: 'GET /card/card-statistics/subscribers',
  draw: 'area',
  read: ({ analyticsData, series }, { number }) => [number(analyticsData.subscribers), series],
});

export const RevenueGainedCard = statisticsCard({
  title: 'revenueGained',
  operation: 'GET /card/card-statistics/revenue',
  draw: 'area',
  read: ({ analyticsData, series }, { money }) => [
    money({ minor: analyticsData.revenue * 100, currency: 'USD' }),
    series,
  ],
});

export const SalesCard = statisticsCard({
  title: 'soldForGood',
  operation: 'GET /card/card-statistics/sales',
  draw: 'area',
  read: ({ analyticsData, series }) => [analyticsData.sales, series],
});

export const OrdersReceivedCard = statisticsCard({
  title: 'ordersReceived',
  operation: 'GET /card/card-statistics/orders',
  draw: 'area',
  read: ({ analyticsData, series }, { number }) => [number(analyticsData.orders), series],
});

export const SiteTrafficCard = statisticsCard({
  title: 'siteTraffic',
  operation: 'GET /card/card-statistics/site-traffic',
  draw: 'line',
  read: lastPoint,
});

export const ActiveUsersCard = statisticsCard({
  title: 'activeUsers',
  operation: 'GET /card/card-statistics/active-users',
  draw: 'line',
  read: lastPoint,
});

export const NewsletterCard = statisticsCard({
  title: 'newsletter',
  operation: 'GET /card/card-statistics/newsletter',
  draw: 'line',
  read: lastPoint,
});
