import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ReplayDecisions } from './replay-decision.tsx';
import type { GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;
type Replay = NonNullable<Run['replay']>;

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

const refusal = (code: string) => ({ code, reason: code, wording: null, right: null });
const action = (name: string, to: string, code?: string) => ({
  action: name,
  to,
  isAllowed: code === undefined,
  refusal: code === undefined ? null : refusal(code),
});
const waiting = {
  state: 'waiting',
  done: 3,
  total: 3,
  decidedBy: null,
  reason: null,
  actions: [
    action('apply', 'applying'),
    action('discard', 'discarded'),
    action('take_back', 'taking_back', 'replay.no_way'),
  ],
} as unknown as Replay;
const run = { id: 'run-1', state: 'waiting', stopReason: null } as unknown as Run;

it('offers to apply and to discard, and sends the decision with its reason once confirmed', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') asked.push(body);
    return Response.json({ data: { decideReplay: { __typename: 'GrabRunAnswered' } } });
  });
  await renderRoute(() => <ReplayDecisions run={run} replay={waiting} />, '/');
  await screen.findByText(/Nothing counts before somebody applies it/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Apply', 'Discard']);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await userEvent.type(await screen.findByLabelText(/Reason/), 'New theme');
  expect(asked.join('')).not.toContain('run-1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Apply' }).at(-1)!);
  await waitFor(() => expect(asked.join('')).toContain('New theme'));
  expect(asked.join('')).toContain('"decision":"APPLY"');
});

it('keeps a refused decision in sight with its reason, and shows how far the step has come', async () => {
  const applied = {
    ...waiting,
    state: 'applied',
    actions: [action('take_back', 'taking_back', 'replay.later_applied')],
  } as unknown as Replay;
  await renderRoute(() => <ReplayDecisions run={run} replay={applied} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findAllByText('replay.later_applied')).not.toEqual([]);
  cleanup();
  const applying = { ...waiting, state: 'applying', done: 1, total: 4, actions: [] } as unknown as Replay;
  await renderRoute(() => <ReplayDecisions run={run} replay={applying} />, '/');
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is busy until the decision is answered, and keeps the reason where it is refused', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  await renderRoute(() => <ReplayDecisions run={run} replay={waiting} />, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Reason/);
  await userEvent.type(reason, 'Wrong theme');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Discard' }).dataset.loading).toBe('true'));
  answer(Response.json({ data: { decideReplay: { __typename: 'NotFound', id: 'run-1' } } }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Discard' }).dataset.loading).toBeUndefined());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Wrong theme');
});

it('gives the focus back to the decision that was not taken', async () => {
  await renderRoute(() => <ReplayDecisions run={run} replay={waiting} />, '/');
  const discard = await screen.findByRole('button', { name: 'Discard' });
  await userEvent.click(discard);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(discard));
});

it.each(['applying', 'taking_back'])('counts the pages that are done while it is %s', async (state) => {
  const underWay = { ...waiting, state, done: 1, total: 4, actions: [] } as unknown as Replay;
  await renderRoute(() => <ReplayDecisions run={run} replay={underWay} />, '/');
  expect(await screen.findByText('1 of 4 pages done')).toBeDefined();
});
