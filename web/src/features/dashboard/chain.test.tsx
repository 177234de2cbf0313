import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { Chain } from './chain.tsx';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

it('goes on to feed rows and orders, each with what waits there', async () => {
  const chain = [
    {
      code: 'feed_rows',
      count: 1200,
      waiting: 1,
      waitingTarget: null,
      lagSeconds: 60,
      target: { list: 'channels', filter: {} },
    },
    {
      code: 'orders',
      count: 7,
      waiting: 2,
      waitingTarget: { list: 'orderQueue', filter: { need: ['TO_SHIP'] } },
      lagSeconds: 3600,
      target: { list: 'orders', filter: {} },
    },
  ];
  await renderRoute(() => <Chain chain={chain} />, '/');
  const [rows, orders] = await screen.findAllByRole('listitem');
  if (!rows || !orders) throw new Error('A stage is missing.');
  within(rows).getByText(/1 row to update/);
  const hrefs = (stage: HTMLElement) =>
    within(stage)
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(hrefs(rows)).toEqual(['/sales-channels']);
  within(orders).getByText(/2 orders to ship/);
  expect(hrefs(orders)).toEqual(['/orders/manage?filter=need:TO_SHIP', '/orders']);
});
