import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { StepUnlessFilling } from './index.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('accessToken', 'a');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (state: string) => {
  const seed = { state, done: 9, total: 36 };
  vi.stubGlobal('fetch', async () => Response.json({ data: { dashboard: { seed } } }));
  return renderRoute(() => <StepUnlessFilling>Add a shop</StepUnlessFilling>, '/');
};

it('says of shops that the demo data import reads that they are being read, with the way to the dashboard', async () => {
  await show('running');
  expect((await screen.findByRole('status')).textContent).toContain('(25% done)');
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('Add a shop')).toBeNull();
});

it('asks for the first step where no filling is under way', async () => {
  await show('done');
  expect(await screen.findByText('Add a shop')).toBeDefined();
});
