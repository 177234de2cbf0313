import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { RunReasons } from './run-reasons.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

it.each([
  ['before a page was asked for', [], false],
  ['after one was read', [{ name: 'changed', count: 1 }], true],
])('says that every page could be read %s: %j, %s', async (_when, outcomes, isSaid) => {
  const run = { id: 'r', reasons: [], outcomes } as unknown as CrawlRunDetailFragment;
  await renderRoute(() => <RunReasons run={run} />, '/');
  await screen.findByRole('heading');
  expect(screen.queryByText('Every requested page was fetched.') !== null).toBe(isSaid);
});
