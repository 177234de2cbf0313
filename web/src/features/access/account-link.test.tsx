import { MantineProvider } from '@mantine/core';
import { passwordTexts } from '@quarry/contracts/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig, session } from '../../data/index.ts';
import { stubBrowser } from '../../testing/render-route.tsx';
import { parseAddressSearch, rootRoute, shellRoute, stringifyAddressSearch } from '../../ui/routing/index.ts';
import { entryRoutes } from './index.ts';

const invitation = { kind: 'invitation', email: 'ada@shop.example', username: 'ada', fullName: 'Ada Stone' };
const signedIn = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userData: { ...invitation, id: 'u1', role: 'none', avatar: null, ability: [], extras: {} },
};

/** How the server answers, each path in its turn, and what it was asked. */
function serve(config: object, ...answers: Response[]) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/config.json') return Response.json({ host: '', ...config });
    asked.push({ path, body: JSON.parse(init.body as string) as unknown });
    return answers.shift() ?? new Response(null, { status: 500 });
  });
  return asked;
}

async function open(address: string): Promise<() => string> {
  await loadConfig();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...entryRoutes, shellRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient: new QueryClient() },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return () => router.state.location.href;
}

const choose = async (password: string) => {
  const field = await screen.findByLabelText('New password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Set password and log in' }));
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  sessionStorage.clear();
  session.reload();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a link to a password', () => {
  it('leaves the address at once, and signs in by the password chosen', async () => {
    const asked = serve({}, Response.json(invitation), Response.json(signedIn));
    const place = await open('/accept-invite?token=secret');
    await screen.findByDisplayValue('ada@shop.example');
    expect(place()).toBe('/accept-invite');
    await choose('a lamp in the window');
    await waitFor(() => expect(place()).toBe('/'));
    expect(asked).toEqual([
      { path: '/jwt/link', body: { token: 'secret' } },
      { path: '/jwt/set-password', body: { token: 'secret', password: 'a lamp in the window' } },
    ]);
    expect([session.current()?.userData.id, sessionStorage.length]).toEqual(['u1', 0]);
  });

  it('says at the field what is wrong with a password, before the server is asked where that can be', async () => {
    const refusal = { error: { password: passwordTexts.password_is_common } };
    const asked = serve({}, Response.json(invitation), Response.json(refusal, { status: 400 }));
    await open('/reset-password?token=secret');
    await screen.findByDisplayValue('ada@shop.example');
    await choose('short');
    expect((await screen.findByRole('alert')).textContent).toMatch(/at least 12 characters/);
    await choose('Ada-Stone-----');
    expect((await screen.findByRole('alert')).textContent).toMatch(/at least 12|not your e-mail address/);
    await choose('sunshine1234');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/most common ones/));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['used', /used already/, 'Log in'],
    ['expired', /has expired/, 'Get a new link'],
    ['replaced', /no longer valid/, 'Get a new link'],
    ['unknown', /is incomplete/, 'Get a new link'],
    ['disabled', /disabled/, 'Log in'],
  ])('that is %s says so and leads on', async (error, words, step) => {
    serve({}, Response.json({ error }, { status: 400 }));
    await open('/accept-invite?token=secret');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('button', { name: step })).toBeDefined();
  });

  it('that was used meanwhile is over when the password is sent', async () => {
    serve({}, Response.json(invitation), Response.json({ error: 'used' }, { status: 400 }));
    await open('/accept-invite?token=secret');
    await screen.findByDisplayValue('ada@shop.example');
    await choose('a lamp in the window');
    expect((await screen.findByRole('alert')).textContent).toMatch(/used already/);
  });
});

describe('a forgotten password', () => {
  it('sends people to an administrator where no mail is sent', async () => {
    const asked = serve({});
    await open('/forgot-password');
    await screen.findByText(/sends no e-mail/);
    expect(asked).toEqual([]);
  });

  it.each([
    [Response.json({}), /If ada@shop.example has an account here/],
    [Response.json({}, { status: 429, headers: { 'retry-after': '121' } }), /again in 3 minutes/],
  ])('asks for a mail and says what comes of it', async (answer, words) => {
    const asked = serve({ sendsMail: true }, answer);
    await open('/forgot-password');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@shop.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText(words);
    expect(asked).toEqual([{ path: '/jwt/forgot-password', body: { email: 'ada@shop.example' } }]);
  });
});
