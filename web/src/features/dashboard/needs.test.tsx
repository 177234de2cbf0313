import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { Needs } from './needs.tsx';

type Need = Parameters<typeof Needs>[0]['needs'][number];

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const need = (code: string, given: Partial<Need> = {}): Need => ({
  code,
  count: 2,
  isExact: true,
  target: null,
  places: [],
  oldestAt: null,
  snooze: null,
  ...given,
});
const show = (...needs: Need[]) => renderRoute(() => <Needs needs={needs} breaks={[]} />, '/');
const links = (item: HTMLElement) =>
  within(item)
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);

describe('what needs the reader', () => {
  it.each([
    [
      'orders_to_ship',
      'orderQueue',
      { need: ['TO_SHIP'] },
      '2 orders to ship',
      '/orders/manage?filter=need:TO_SHIP',
      'Ship',
    ],
    [
      'refunds_waiting',
      'refunds',
      { waitsForMe: true },
      '2 refunds wait for a second person',
      '/payments/refunds?filter=waitsForMe:true',
      'Decide',
    ],
    [
      'payments_unknown',
      'paymentTransactions',
      { state: ['UNKNOWN'] },
      '2 payments have an unknown outcome',
      '/payments?filter=state:UNKNOWN',
      'See the payments',
    ],
  ])('%s leads to its rows, by its words and by its step', async (code, list, filter, text, href, step) => {
    await show(need(code, { target: { list, filter } }));
    expect(links(await screen.findByRole('listitem'))).toEqual([
      [text, href],
      [step, href],
    ]);
  });

  it('leads to the list of comments, and by the step to the desk', async () => {
    await show(need('comments_waiting', { target: { list: 'comments', filter: { isWaiting: true } } }));
    expect(links(await screen.findByRole('listitem'))).toEqual([
      ['2 comments wait for a decision', '/comments/list?filter=isWaiting:true'],
      ['Decide', '/comments?filter=isWaiting:true'],
    ]);
  });

  const place = (name: string, feedId: string) => ({
    name,
    count: 1,
    isExact: true,
    target: { list: 'channelFeed', filter: { channelId: 'c1', feedId } },
  });

  it('leads to each of several places by its name', async () => {
    await show(need('feed_rows_held', { places: [place('One', 'f1'), place('Two', 'f2')] }));
    const item = await screen.findByRole('listitem');
    within(item).getByText('2 rows of channel feeds are held back');
    expect(links(item)).toEqual([
      ['One: 1', '/sales-channels/c1/feeds/f1'],
      ['Two: 1', '/sales-channels/c1/feeds/f2'],
    ]);
  });

  it('has its step where there is one place', async () => {
    const target = { list: 'listings', filter: { channelId: ['c1'], state: ['REFUSED'] } };
    await show(need('listings_refused', { places: [{ name: 'Google', count: 2, isExact: true, target }] }));
    const href = '/sales-channels/c1/listings?filter=state:REFUSED';
    expect(links(await screen.findByRole('listitem'))).toEqual([
      ['2 listings are refused', href],
      ['See why', href],
      ['Google: 2', href],
    ]);
  });

  it('says that there are more where they were counted no further', async () => {
    const target = { list: 'listings', filter: { channelId: ['c1'], state: ['REFUSED'] } };
    const places = [{ name: 'Google', count: 999, isExact: false, target }];
    await show(need('listings_refused', { count: 999, isExact: false, places }));
    expect(links(await screen.findByRole('listitem')).map(([text]) => text)).toEqual([
      'more than 999 listings are refused',
      'See why',
      'Google: more than 999',
    ]);
  });
});
