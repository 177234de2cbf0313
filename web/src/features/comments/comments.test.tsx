import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { CommentsScreen } from './comments.screen.tsx';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let answers: Record<string, (variables: Record<string, unknown>) => unknown> = {};

const comment = (at: number, rest: object = {}) => ({
  __typename: 'Comment',
  id: `c${at}`,
  kind: 'REVIEW',
  authorName: 'Ada',
  rating: 4,
  title: `Review ${at}`,
  text: `Text ${at}`,
  waitingText: null,
  waitingRating: null,
  waitingTitle: null,
  status: 'PENDING',
  reason: null,
  isVerified: false,
  order: null,
  orderLine: null,
  submittedAt: '2026-11-01T00:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reportCount: 0,
  mayReview: true,
  version: 1,
  shop: { id: 's', name: 'Mill' },
  channel: null,
  product: { id: 'p', name: 'Kettle', imageUrl: null },
  flags: [],
  replies: [],
  earlier: [],
  actions: [],
  ...rest,
});
const saved = (at: number, status: string) => ({
  __typename: 'CommentSaved',
  changeId: `change ${at}`,
  comment: comment(at, { status, version: 2 }),
});
const ended = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: 'end', rowsBefore: 0 };
const sent = (name: string) => asked.filter(({ operationName }) => operationName === name).map((one) => one.variables);

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
    CommentQueue: ({ after }) => ({
      comments: { nodes: after ? [] : [1, 2, 3].map((at) => comment(at)), pageInfo: ended },
    }),
    WaitingComments: () => ({ comments: { nodes: [], total: { count: 3, isExact: true } } }),
    SetCommentStatus: ({ id, status }) => ({ setCommentStatus: saved(Number(String(id).slice(1)), String(status)) }),
    RevertChange: () => ({
      revertChange: { __typename: 'ChangeReverted', changeId: 'back', entityId: 'c1', isRevertible: true },
    }),
    CommentsStillWaiting: ({ ids }) => ({ waitingComments: (ids as string[]).map((id) => ({ id })) }),
    CommentById: ({ id }) => ({ comment: comment(Number(String(id).slice(1))) }),
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    return Response.json({ data: await answers[operationName]?.(variables) });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Parts of the screen that come later suspend it once. */
const showDesk = () => act(async () => void (await renderRoute(CommentsScreen, '/comments')));
const inSight = (at: number) => screen.findByText(`Review ${at}`, { selector: 'h2 bdi' });

describe('the desk of comments', () => {
  it('shows the next one before the server answered, and rejects by the digit of a reason', async () => {
    answers['SetCommentStatus'] = () => new Promise(() => {});
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('a');
    await inSight(2);
    await userEvent.keyboard('r');
    await screen.findByText('Personal data');
    await userEvent.keyboard('3');
    await inSight(3);
    expect(sent('SetCommentStatus')).toEqual([
      { id: 'c1', version: 1, status: 'APPROVED', reason: null },
      { id: 'c2', version: 1, status: 'REJECTED', reason: 'PERSONAL_DATA' },
    ]);
  });

  it('keeps or hides what readers reported, and says how many did', async () => {
    const reported = {
      status: 'APPROVED',
      reportCount: 2,
      flags: [{ kind: 'REPORTED', detail: '2' }],
      actions: ['keep', 'hide'].map((action) => ({ action, to: 'APPROVED', isAllowed: true, refusal: null })),
    };
    answers['CommentQueue'] = ({ after }) => ({
      comments: { nodes: after ? [] : [comment(1, reported), comment(2, reported)], pageInfo: ended },
    });
    answers['SetCommentStatus'] = () => new Promise(() => {});
    await showDesk();
    await inSight(1);
    expect((await screen.findByRole('list', { name: 'Flags' })).textContent).toMatch(/^Reported:\s?2$/);
    await screen.findByRole('button', { name: /Keep shown/ });
    await userEvent.keyboard('a');
    await inSight(2);
    await userEvent.keyboard('h');
    expect(sent('SetCommentStatus')).toEqual([
      { id: 'c1', version: 1, status: 'APPROVED', reason: null },
      { id: 'c2', version: 1, status: 'HIDDEN', reason: null },
    ]);
  });

  it('shows the purchase that an order proves, with the way to it where the person reads orders', async () => {
    const unit = { minor: 1_190, currency: 'EUR' };
    const orderLine = { id: 'l', title: 'Kettle, red', sku: null, quantity: 2, unit, returned: 1 };
    const proof = { isVerified: true, order: { id: 'o', number: 'M-7' }, orderLine };
    answers['CommentQueue'] = ({ after }) => ({
      comments: { nodes: after ? [] : [comment(1, proof), comment(2, { isVerified: true })], pageInfo: ended },
    });
    await showDesk();
    const link = await screen.findByRole('link', { name: 'Order M-7' });
    expect(link.getAttribute('href')).toBe('/orders/o');
    await screen.findByText('2 × Kettle, red');
    await screen.findByText('1 returned');
    await userEvent.keyboard('j');
    await inSight(2);
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
    expect(screen.getAllByText('Verified purchase')).toHaveLength(2);
  });

  it('shows the stars that wait beside those that are shown', async () => {
    const waiting = { waitingText: 'It broke.', waitingRating: 1, waitingTitle: 'Review 1' };
    const changed = comment(1, { status: 'APPROVED', ...waiting });
    answers['CommentQueue'] = ({ after }) => ({ comments: { nodes: after ? [] : [changed], pageInfo: ended } });
    await showDesk();
    await inSight(1);
    await screen.findByText('It broke.', { selector: 'p' });
    const stars = screen.getByText('1 star');
    const heads = ['Changed text that waits', 'Text that is shown'].map((name) =>
      screen.getByRole('heading', { name }),
    );
    expect(heads[0]!.compareDocumentPosition(stars) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(heads[1]!.compareDocumentPosition(stars) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('shows the title that waits beside the one that is shown, and says where there is none', async () => {
    const waiting = { waitingText: 'Text 1', waitingRating: 4, waitingTitle: 'No more' };
    const changed = comment(1, { status: 'APPROVED', title: null, ...waiting });
    answers['CommentQueue'] = ({ after }) => ({ comments: { nodes: after ? [] : [changed], pageInfo: ended } });
    await showDesk();
    const [titleThatWaits, shownHead, none] = [
      await screen.findByText('No more'),
      screen.getByRole('heading', { name: 'Text that is shown' }),
      screen.getByText('No title'),
    ];
    expect(shownHead.compareDocumentPosition(titleThatWaits) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(shownHead.compareDocumentPosition(none) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText('4 stars', { selector: 'p *' })).toBeNull();
  });

  it('takes the last decision back by its change, and shows that comment again', async () => {
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('s');
    await inSight(2);
    await userEvent.keyboard('u');
    await inSight(1);
    expect(sent('RevertChange')).toEqual([{ changeId: 'change 1', fields: null }]);
  });

  it('keeps no more messages than are in sight, and takes each decision back all the same', async () => {
    toast.dismiss();
    answers['CommentQueue'] = ({ after }) => ({
      comments: { nodes: after ? [] : [1, 2, 3, 4, 5, 6].map((at) => comment(at)), pageInfo: ended },
    });
    await showDesk();
    for (const at of [1, 2, 3, 4, 5]) {
      await inSight(at);
      await userEvent.keyboard('s');
    }
    await inSight(6);
    const named = toast
      .getToasts()
      .map((one) => /Review \d/.exec('title' in one && typeof one.title === 'string' ? one.title : '')?.[0]);
    expect(named).toEqual(['Review 3', 'Review 4', 'Review 5']);
    for (const at of [5, 4, 3, 2, 1]) {
      await userEvent.keyboard('u');
      await inSight(at);
    }
  });

  it('does not say that a decision was taken back where it is gone', async () => {
    const said = vi.spyOn(toast, 'success');
    const failed = vi.spyOn(toast, 'error');
    answers['RevertChange'] = () => ({ revertChange: { __typename: 'NotFound', id: 'change 1' } });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('s');
    await inSight(2);
    await userEvent.keyboard('u');
    await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringMatching(/does not exist any more/)));
    expect(said).not.toHaveBeenCalledWith(expect.stringMatching(/undone/));
    await inSight(2);
  });

  it('says that a comment changed meanwhile, and brings its newest version back next', async () => {
    const said = vi.spyOn(toast, 'error');
    let isFirst = true;
    const answer = answers['SetCommentStatus'];
    answers['SetCommentStatus'] = (variables) => {
      if (!isFirst) return answer?.(variables);
      isFirst = false;
      return { setCommentStatus: { __typename: 'VersionConflict', entity: 'comment', id: 'c1', currentVersion: 2 } };
    };
    answers['CommentById'] = () => ({ comment: comment(1, { text: 'Newer text', version: 2 }) });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('a');
    await inSight(2);
    await waitFor(() => expect(said).toHaveBeenCalledWith('Review 1 was not decided', expect.anything()));
    await userEvent.keyboard('a');
    await inSight(1);
    await screen.findByText('Newer text', { selector: 'p' });
  });

  it('says who was faster, and goes on', async () => {
    const said = vi.spyOn(toast, 'info');
    const decided = { status: 'APPROVED', decidedBy: 'Ana', decidedAt: new Date().toISOString() };
    answers['SetCommentStatus'] = () => ({
      setCommentStatus: { __typename: 'VersionConflict', entity: 'comment', id: 'c1', currentVersion: 2 },
    });
    answers['CommentById'] = () => ({ comment: comment(1, decided) });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('s');
    await inSight(2);
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/Review 1 – Approved: Ana/)));
  });

  it('answers in public by keyboard with the next one already there, and takes both steps back', async () => {
    const reply = {
      id: 'y',
      state: 'DRAFT',
      text: 'Thank you.',
      author: 'Ada',
      publishedAt: null,
      version: 1,
      actions: [],
    };
    const replied = (at: number, state: string, changeId: string | null) => {
      const shown = { ...reply, state, version: state === 'DRAFT' ? 1 : 2 };
      return { __typename: 'CommentReplySaved', changeId, reply: shown, comment: comment(at, { replies: [shown] }) };
    };
    answers['CreateCommentReply'] = () => ({ createCommentReply: replied(1, 'DRAFT', null) });
    answers['SetCommentReplyState'] = () => ({ setCommentReplyState: replied(1, 'PUBLISHED', 'published') });
    answers['SavedReplies'] = () => ({
      savedReplies: [{ id: 'k', name: 'Thanks', locale: 'en', text: 'Thank you.', version: 1 }],
    });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('e');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Write a reply', { selector: 'textarea' })),
    );
    await userEvent.selectOptions(await screen.findByLabelText('Saved replies'), 'Thanks');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await inSight(2);
    await waitFor(() => expect(sent('SetCommentReplyState')).toEqual([{ id: 'y', version: 1, state: 'PUBLISHED' }]));
    expect(sent('CreateCommentReply')).toEqual([{ commentId: 'c1', text: 'Thank you.' }]);
    expect(sent('SetCommentStatus')).toEqual([{ id: 'c1', version: 1, status: 'APPROVED', reason: null }]);
    await userEvent.keyboard('u');
    await inSight(1);
    expect(sent('RevertChange').map(({ changeId }) => changeId)).toEqual(['published', 'change 1']);
  });

  it('keeps a reply of over 5,000 characters whole, says at its field that it is too long, and publishes nothing', async () => {
    const long = `${'Thank you. '.repeat(454)}End.`.padEnd(5_001, '!');
    answers['SavedReplies'] = () => ({ savedReplies: [] });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('e');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a reply' });
    await userEvent.click(field);
    await userEvent.paste(long);
    expect(field.value).toBe(long);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/5,?000/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(true);
    expect(sent('CreateCommentReply')).toEqual([]);
    expect(sent('SetCommentStatus')).toEqual([]);
    await inSight(1);
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(false);
  });

  it('keeps a draft with its comment in sight, and what was typed after it was left', async () => {
    const draft = {
      id: 'y',
      state: 'DRAFT',
      text: 'So far',
      author: 'Ada',
      publishedAt: null,
      version: 3,
      actions: [],
    };
    const kept = { ...draft, text: 'So far so good', version: 4 };
    answers['CommentQueue'] = ({ after }) => ({
      comments: { nodes: after ? [] : [comment(1, { replies: [draft] }), comment(2)], pageInfo: ended },
    });
    answers['SavedReplies'] = () => ({ savedReplies: [] });
    answers['UpdateCommentReply'] = () => ({
      updateCommentReply: { __typename: 'CommentReplySaved', reply: kept, comment: comment(1, { replies: [kept] }) },
    });
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('e so good{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Write a reply' })).toBeNull();
    await userEvent.keyboard('e');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a reply' }).value).toBe('So far so good');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('So far so good', { selector: 'p' });
    expect(sent('UpdateCommentReply')).toEqual([{ id: 'y', version: 3, text: 'So far so good' }]);
    expect(sent('SetCommentStatus')).toEqual([]);
    await inSight(1);
  });

  it('takes a comment away that somebody else decided meanwhile, and says who', async () => {
    const said = vi.spyOn(toast, 'info');
    const decided = { status: 'APPROVED', decidedBy: 'Ana', decidedAt: new Date().toISOString() };
    answers['CommentById'] = () => ({ comment: comment(1, decided) });
    answers['CommentsStillWaiting'] = () => ({ waitingComments: [{ id: 'c2' }, { id: 'c3' }] });
    await showDesk();
    await inSight(2);
    await waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/Review 1 – Approved: Ana/)));
    expect(sent('SetCommentStatus')).toEqual([]);
  });

  it('brings a comment back next where its decision did not reach the server', async () => {
    const said = vi.spyOn(toast, 'error');
    let isLost = true;
    const answer = answers['SetCommentStatus'];
    answers['SetCommentStatus'] = (variables) => {
      if (!isLost) return answer?.(variables);
      isLost = false;
      return { setCommentStatus: { __typename: 'NotAllowedNow', code: 'X', reason: 'Not now.', wording: null } };
    };
    await showDesk();
    await inSight(1);
    await userEvent.keyboard('a');
    await inSight(2);
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('a');
    await inSight(1);
  });
});
