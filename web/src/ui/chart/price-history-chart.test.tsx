import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { PriceHistoryChart } from './price-history-chart.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

const point = (minor: number, from: string, to: string | null, isSuspect = false) => ({
  minor,
  currency: 'EUR',
  from: `2031-${from}T12:00:00Z`,
  to: to === null ? null : `2031-${to}T12:00:00Z`,
  isSuspect,
});

const series = [
  { key: 'a', label: 'Alder', points: [point(1000, '05-01', '05-20'), point(900, '05-20', null)] },
  { key: 'b', label: 'Birch', points: [point(1200, '05-10', null), point(100, '05-15', null, true)] },
];

it('is gone along by arrow keys, and says the prices of each moment at which one begins', async () => {
  const now = Date.parse('2031-05-30T12:00:00Z');
  await renderRoute(() => <PriceHistoryChart series={series} currency="EUR" now={now} />, '/');
  const chart = await screen.findByRole('slider', { name: /^Prices in EUR over time/ });
  await userEvent.tab();
  expect(document.activeElement).toBe(chart);
  const said = [chart.getAttribute('aria-valuetext')];
  for (const value of [3, 2, 0, 1, 4]) {
    fireEvent.change(chart, { target: { value } });
    said.push(chart.getAttribute('aria-valuetext'));
  }
  const [first, second] = ['May 1, 2031: Alder €10.00', 'May 10, 2031: Alder €10.00, Birch €12.00'];
  const [third, fourth] = [
    'May 15, 2031: Alder €10.00, Birch €12.00, Birch (Suspect price) €1.00',
    'May 20, 2031: Alder €9.00, Birch €12.00',
  ];
  const last = 'May 30, 2031: Alder €9.00, Birch €12.00';
  expect(said).toEqual([last, fourth, third, first, second, last]);
  expect(screen.getByText(last)).toBeDefined();
});

it('tells the moments of one day apart by their time', async () => {
  const at = (time: string) => `2031-05-20T${time}:00Z`;
  const price = { minor: 1000, currency: 'EUR', isSuspect: false };
  const points = [
    { ...price, from: '2031-05-01T09:00:00Z', to: at('09:00') },
    { ...price, minor: 900, from: at('09:00'), to: at('15:30') },
    { ...price, minor: 800, from: at('15:30'), to: null },
  ];
  const now = Date.parse('2031-05-30T12:00:00Z');
  const alder = [{ key: 'a', label: 'Alder', points }];
  await renderRoute(() => <PriceHistoryChart series={alder} currency="EUR" now={now} />, '/');
  const chart = await screen.findByRole('slider', { name: /^Prices in EUR over time/ });
  const said = [0, 1, 2, 3].map((value) => {
    fireEvent.change(chart, { target: { value } });
    return chart.getAttribute('aria-valuetext')?.replaceAll('\u202f', ' ');
  });
  expect(said).toEqual([
    'May 1, 2031: Alder €10.00',
    expect.stringMatching(/^May 20, 2031, .*9:00 AM.*: Alder €9.00$/),
    expect.stringMatching(/^May 20, 2031, .*3:30 PM.*: Alder €8.00$/),
    'May 30, 2031: Alder €8.00',
  ]);
});
