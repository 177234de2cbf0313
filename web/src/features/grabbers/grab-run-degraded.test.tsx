import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { GrabRunDegraded } from './grab-run-degraded.tsx';
import type { GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;

beforeEach(() => {
  stubBrowser();
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  const ability = [{ action: 'manage', subject: 'all' }];
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'administrator', ability }));
  session.reload();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const page = (name: string) => ({
  id: name,
  url: `https://shop.example/${name}`,
  at: '2026-01-01T00:00:00Z',
  storedPageUrl: `/pages/stored/fetch/${name}?expires=1`,
  emptyFetch: null,
});

const degraded = {
  id: 'run-1',
  state: 'degraded',
  isAccepted: false,
  nextCommands: ['accept_as_normal'],
  stopReason: {
    text: '',
    wording: { key: 'stopped:offers_lost', params: { count: 6, of: 20 } },
  },
  turn: { lastRight: page('right'), firstWrong: page('wrong') },
} as unknown as Run;

it('leads to the fetches of the crawl run where the first wrong page brought nothing, and says what was answered', async () => {
  const gone = {
    ...page('gone'),
    storedPageUrl: null,
    emptyFetch: { crawlRunId: 'crawl-1', status: 410, outcome: 'gone' },
  };
  const run = { ...degraded, turn: { lastRight: page('right'), firstWrong: gone } };
  await renderRoute(() => <GrabRunDegraded run={run} />, '/');
  expect(await screen.findByText(/\(answered 410\)/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'https://shop.example/gone' });
  expect(link.getAttribute('href')).toMatch(/^\/crawlers\/runs\/crawl-1\/fetches\?filter=.*outcome.*gone/);
});

it('says why a run is degraded, shows the last right and the first wrong page, and accepts it once confirmed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') asked.push(body);
    return Response.json({ data: { acceptGrabRunAsNormal: { __typename: 'GrabRunAnswered' }, rolesThatMay: [] } });
  });
  await renderRoute(() => <GrabRunDegraded run={degraded} />, '/');
  expect(await screen.findByText(/^6 of 20 pages read no longer state offers/)).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['https://shop.example/right', expect.stringContaining('/pages/stored/fetch/right')],
    ['https://shop.example/wrong', expect.stringContaining('/pages/stored/fetch/wrong')],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept as normal' }));
  expect(asked.join('')).not.toContain('run-1');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Accept as normal' })).at(-1)!);
  await waitFor(() => expect(asked.join('')).toContain('run-1'));
});

it('asks for nothing once the run was accepted', async () => {
  const accepted = { ...degraded, isAccepted: true, nextCommands: [] };
  await renderRoute(() => <GrabRunDegraded run={accepted} />, '/');
  await screen.findByText(/accepted as normal/);
  expect(screen.queryByRole('button')).toBeNull();
});
