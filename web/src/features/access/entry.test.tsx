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

const answer = {
  accessToken: 'access',
  refreshToken: 'refresh',
  userData: {
    id: 'u1',
    username: 'ada',
    fullName: 'Ada Stone',
    email: 'ada@shop.example',
    role: 'none',
    avatar: null,
    ability: [{ action: 'read', subject: 'Auth' }],
    extras: {},
  },
};

/** What the server is asked, and how it answers: the configuration first, then each request in its turn. */
function serve(isRegistrationOpen: boolean, ...answers: Response[]) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/config.json') return Response.json({ host: '', isRegistrationOpen });
    asked.push({ path, body: JSON.parse(init.body as string) as unknown });
    return answers.shift() ?? new Response(null, { status: 500 });
  });
  return asked;
}

async function open(address: string) {
  await loadConfig();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...entryRoutes, shellRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient: new QueryClient() },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
    defaultNotFoundComponent: () => 'No such page',
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

async function type(fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

const account = { Username: 'ada', 'E-mail': 'ada@shop.example', Password: 'long enough by far' };

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  session.reload();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the log-in screen', () => {
  it('offers an account only while registration is open', async () => {
    serve(false);
    await open('/login');
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    cleanup();

    serve(true);
    await open('/login?returnTo=/brands');
    const link = await screen.findByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/register?returnTo=%2Fbrands');
  });

  it.each([
    ['/login?returnTo=/brands?q=a', '/brands?q=a'],
    ['/login?returnTo=//evil.example/', '/'],
    ['/login?returnTo=https://evil.example/', '/'],
    ['/login', '/'],
  ])('leads from %s to %s', async (address, target) => {
    serve(false, Response.json(answer));
    const place = await open(address);
    await type({ 'E-mail': 'ada@shop.example', Password: 'secret' }, 'Log in');
    await waitFor(() => expect(place()).toBe(target));
  });

  it('sends anyone who is signed in already on, and never to another site', async () => {
    serve(false, Response.json(answer));
    await session.logIn({ email: 'ada@shop.example', password: 'secret' });
    const place = await open('/login?returnTo=//evil.example/');
    await waitFor(() => expect(place()).toBe('/'));
  });

  it.each([
    [400, { email: ['Email or Password is Invalid'] }, {}, /E-mail or password is wrong/],
    [429, { email: ['Too many attempts, try again in 3 minutes'] }, { 'retry-after': '121' }, /again in 3 minutes/],
    [400, { email: ['Something went wrong'] }, {}, /Something went wrong/],
  ])('says in words what %i with %j means', async (status, error, headers, words) => {
    serve(false, Response.json({ error }, { status, headers }));
    await open('/login');
    await type({ 'E-mail': 'ada@shop.example', Password: 'secret' }, 'Log in');
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('says at each field what is missing, and asks nobody before', async () => {
    const asked = serve(false, Response.json(answer));
    await open('/login');
    await type({ 'E-mail': 'ada' }, 'Log in');
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts()).toEqual(['Enter a whole e-mail address, like name@example.com.', 'Enter your password.']);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    await type({ 'E-mail': '@shop.example' }, 'Log in');
    expect(alerts()).toEqual(['Enter your password.']);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(asked).toEqual([]);
    await type({ Password: 'secret' }, 'Log in');
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('the register screen', () => {
  it('does not exist while registration is closed', async () => {
    serve(false);
    await open('/register');
    await screen.findByText('No such page');
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it('makes the account and signs in', async () => {
    const asked = serve(true, Response.json(answer));
    const place = await open('/register');
    await type(account, 'Create account');
    await waitFor(() => expect(place()).toBe('/'));
    expect(asked).toEqual([
      { path: '/jwt/register', body: { username: 'ada', email: 'ada@shop.example', password: 'long enough by far' } },
    ]);
    expect(session.current()?.userData.id).toBe('u1');
  });

  it('asks the server nothing while a field is wrong, and says which', async () => {
    const asked = serve(true);
    await open('/register');
    await type({ Username: 'ada', 'E-mail': 'nobody', Password: 'short' }, 'Create account');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Enter a whole e-mail address, like name@example.com.',
      'Choose a password of at least 12 characters.',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(asked).toEqual([]);
  });

  it('cuts no password that is too long, but says so', async () => {
    const asked = serve(true);
    await open('/register');
    await userEvent.click(await screen.findByLabelText('Password'));
    await userEvent.paste('long enough by far '.repeat(40));
    await type({ Username: 'ada', 'E-mail': 'ada@shop.example' }, 'Create account');
    await screen.findByText('Choose a password of at most 512 characters.');
    expect(asked).toEqual([]);
  });

  it('refuses the own name as a password without asking', async () => {
    const asked = serve(true);
    await open('/register');
    await type({ ...account, Username: 'Ada of the Hill', Password: 'ada-of-the-hill' }, 'Create account');
    expect((await screen.findByRole('alert')).textContent).toMatch(/not your e-mail address or your name/);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ email: 'This email is already in use.', username: null }, 400, [/uses this e-mail address already/]],
    [
      { email: 'This email is already in use.', username: 'This username is already in use.' },
      400,
      [/uses this username already/, /uses this e-mail address already/],
    ],
    ['Registration is closed', 403, [/closed meanwhile/]],
    [{ email: ['Something went wrong'] }, 400, [/Something went wrong/]],
    [{ email: null, username: null, password: passwordTexts.too_short }, 400, [/at least 12/]],
    [{ email: null, username: null, password: passwordTexts.password_is_common }, 400, [/most common ones/]],
  ])('puts the refusal %j into words', async (error, status, words) => {
    serve(true, Response.json({ error }, { status }));
    await open('/register');
    await type(account, 'Create account');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(words.length);
    for (const [index, alert] of alerts.entries()) expect(alert.textContent).toMatch(words[index] ?? '');
  });

  it('says that the server cannot be reached', async () => {
    serve(true);
    await open('/register');
    await screen.findByLabelText('Username');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await type(account, 'Create account');
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  });
});
