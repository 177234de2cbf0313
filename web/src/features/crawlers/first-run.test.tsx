import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { FirstRun } from './first-run.tsx';

beforeEach(() => {
  stubBrowser();
  const person = { id: 'u', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  const ability = ['Shop', 'Crawler'].map((subject) => ({ action: 'create', subject }));
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'a role', ability }));
  session.reload();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const one = { nodes: [{ id: 'x' }] };
const none = { nodes: [] };

it.each([
  ['no shop', none, none, 'Add shop', '/shops/new'],
  ['a shop without a crawler', one, none, 'Add crawler', '/crawlers/new'],
  ['a crawler', one, one, 'Crawlers', '/crawlers'],
])('leads with %s straight to what is missing', async (_case, shops, crawlers, name, address) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { shops, crawlers } }));
  await renderRoute(() => <FirstRun />, '/');
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});
