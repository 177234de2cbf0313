import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { OlderReadings } from './older-readings.tsx';

type Readings = Parameters<typeof OlderReadings>[0]['readings'];

beforeEach(stubBrowser);
afterEach(cleanup);

const show = async (readings: Readings, isFeed = false) => {
  await renderRoute(() => <OlderReadings readings={readings} isFeed={isFeed} />, '/grabbers/g');
  await screen.findByText(/^\d+ of /);
};

it('says how many offers older code read, and leads to what reads them again', async () => {
  await show({ outOf: 1200, offers: 40, confirmed: 38, run: { id: 'r1', state: 'running' } });
  expect(screen.getByText('40 of 1,200')).toBeDefined();
  expect(screen.getByText('Read again with the same result: 38')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Rereading after the upgrade' });
  expect(link.getAttribute('href')).toBe('/grabbers/runs/r1');
});

it('says what reads them again where no run does', async () => {
  await show({ outOf: 2, offers: 2, confirmed: 0, run: null });
  expect(screen.getByText(/reads the stored pages again by itself/)).toBeDefined();
  cleanup();
  await show({ outOf: 2, offers: 2, confirmed: 0, run: null }, true);
  expect(screen.getByText(/next fetch of the feed/)).toBeDefined();
});

it('says no more where the present code read every offer', async () => {
  await show({ outOf: 2, offers: 0, confirmed: 0, run: { id: 'r1', state: 'succeeded' } });
  expect(screen.getByText('0 of 2')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
