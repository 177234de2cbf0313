import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordHistoryPanel } from './record-history.tsx';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
const reverts = () => asked.filter(({ operationName }) => operationName === 'RevertChange');

const field = (name: string, before: unknown, after: unknown, references: object[] = []) => ({
  name,
  before,
  after,
  references,
  isRevertible: true,
  refusal: null,
});
const change = {
  id: 'c1',
  at: '2026-01-02T03:04:05Z',
  actor: 'Ada',
  actorId: 'u7',
  cause: 'proposal',
  causeId: 'p1',
  causeName: null,
  channel: null,
  action: 'updated',
  isRevertible: true,
  refusal: null,
  fields: [
    field('status', 'DRAFT', 'ACTIVE'),
    field('brandId', null, 'b1', [{ id: 'b1', name: 'Nordlicht' }]),
    field('isOwn', false, true),
    field('unknownField', ['a', 'b'], []),
    field('deletedAt', '2026-01-02T12:00:00Z', null),
  ],
};
const words = {
  fields: { status: 'Status', brandId: 'Brand', isOwn: 'Own' },
  values: { status: { DRAFT: 'Draft', ACTIVE: 'Active' } },
};

/** What the server answers. */
let shown: object = change;
let goneBefore: string | null = null;

beforeEach(() => {
  stubBrowser();
  shown = change;
  goneBefore = null;
  asked.length = 0;
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
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    const pageInfo = { endCursor: null, hasNextPage: false };
    return operationName === 'RevertChange'
      ? Response.json({
          data: {
            revertChange: {
              __typename: 'ChangeReverted',
              changeId: 'c2',
              entityId: 'r1',
              isRevertible: variables.changeId === 'c1',
            },
          },
        })
      : Response.json({ data: { changes: { nodes: [shown], pageInfo, goneBefore } } });
  });
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

const show = () =>
  renderRoute(
    () => (
      <>
        <RecordHistoryPanel entity="product" id="r1" words={words} />
        <Toaster />
      </>
    ),
    '/',
  );

const changedSince = {
  code: 'changed_since',
  reason: 'Somebody changed these fields since. Edit them by hand instead.',
  wording: { key: 'changed_since', params: {} },
};

describe('the history of a record', () => {
  it('says until when changes were deleted, where its beginning is gone', async () => {
    goneBefore = '2025-01-02T03:04:05Z';
    await show();
    expect(await screen.findByText(/^Changes until .*2025.* were deleted/)).toBeDefined();
  });

  it('says who changed what in the words of the record, with the way to its cause', async () => {
    await show();
    expect(await screen.findByText('Ada')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/users/u7');
    expect(screen.getByText('Status, Brand, Own, unknownField, Deleted')).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ firstChild }) => firstChild?.textContent),
    );
    expect(cells).toEqual([
      ['Draft', 'Active'],
      ['None', 'Nordlicht'],
      ['no', 'yes'],
      ['a, b', 'None'],
      [expect.stringContaining('Jan 2, 2026'), 'None'],
    ]);
    expect(screen.getByRole('link', { name: 'by a proposal' }).getAttribute('href')).toBe('/proposals/p1');
  });

  it('takes one field back, or the whole change', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Revert Brand' }));
    await waitFor(() => expect(reverts()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Revert all' }));
    await waitFor(() => expect(reverts()).toHaveLength(2));
    expect(reverts().map(({ variables }) => variables)).toEqual([
      { changeId: 'c1', fields: ['brandId'] },
      { changeId: 'c1', fields: null },
    ]);
    // A message that came later would stand in the next test.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  });

  it('shows what would be refused as blocked, and says why before anything is sent', async () => {
    const [status, ...others] = change.fields;
    shown = { ...change, refusal: changedSince, fields: [{ ...status, refusal: changedSince }, ...others] };
    await show();
    for (const name of ['Revert all', 'Revert Status']) {
      const button = await screen.findByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button);
      expect(await screen.findByText('Somebody changed these fields since.')).toBeDefined();
      await userEvent.keyboard('{Escape}');
    }
    expect(screen.getByRole('button', { name: 'Revert Brand' }).getAttribute('aria-disabled')).toBeNull();
    expect(reverts()).toEqual([]);
  });

  it('offers to take that back only where it can be', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Revert all' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(reverts().at(-1)?.variables).toEqual({ changeId: 'c2', fields: null }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
