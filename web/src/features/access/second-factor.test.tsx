import { MantineProvider } from '@mantine/core';
import { sessionTexts } from '@quarry/contracts/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig, session } from '../../data/index.ts';
import { stubBrowser } from '../../testing/render-route.tsx';
import { parseAddressSearch, rootRoute, shellRoute, stringifyAddressSearch } from '../../ui/routing/index.ts';
import { entryRoutes } from './index.ts';

const person = (extras: object) => ({
  id: 'u1',
  username: 'ada',
  fullName: 'Ada Stone',
  email: 'ada@shop.example',
  role: 'none',
  avatar: null,
  ability: [{ action: 'read', subject: 'Auth' }],
  extras,
});
const answer = (extras: object = {}) => ({ accessToken: 'access', refreshToken: 'refresh', userData: person(extras) });
const wanted = {
  error: { email: [sessionTexts.codeWanted] },
  secondFactor: { challenge: 'c1', expiresInSeconds: 300 },
};
const wrongCode = { error: { code: [sessionTexts.wrongCode] } };

/** What the server knows of the person by now. */
let extrasNow: () => object = () => ({});

/** How the server answers, one request after the other, and what it was asked. */
function serve(...answers: Response[]) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/config.json') return Response.json({ host: '', isRegistrationOpen: false });
    // What may have changed is asked for beside everything else.
    if (path === '/jwt/user-data') return Response.json(person(extrasNow()));
    asked.push({ path, body: JSON.parse(init.body as string) as unknown });
    return answers.shift() ?? new Response(null, { status: 500 });
  });
  return asked;
}

const brandsRoute = createRoute({ getParentRoute: () => shellRoute, path: '/brands' });

async function open(address: string): Promise<() => string> {
  await loadConfig();
  const client = new QueryClient();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...entryRoutes, shellRoute.addChildren([brandsRoute])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient: client },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
  });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return () => router.state.location.href;
}

const typeInto = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await act(() => userEvent.clear(field));
  await act(() => userEvent.type(field, text));
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => userEvent.click(button));
};
const logIn = async () => {
  await typeInto('E-mail', 'ada@shop.example');
  await typeInto('Password', 'a right password');
  await press('Log in');
};
const signIn = (extras: object) => {
  for (const [key, value] of Object.entries(answer(extras)))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  session.reload();
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  session.reload();
});
afterEach(() => {
  extrasNow = () => ({});
  cleanup();
  vi.unstubAllGlobals();
});

describe('the code after the password', () => {
  it('is sent with its last digit, told when it is wrong, and leads to where one wanted to be', async () => {
    const asked = serve(
      Response.json(wanted, { status: 400 }),
      Response.json(wrongCode, { status: 400 }),
      Response.json(answer()),
    );
    const address = await open('/login?returnTo=%2Fbrands');
    await logIn();
    const field = await screen.findByLabelText('Code from the app');
    expect(field).toHaveProperty('autocomplete', 'one-time-code');
    expect(field).toHaveProperty('inputMode', 'numeric');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await typeInto('Code from the app', '000 000');
    await screen.findByText(/This code is wrong/);
    await typeInto('Code from the app', '123456');
    await waitFor(() => expect(address()).toContain('/brands'));
    expect(asked.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/jwt/second-factor', { challenge: 'c1', code: '000 000' }],
      ['/jwt/second-factor', { challenge: 'c1', code: '123456' }],
    ]);
    expect(session.current()?.accessToken).toBe('access');
  });

  it('may be a recovery code, and says which kind is missing', async () => {
    const asked = serve(
      Response.json(wanted, { status: 400 }),
      Response.json(wrongCode, { status: 400 }),
      Response.json(answer()),
    );
    await open('/login');
    await logIn();
    await typeInto('Code from the app', '12');
    await press('Log in');
    await screen.findByText('Enter the six digits that the app shows.');
    await press('Use a recovery code instead');
    await press('Log in');
    await screen.findByText('Enter a recovery code.');
    await typeInto('Recovery code', 'used-once');
    await press('Log in');
    await screen.findByText(/^This recovery code is wrong or was used already/);
    await typeInto('Recovery code', 'abcd-efgh');
    await press('Log in');
    await waitFor(() => expect(session.current()).toBeDefined());
    expect(asked.at(-1)?.body).toEqual({ challenge: 'c1', code: 'abcd-efgh' });
  });

  it('starts again where it took too long, and says how long to wait after too many', async () => {
    const tooMany = { error: { code: [sessionTexts.tooManyAttempts(15)] } };
    serve(
      Response.json(wanted, { status: 400 }),
      Response.json(tooMany, { status: 429, headers: { 'retry-after': '900' } }),
      Response.json({ error: sessionTexts.challengeOver }, { status: 400 }),
    );
    await open('/login');
    await logIn();
    await typeInto('Code from the app', '111111');
    await screen.findByText('Too many attempts. Try again in 15 minutes.');
    await press('Log in');
    await screen.findByText('The log-in took too long. Log in again.');
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });

  it('is wanted after a new password by a link as well', async () => {
    const asked = serve(
      Response.json({ kind: 'reset', email: 'ada@shop.example', username: 'ada', fullName: '' }),
      Response.json({ secondFactor: wanted.secondFactor }),
      Response.json(answer()),
    );
    await open('/reset-password?token=t1');
    await typeInto('New password', 'long enough by far');
    await press('Set password and log in');
    await typeInto('Code from the app', '123456');
    await waitFor(() => expect(session.current()).toBeDefined());
    expect(asked.map(({ path }) => path)).toEqual(['/jwt/link', '/jwt/set-password', '/jwt/second-factor']);
  });
});

describe('somebody whose role asks for a second factor', () => {
  const offered = {
    data: {
      beginSecondFactor: {
        __typename: 'SecondFactorOffered',
        setup: 's1',
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Quarry:ada?secret=JBSWY3DPEHPK3PXP',
      },
    },
  };
  const refused = (field: string, path: string, code: string) => ({
    data: { [field]: { __typename: 'InvalidInput', issues: [{ path, code }] } },
  });
  const codes = Array.from({ length: 10 }, (_none, place) => `code-${place}`);
  const confirmed = {
    data: { confirmSecondFactor: { __typename: 'SecondFactorConfirmed', recoveryCodes: codes, endedSessions: 0 } },
  };

  it('is led to set it up, sees the recovery codes once, and goes on with all rights', async () => {
    signIn({ owesSecondFactor: true });
    let isConfirmed = false;
    extrasNow = () => (isConfirmed ? {} : { owesSecondFactor: true });
    const asked = serve(
      Response.json(refused('beginSecondFactor', 'password', 'wrong_password')),
      Response.json(offered),
      Response.json(refused('confirmSecondFactor', 'code', 'wrong_code')),
      Response.json(confirmed),
    );
    const address = await open('/second-factor?returnTo=%2Fbrands');
    await screen.findByText(/Your role requires a second factor/);
    await typeInto('Password', 'a wrong one');
    await press('Next');
    await screen.findByText('This is not your present password.');
    await typeInto('Password', 'a right one');
    await press('Next');
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    await typeInto('Code from the app', '000000');
    await screen.findByText(/This is not the code of this moment/);
    isConfirmed = true;
    await typeInto('Code from the app', '123456');
    await screen.findByText('code-9');
    // Anyone who reloads now is asked for nothing any more.
    await waitFor(() => expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(person({})));
    expect(screen.getByText('code-9')).toBeDefined();
    expect(asked.at(-1)?.body).toMatchObject({ variables: { input: { setup: 's1', code: '123456' } } });
    await press('I have saved them');
    await waitFor(() => expect(address()).toContain('/brands'));
  });

  it('is led nowhere else before, and anyone who owes none goes on', async () => {
    signIn({ owesSecondFactor: true });
    serve();
    extrasNow = () => ({ owesSecondFactor: true });
    const address = await open('/login?returnTo=%2Fbrands');
    await screen.findByText(/Your role requires a second factor/);
    expect(address()).toContain('/second-factor');
    cleanup();
    signIn({});
    const free = await open('/second-factor?returnTo=%2Fbrands');
    await waitFor(() => expect(free()).toContain('/brands'));
  });

  it('goes on where it was set up since, or is asked for no longer', async () => {
    signIn({ owesSecondFactor: true });
    const asked = serve();
    const address = await open('/second-factor?returnTo=%2Fbrands');
    await waitFor(() => expect(address()).toContain('/brands'));
    expect(screen.queryByLabelText('Password')).toBeNull();
    // The page that follows may have asked for its own by now.
    expect(asked.filter((request) => /second-?factor/iu.test(JSON.stringify(request)))).toEqual([]);
  });
});
