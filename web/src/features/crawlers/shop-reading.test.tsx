import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ShopReadingSection } from './shop-reading.section.tsx';

const running = {
  id: 'r',
  state: 'running',
  stopReason: null,
  finishedAt: null,
  isAccepted: false,
  rate: 2,
  rateSeries: [],
  pagesLeft: 4,
  secondsLeft: 9,
  hosts: [],
  outcomes: [{ name: 'changed', count: 21 }],
  funnel: [{ name: 'offer_pages', count: 21 }],
  savedShare: 0,
  bytes: 0,
  degradedReasons: [],
};

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const ability = [{ action: 'manage', subject: 'all' }];
  const person = { id: 'u', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('userData', JSON.stringify({ ...person, avatar: null, ability, extras: {} }));
  session.reload();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    return Response.json({
      data: operationName === 'CrawlRunsList' ? { crawlRuns: { nodes: [running] } } : { crawlRun: running },
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has the figures of the shop read anew while a run brings offers', async () => {
  let offers = 0;
  function Page() {
    const figures = useQuery({ queryKey: ['ShopById', { id: 's' }], queryFn: () => Promise.resolve((offers += 21)) });
    return (
      <>
        <p>Offers {figures.data}</p>
        <ShopReadingSection recordId="s" />
      </>
    );
  }
  await renderRoute(Page, '/');
  expect(await screen.findByText('21 pages with offers')).toBeDefined();
  expect(await screen.findByText('Offers 42')).toBeDefined();
});
