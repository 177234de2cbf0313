import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { CrawlFetchRowFragment } from './crawlers.operations.generated.ts';
import { PageFinding } from './page-finding.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

it.each([
  ['product', 1, 'Product page · 1 product'],
  ['listing', 24, 'Listing page · 24 products'],
  ['listing', 0, 'Listing page · no product in its data'],
  ['feed', 1200, 'Feed · 1,200 products'],
])('says what a page turned out to be, with its products: %s, %d', async (pageType, products, said) => {
  const entry = { pageType, products } as unknown as CrawlFetchRowFragment;
  await renderRoute(() => <PageFinding entry={entry} />, '/');
  expect(await screen.findByText(said)).toBeDefined();
});
