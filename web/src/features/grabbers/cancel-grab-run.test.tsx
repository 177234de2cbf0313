import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { CancelGrabRun } from './cancel-grab-run.tsx';

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

it('cancels a run once the person has confirmed it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    // A part of an earlier screen may still ask by HEAD whether the dashboard's own origin is there.
    if (method === 'POST') asked.push(body);
    return Response.json({
      data: { commandRun: { __typename: 'RunAnswered', run: { id: 'run-1', entity: 'grab_run' } } },
    });
  });
  await renderRoute(() => <CancelGrabRun run={{ id: 'run-1', nextCommands: ['cancel'] }} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel run' }));
  expect(asked).toEqual([]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Cancel run' })).at(-1)!);
  await waitFor(() => expect(asked.join('')).toContain('run-1'));
});

it('offers nothing for a run that takes no commands', async () => {
  await renderRoute(
    () => (
      <>
        <p>Ended</p>
        <CancelGrabRun run={{ id: 'run-1', nextCommands: [] }} />
      </>
    ),
    '/',
  );
  await screen.findByText('Ended');
  expect(screen.queryByRole('button')).toBeNull();
});
