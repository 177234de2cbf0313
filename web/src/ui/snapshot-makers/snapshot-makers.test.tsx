import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { SnapshotMakers } from './index.ts';

beforeEach(stubBrowser);
afterEach(cleanup);

const settings = { id: 'g1', name: 'Pages of Nordlicht', version: 3, isCurrent: false };

it('leads to the settings that made a snapshot, and says which versions are outdated', async () => {
  const madeBy = { extractorVersion: '6', isExtractorCurrent: true, grabber: settings, crawler: null };
  await renderRoute(() => <SnapshotMakers madeBy={madeBy} />, '/offers/o');
  const link = await screen.findByRole('link', { name: 'Pages of Nordlicht' });
  expect(link.getAttribute('href')).toBe('/grabbers/g1');
  expect(link.parentElement?.textContent).toBe('Pages of Nordlicht, settings version 3 · outdated');
  expect(screen.getByText('version 6')).toBeDefined();
  expect(screen.queryByText('Crawler')).toBeNull();
});
