import { figureCodes } from '@quarry/contracts/dashboard';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { english } from './dashboard.messages.ts';
import { Figures } from './figures.tsx';

type Figure = Parameters<typeof Figures>[0]['figures'][number];

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const figure = (given: Partial<Figure>): Figure => ({
  code: 'orders',
  value: 3,
  currency: null,
  before: 1,
  span: 'PERIOD',
  series: [1, 2],
  target: { list: 'orders', filter: { placedFrom: '2026-11-01' } },
  measure: null,
  ...given,
});

it('leads to a list that shows the figure where it is a measure', async () => {
  const figures = [figure({ code: 'units', measure: 'UNITS' }), figure({ code: 'orders_received' })];
  await renderRoute(() => <Figures figureChoices={[]} figures={figures} />, '/');
  const [units, received] = await screen.findAllByRole('link');
  expect(units?.getAttribute('href')).toContain('measure=UNITS');
  expect(received?.getAttribute('href')).not.toContain('measure');
});

it.each(figureCodes)('names the figure %s', async (code) => {
  await renderRoute(() => <Figures figureChoices={[]} figures={[figure({ code })]} />, '/');
  expect((await screen.findByRole('link')).textContent).toContain(english[`figure.${code}`]);
});

it.each([
  ['a count of the last 28 days', {}, ['Orders, last 28 days', '3', '+2 against the 28 days before']],
  [
    'an amount in its currency',
    { code: 'net_sales', value: 2000, before: 3050, currency: 'EUR' },
    ['Net sales, last 28 days', '€20.00', '−€10.50 against the 28 days before'],
  ],
  ['a count that stayed', { before: 3 }, ['unchanged against the 28 days before', 'The last 28 days']],
  [
    'a count against last week',
    { code: 'products', span: 'WEEK' as const },
    ['Products', '+2 since last week', 'The last two weeks'],
  ],
])('writes %s, and leads to its rows', async (_what, given, texts) => {
  await renderRoute(() => <Figures figureChoices={[]} figures={[figure(given)]} />, '/');
  const link = await screen.findByRole('link');
  for (const text of texts) within(link).getByText(text);
  expect(link.getAttribute('href')).toContain('/orders?filter=placedFrom');
});
