import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { proposal } from './testing/proposal.ts';

beforeEach(stubBrowser);
afterEach(cleanup);

const show = (changed: object) => {
  const card = { ...proposal(1), ...changed } as unknown as ProposalDetailFragment;
  return renderRoute(() => <DecisionCard proposal={card} />, '/');
};

it('says of what another offer on the product contradicts that it is another', async () => {
  const params = { left: 'red', right: 'black', elsewhere: 'yes' };
  await show({ evidence: [{ code: 'conflict_colour', weight: 'conflict', text: 'x', params }] });
  expect(
    await screen.findByText('Against another offer on the product, colour differs: red against black.'),
  ).toBeDefined();
});

it('writes compared prices as the reader’s language does', async () => {
  const price = { field: 'price', label: 'Price', offerText: '1234.50 EUR', catalogueText: '1199.00 EUR' };
  const product = { id: 'k', name: 'Kettle', imageUrl: null };
  await show({ product, comparison: [{ ...price, verdict: 'similar', offerWarning: null }] });
  const row = within(await screen.findByRole('row', { name: /^Price/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['€1,234.50', 'Similar', '€1,199.00']);
});

it('asks the host of the API for pictures and stored pages, not the one of the dashboard', async () => {
  await loadConfig(async () => Response.json({ host: 'https://api.shop.example' }));
  const product = { id: 'k', name: 'Kettle', imageUrl: '/media/of-the-product' };
  const snapshot = { storedPageUrl: '/stored-pages?of=1', isStoredPageGone: false, warnings: [] };
  const offer = { ...proposal(1).offer, imageUrl: '/media/of-the-offer', snapshot };
  const { container } = await show({ product, offer });
  await screen.findByRole('img', { name: 'Picture of the product' });
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://api.shop.example/media/of-the-offer',
    'https://api.shop.example/media/of-the-product',
  ]);
  const storedPage = screen.getByRole('link', { name: 'Stored page' }).getAttribute('href');
  expect(storedPage).toBe('https://api.shop.example/stored-pages?of=1');
  await loadConfig(async () => Response.json({}));
});

it('says of an offer whose stored page was deleted that it was', async () => {
  const snapshot = { storedPageUrl: null, isStoredPageGone: true, warnings: [] };
  await show({ offer: { ...proposal(1).offer, snapshot } });
  expect(await screen.findByText('Stored page deleted: its retention ended')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Stored page' })).toBeNull();
});

it('says of two currencies that they cannot be compared, and marks nothing', async () => {
  const price = { field: 'price', label: 'Price', offerText: '39.99 GBP', catalogueText: '46.95 EUR' };
  const product = { id: 'k', name: 'Kettle', imageUrl: null };
  await show({ product, comparison: [{ ...price, verdict: 'not_comparable', offerWarning: null }] });
  const row = await screen.findByRole('row', { name: /^Price/ });
  expect(row.textContent).toContain('Different currencies: cannot be compared');
  expect(row.querySelector('mark')).toBeNull();
});

it('says of an offer without a price that what its page states is below zero', async () => {
  const params = { amount: '-5.00 EUR', path: 'offers.price' };
  const warning = { code: 'price_unreadable', detail: 'x', wording: { key: 'price_unreadable:below_zero', params } };
  const snapshot = { storedPageUrl: null, isStoredPageGone: false, warnings: [warning] };
  await show({ offer: { ...proposal(1).offer, snapshot } });
  expect(await screen.findByText('The price -5.00 EUR at offers.price is below zero and was left out.')).toBeDefined();
});
