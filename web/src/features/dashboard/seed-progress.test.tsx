import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { SeedProgress } from './seed-progress.tsx';

function signIn(ability: readonly { action: string; subject: string }[]): void {
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'somebody', ability }));
  session.reload();
}

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const stopped = { state: 'failed', step: 'day 2 of 30', done: 4, total: 37 };

it('lets an administrator resume an import that stopped', async () => {
  signIn([{ action: 'manage', subject: 'all' }]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') asked.push(body);
    return Response.json({ data: { resumeDemoImport: { __typename: 'DemoImportResumed' } } });
  });
  await renderRoute(() => <SeedProgress seed={stopped} />, '/');
  await screen.findByRole('heading', { name: 'Demo data import stopped' });
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

it.each([
  ['that runs', { ...stopped, state: 'running' }, [{ action: 'manage', subject: 'all' }]],
  ['that stopped, to somebody who may not', stopped, [{ action: 'read', subject: 'Dashboard' }]],
])('offers nothing of an import %s', async (_which, seed, ability) => {
  signIn(ability);
  await renderRoute(() => <SeedProgress seed={seed} />, '/');
  await screen.findByRole('progressbar');
  expect(screen.queryByRole('button')).toBeNull();
});
