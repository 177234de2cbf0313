import { describe, expect, it } from 'vitest';
import { sum } from '../kit/figures.ts';
import { openLayer } from '../testing/open-layer.ts';

const periods = ['Last 28 Days', 'Last Month', 'Last Year'];

const statistics = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const;

const { read } = openLayer();

describe('the analytics cards', () => {
  it.each(['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'] as const)(
    '%s offers the three periods, has figures for each, and opens with the first',
    async (card) => {
      const { last_days, byPeriod, ...shown } = await read(`/card/card-analytics/${card}`);
      expect(last_days).toEqual(periods);
      expect(Object.keys(byPeriod)).toEqual(periods);
      expect(shown).toMatchObject(byPeriod['Last 28 Days']);
      expect(byPeriod['Last Year']).not.toEqual(byPeriod['Last Month']);
    },
  );

  it('the support tracker counts its tickets', async () => {
    const card = await read('/card/card-analytics/support-tracker');
    expect(card).toMatchObject({ title: 'Support tickets', responseTime: '1 Day' });
    expect(card.totalTicket).toBeGreaterThan(card.newTicket + card.openTicket);
  });

  it('average sessions tell growth, goal, users, retention and duration', async () => {
    expect(await read('/card/card-analytics/avg-sessions')).toMatchObject({
      sessions: '3.1k',
      growth: '+4.1%',
      goal: '$41,200',
      users: '2.1k',
      retention: '82%',
      duration: '2m 46s',
    });
  });

  it('the revenue report offers 2020, 2019 and 2018, and its price is the sum of its bars', async () => {
    const { years, price, budget, series, byYear } = await read('/card/card-analytics/revenue-report');
    expect(years).toEqual(['2020', '2019', '2018']);
    expect({ price, budget, series }).toEqual(byYear['2020']);
    expect(price).toBe('$79,000');
    expect(sum(series[0]?.data ?? [])).toBe(790);
  });

  it('goal overview, revenue, orders, devices and customers have their figures', async () => {
    expect(await read('/card/card-analytics/goal-overview')).toMatchObject({ completed: '7,418', inProgress: '1,306' });
    const { thisMonth, series } = await read('/card/card-analytics/revenue');
    expect(thisMonth).toBe('$70,200');
    expect(sum(series[0]?.data ?? [])).toBe(70_200);
    expect((await read('/card/card-analytics/product-orders')).chart_info).toEqual({
      finished: 1_284,
      pending: 176,
      rejected: 42,
    });
    const devices = (await read('/card/card-analytics/sessions-device')).chart_info;
    expect(sum(devices.map(({ usage }) => usage))).toBeCloseTo(100);
    expect(Object.keys(devices[0] ?? {}).toSorted()).toEqual(['icon', 'iconColor', 'name', 'upDown', 'usage']);
    const [customers] = (await read('/card/card-analytics/customers')).listData;
    expect(customers).toEqual({ icon: 'user-plus', iconColor: 'primary', text: 'First order', result: 412 });
  });
});

describe('the statistics cards', () => {
  it.each(statistics)('%s has a curve', async (card) => {
    const [curve] = (await read(`/card/card-statistics/${card}`)).series;
    expect(curve?.data.length).toBeGreaterThan(4);
  });

  it('two have a head, four a figure above the curve', async () => {
    expect(await read('/card/card-statistics/orders-bar-chart')).toMatchObject({ title: 'Orders', statistics: '246' });
    expect(await read('/card/card-statistics/profit-line-chart')).toMatchObject({ statistics: '$22.3k' });
    expect((await read('/card/card-statistics/subscribers')).analyticsData).toEqual({ subscribers: 2_784 });
    expect((await read('/card/card-statistics/revenue')).analyticsData).toEqual({ revenue: 103_500 });
    expect((await read('/card/card-statistics/sales')).analyticsData.sales).toMatch(/^\d+(\.\d)?%$/);
    expect((await read('/card/card-statistics/orders')).analyticsData).toEqual({ orders: 876 });
  });
});
