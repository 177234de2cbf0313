import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { session } from '../../data/index.ts';
import { changeLanguage } from '../../i18n/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { proposal } from './testing/proposal.ts';
import { ReviewScreen } from './review.screen.tsx';

type Asked = { operationName: string; variables: Record<string, unknown> };
type Answer = (variables: Record<string, unknown>) => unknown;

const asked: Asked[] = [];
let answers: Record<string, Answer> = {};

const queue = [1, 2, 3].map((number) => proposal(number));
const decided = (number: number, state: string) => ({
  __typename: 'ProposalDecided',
  productId: null,
  proposal: proposal(number, state),
});
const countOf = (operation: string) => asked.filter(({ operationName }) => operationName === operation).length;
const inSight = (number: number) => screen.findByText(`Kettle ${number}`, { selector: 'figcaption bdi' });

beforeEach(() => {
  stubBrowser();
  asked.length = 0;
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem(
    'userData',
    JSON.stringify({
      id: 'u',
      username: 'ada',
      fullName: 'Ada',
      email: 'ada@shop.example',
      role: 'administrator',
      avatar: null,
      ability: [{ action: 'manage', subject: 'all' }],
      extras: {},
    }),
  );
  session.reload();
  answers = {
    ReviewQueue: ({ skipIds }) => ({ reviewQueue: queue.filter(({ id }) => !(skipIds as string[]).includes(id)) }),
    StillWaiting: ({ ids }) => ({ waitingProposals: ids }),
    WaitingProposals: () => ({ proposals: { total: { count: 3, isExact: true } } }),
    ScopeShops: () => ({ shops: { nodes: [{ id: 's', name: 'Mill' }] } }),
    AcceptProposal: () => ({ acceptProposal: decided(1, 'applied') }),
    RejectProposal: () => ({ rejectProposal: decided(1, 'rejected') }),
    UndoProposalDecision: () => ({ undoProposalDecision: decided(1, 'in_review') }),
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    const answer = await answers[operationName]?.(variables);
    return answer instanceof Response ? answer : Response.json({ data: answer });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the review desk', () => {
  it('says the evidence in a sentence', async () => {
    await renderRoute(ReviewScreen, '/review');
    expect(await screen.findByText('No product has the GTIN 4006381333931.')).toBeDefined();
  });

  it('announces the question, what it is about and the evidence in the reader’s language', async () => {
    await changeLanguage('de');
    try {
      await renderRoute(ReviewScreen, '/review');
      await waitFor(() =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
          'Ist das ein neues Produkt? Kettle 1. Kein Produkt hat die GTIN 4006381333931.',
        ),
      );
    } finally {
      await act(() => changeLanguage('en'));
    }
  });

  it('shows the next decision before the server answered the one before', async () => {
    answers.AcceptProposal = () => new Promise(() => undefined);
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('a');
    expect(await inSight(2)).toBeDefined();
    expect(screen.getByText('2 to decide')).toBeDefined();
  });

  it('says that a decision failed, and brings it again after the one in sight', async () => {
    const said = vi.spyOn(toast, 'error');
    answers.RejectProposal = () => Response.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('r');
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith('Not decided, shown again next: Kettle 1', expect.anything()),
    );
    await inSight(2);
    await userEvent.keyboard('j');
    expect(await inSight(1)).toBeDefined();
  });

  it('explains what the server refuses as things stand, and by which rule', async () => {
    const said = vi.spyOn(toast, 'error');
    const wording = { key: 'NOT_UNDOABLE', params: {} };
    answers.AcceptProposal = () => ({
      acceptProposal: {
        __typename: 'NotAllowedNow',
        code: 'NOT_UNDOABLE',
        reason: 'Newer evidence took its place.',
        wording,
      },
    });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('a');
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await renderRoute(() => said.mock.calls[0]?.[0] as ReactNode, '/said');
    await screen.findByText(/^Newer evidence took the place/);
    screen.getByText('Not decided, shown again next: Kettle 1');
    screen.getByText('NOT_UNDOABLE');
  });

  it('tells who was faster, and goes on', async () => {
    const said = vi.spyOn(toast, 'info');
    answers.AcceptProposal = () => ({
      acceptProposal: {
        __typename: 'ProposalAlreadyDecided',
        proposal: { ...proposal(1, 'rejected'), decidedBy: 'Grace' },
      },
    });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('a');
    await waitFor(() => expect(said).toHaveBeenCalledWith('Grace decided “Kettle 1” first: Rejected.'));
    expect(await inSight(2)).toBeDefined();
  });

  it('takes its own words back where somebody was faster, and counts anew what waits', async () => {
    const takenBack = vi.spyOn(toast, 'dismiss');
    let waiting = 3;
    answers.WaitingProposals = () => ({ proposals: { total: { count: waiting, isExact: true } } });
    answers.AcceptProposal = () => {
      waiting = 2;
      return {
        acceptProposal: {
          __typename: 'ProposalAlreadyDecided',
          proposal: { ...proposal(1, 'rejected'), decidedBy: 'Grace' },
        },
      };
    };
    await renderRoute(ReviewScreen, '/review');
    await screen.findByText('3 to decide');
    await inSight(1);
    await userEvent.keyboard('a');
    await waitFor(() => expect(takenBack).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('2 to decide')).toBeDefined();
    expect(screen.queryByText('1 decided')).toBeNull();
  });

  it('drops the loaded questions that a decision settled by rule, and counts anew what waits', async () => {
    const said = vi.spyOn(toast, 'info');
    let waiting = ['p1', 'p2', 'p3'];
    answers.WaitingProposals = () => ({ proposals: { total: { count: waiting.length, isExact: true } } });
    answers.StillWaiting = ({ ids }) => ({ waitingProposals: waiting.filter((id) => (ids as string[]).includes(id)) });
    answers.AcceptProposal = () => {
      waiting = ['p3'];
      return { acceptProposal: decided(1, 'applied') };
    };
    await renderRoute(ReviewScreen, '/review');
    await screen.findByText('3 to decide');
    await inSight(1);
    await userEvent.keyboard('a');
    expect(await inSight(3)).toBeDefined();
    expect(await screen.findByText('1 to decide')).toBeDefined();
    expect(said).toHaveBeenCalledWith('“Kettle 2” was resolved meanwhile and no longer needs a decision.');
  });

  it('takes no key that was meant for a card which was settled at that moment, and the next one for the card in sight', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    let waiting = ['p1', 'p2', 'p3'];
    answers.StillWaiting = ({ ids }) => ({ waitingProposals: waiting.filter((id) => (ids as string[]).includes(id)) });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    waiting = ['p2', 'p3'];
    await screen.findByText('Kettle 2', { selector: 'figcaption bdi' });
    clock.mockReturnValue(10_200);
    await userEvent.keyboard('a');
    expect(await inSight(2)).toBeDefined();
    expect(countOf('AcceptProposal')).toBe(0);
    clock.mockReturnValue(11_000);
    await userEvent.keyboard('a');
    expect(await inSight(3)).toBeDefined();
    expect(asked.find(({ operationName }) => operationName === 'AcceptProposal')?.variables).toMatchObject({
      id: 'p2',
    });
  });

  it('closes the dialog of a card that was settled meanwhile, rather than deciding another one in it', async () => {
    let waiting = ['p1', 'p2', 'p3'];
    answers.StillWaiting = ({ ids }) => ({ waitingProposals: waiting.filter((id) => (ids as string[]).includes(id)) });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('e');
    await screen.findByRole('textbox', { name: 'Name of the product' });
    waiting = ['p2', 'p3'];
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inSight(2)).toBeDefined();
  });

  it('blames nobody where a rule settled a question before the decision came', async () => {
    const said = vi.spyOn(toast, 'info');
    answers.AcceptProposal = () => ({
      acceptProposal: { __typename: 'ProposalAlreadyDecided', proposal: proposal(1, 'superseded') },
    });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith('“Kettle 1” no longer needs a decision: Replaced by a newer one.'),
    );
  });

  it('names the seller of the offer', async () => {
    await renderRoute(ReviewScreen, '/review');
    expect(await screen.findByText('Mill · Ada & Co.')).toBeDefined();
  });

  it('counts questions and checks apart, each the way to exactly those', async () => {
    answers.WaitingProposals = ({ filter }) => {
      const [task] = (filter as { waitsFor?: string[] }).waitsFor ?? [];
      return { proposals: { total: { count: task === 'check' ? 5 : 44, isExact: true } } };
    };
    await renderRoute(ReviewScreen, '/review');
    expect(await screen.findByRole('link', { name: '44 to decide' })).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: '5 to check' }));
    await waitFor(() =>
      expect(asked.findLast(({ operationName }) => operationName === 'ReviewQueue')?.variables).toMatchObject({
        filter: { waitsFor: ['check'] },
      }),
    );
    await waitFor(() => expect(screen.queryByText('44 to decide')).toBeNull());
    expect(screen.getByText('5 to check')).toBeDefined();
  });

  it('takes the last decision back and shows it at once', async () => {
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('a');
    await inSight(2);
    await userEvent.keyboard('u');
    expect(await inSight(1)).toBeDefined();
    expect(countOf('UndoProposalDecision')).toBe(1);
  });

  it('asks for what the filters of the address say', async () => {
    await renderRoute(ReviewScreen, '/review', '/review?filter=kind:create_product&filter=shopId:s');
    await inSight(1);
    const last = asked.findLast(({ operationName }) => operationName === 'ReviewQueue');
    expect(last?.variables).toMatchObject({ filter: { kind: ['create_product'], shopId: ['s'] } });
  });

  it('has the server accept everything that waits, and says what became of each that was refused', async () => {
    const run = (fields: object) => ({
      id: 'r1',
      list: 'proposals',
      action: 'accept',
      state: 'running',
      total: 3,
      done: 0,
      unchanged: 0,
      refused: 0,
      conflicts: 0,
      kept: 0,
      isResultGone: false,
      requestedAt: '2026-01-01T00:00:00Z',
      requestedBy: 'Ada',
      startedAt: null,
      finishedAt: null,
      nextCommands: ['cancel'],
      stopReason: null,
      ...fields,
    });
    let isOver = false;
    answers.StartBulkRun = () => ({ startBulkRun: { __typename: 'BulkRunStarted', run: run({}) } });
    answers.BulkRunById = () => ({
      bulkRun: isOver ? run({ state: 'succeeded', done: 2, refused: 1, nextCommands: [] }) : run({ done: 1 }),
    });
    const refusal = {
      code: 'ALREADY_DECIDED',
      reason: 'x',
      wording: { key: 'ALREADY_DECIDED', params: {} },
      right: null,
    };
    answers.BulkItemsList = () => ({
      bulkItems: { nodes: [{ id: 'p2', name: 'Kettle 2', outcome: 'refused', refusal }] },
    });
    await renderRoute(ReviewScreen, '/review', '/review?filter=kind:create_product');
    await screen.findByText('3 to decide');
    await userEvent.click(screen.getByRole('button', { name: 'Accept all…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept 3 proposals' }));
    expect(await screen.findByText('1 of 3')).toBeDefined();
    isOver = true;
    expect(await screen.findByText('2 done · 1 refused')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products');
    const said = await screen.findByText('This proposal is decided already. Nothing is left to do with it.');
    expect(said.closest('li')?.textContent).toContain('Kettle 2');
    expect(asked.find(({ operationName }) => operationName === 'StartBulkRun')?.variables).toEqual({
      input: {
        list: 'proposals',
        action: 'accept',
        matching: { search: null, filter: { kind: ['create_product'], state: ['in_review', 'conflicted'] } },
      },
    });
  });

  it('asks to confirm or overturn what a rule decided, and offers nothing to edit there', async () => {
    const check = { ...proposal(1, 'applied'), kind: 'link_offer', isCheckDue: true, isAuditSample: true };
    answers.ReviewQueue = () => ({ reviewQueue: [check] });
    await renderRoute(ReviewScreen, '/review');
    expect(await screen.findByText('These were matched automatically. Is it the same product?')).toBeDefined();
    expect(screen.getByRole('button', { name: /Confirm/ })).toBeDefined();
    await userEvent.keyboard('r');
    expect(asked.findLast(({ operationName }) => operationName === 'RejectProposal')?.variables).toMatchObject({
      id: 'p1',
    });
  });

  it('edits a proposed brand by its name', async () => {
    answers.ReviewQueue = () => ({
      reviewQueue: [
        {
          ...proposal(1),
          kind: 'set_value',
          attribute: { id: 'a', name: 'Brand', type: 'brand' },
          proposedValue: 'brand-1',
          proposedText: 'Aurelo',
        },
      ],
    });
    answers.ProposedBrandChoices = () => ({ brands: { nodes: [{ id: 'brand-2', name: 'Brixxon' }] } });
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('e');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Brand' });
    expect(field.value).toBe('Aurelo');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Brixxon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept with change' }));
    expect(asked.findLast(({ operationName }) => operationName === 'AcceptProposal')?.variables).toMatchObject({
      edit: { value: 'brand-2' },
    });
  });

  const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the product' });
  const typeName = async (name: string) => {
    await inSight(1);
    await userEvent.keyboard('e');
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), name);
  };

  it('keeps a wording that was typed and not accepted until the tab is opened again', async () => {
    await renderRoute(ReviewScreen, '/review');
    await typeName('Copper kettle');
    cleanup();
    await renderRoute(ReviewScreen, '/review');
    await inSight(1);
    await userEvent.keyboard('e');
    expect((await nameField()).value).toBe('Copper kettle');
  });

  it('keeps a wording that did not reach the server, and lets go of one that did', async () => {
    answers.AcceptProposal = () => Response.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] });
    await renderRoute(ReviewScreen, '/review');
    await typeName('Copper kettle');
    await userEvent.keyboard('{Enter}');
    await inSight(2);
    await userEvent.keyboard('j');
    await inSight(1);
    await userEvent.keyboard('e');
    expect((await nameField()).value).toBe('Copper kettle');

    answers.AcceptProposal = () => ({ acceptProposal: decided(1, 'applied') });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]));
    expect(asked.findLast(({ operationName }) => operationName === 'AcceptProposal')?.variables).toMatchObject({
      edit: { name: 'Copper kettle' },
    });
  });

  it('says that everything is decided when nothing waits, with one next step', async () => {
    answers.ReviewQueue = () => ({ reviewQueue: [] });
    await renderRoute(ReviewScreen, '/review');
    expect(await screen.findByText('Everything is decided')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Products' })).toBeNull();
  });
});
