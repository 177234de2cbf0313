import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ItemsGoneNote } from './index.ts';

beforeEach(stubBrowser);
afterEach(cleanup);

/** The note is fetched when it is first drawn. */
const show = (at: string | null) =>
  act(async () => {
    await renderRoute(
      () => (
        <>
          <ItemsGoneNote at={at} />
          <p>The run</p>
        </>
      ),
      '/',
    );
  });

it('says on the page of a run since when its items are gone', async () => {
  await show('2026-01-02T12:00:00Z');
  await screen.findByText('Items deleted');
  expect(screen.getByText(/were deleted on .*2026/)).toBeDefined();
});

it('says nothing of a run that has them', async () => {
  await show(null);
  await screen.findByText('The run');
  expect(screen.queryByText('Items deleted')).toBeNull();
});
