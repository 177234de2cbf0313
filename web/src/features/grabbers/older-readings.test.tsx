import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { OlderReadings } from './older-readings.tsx';

type Readings = Parameters<typeof OlderReadings>[0]['readings'];

beforeEach(stubBrowser);
afterEach(cleanup);

const show = (readings: Readings, isFeed = false) =>
  renderRoute(() => <OlderReadings readings={readings} isFeed={isFeed} />, '/grabbers/g');

it('says what came of reading offers of older code again, and leads to the run that does it', async () => {
  await show({ outOf: 1200, offers: 40, confirmed: 38, run: { id: 'r1', state: 'running' } });
  expect(await screen.findByText('Read again since the upgrade with the same result: 38.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Rereading after the upgrade' });
  expect(link.getAttribute('href')).toBe('/grabbers/runs/r1');
});

it('says what reads them again where no run does', async () => {
  await show({ outOf: 2, offers: 2, confirmed: 0, run: null });
  expect(await screen.findByText(/Quarry reads the stored pages/)).toBeDefined();
  cleanup();
  await show({ outOf: 2, offers: 2, confirmed: 0, run: null }, true);
  expect(await screen.findByText(/next fetch of the feed/)).toBeDefined();
});

it('says nothing where the present code read every offer', async () => {
  const readings = { outOf: 2, offers: 0, confirmed: 0, run: { id: 'r1', state: 'succeeded' } as const };
  const screenOf = () => (
    <main>
      <OlderReadings readings={readings} isFeed={false} />
    </main>
  );
  await renderRoute(screenOf, '/grabbers/g');
  expect((await screen.findByRole('main')).textContent).toBe('');
});
