import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  FeedSampleDocument,
  HeldFeedRowsDocument,
  RemoveHeldRowsDocument,
  ReplaceFeedTokenDocument,
  type ChannelFeedDetailFragment,
} from './channel-feeds.operations.generated.ts';
import { noSchedule } from '../../../ui/lifecycle/index.ts';
import { FeedForm } from './channel-feed.form.tsx';
import { FeedActions } from './feed-actions.tsx';
import { FeedStateDot } from './feed-state.tsx';
import { RunsSection, SampleSection } from './feed-tables.tsx';
import { HeldRows } from './held-rows.tsx';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const feed: ChannelFeedDetailFragment = {
  id: 'f1',
  channelId: 'c1',
  name: 'Main',
  format: 'XML',
  mappingVersion: 0,
  address: 'https://quarry.example/feeds/abc.xml',
  previousUntil: null,
  schedule: { every: 'manual', cron: null, timeZone: null, time: null, weekday: null, day: null },
  nextRunAt: null,
  revision: 3,
  file: { revision: 3, rows: 40, bytes: 4000, writtenAt: '2026-01-02T03:04:05Z' },
  counts: { served: 30, held: 10, later: 0, removed: 2 },
  waiting: 0,
  lastRead: null,
  runs: [],
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  mayUpdate: true,
  version: 5,
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('gets another address only once that was confirmed', async () => {
  server.answer(ReplaceFeedTokenDocument, () => ({ replaceFeedToken: { __typename: 'ChannelFeedUpdated', feed } }));
  await renderRoute(() => <FeedActions feed={feed} />, '/');
  await press('Replace address');
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the address of Main?' }));
  expect(server.asked(ReplaceFeedTokenDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace address' }));
  await waitFor(() => expect(server.asked(ReplaceFeedTokenDocument)).toEqual([{ id: 'f1', version: 5 }]));
});

it('says which address ends at once where the one before still works', async () => {
  const both = { ...feed, previousUntil: '2026-01-09T03:04:05Z' };
  await renderRoute(() => <FeedActions feed={both} />, '/');
  await press('Replace address');
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the address of Main?' }));
  expect(
    dialog.getByText(/The address before the present one works until .*2026.* and would end at once/),
  ).toBeDefined();
});

it('says of another format what becomes of the address', async () => {
  const values = { name: 'Main', format: 'XML', schedule: { ...noSchedule(), timeZone: '' } };
  await renderRoute(
    () => (
      <FeedForm id="f1" values={values} formats={['xml', 'csv']} onSave={async () => ({ kind: 'saved', text: '' })} />
    ),
    '/',
  );
  const format = await screen.findByRole('combobox', { name: 'Format' });
  expect(screen.queryByText(/gets the ending/)).toBeNull();
  await userEvent.selectOptions(format, 'CSV');
  expect(screen.getByText(/gets the ending \.csv\. The file stays at \.xml/)).toBeDefined();
});

it('names held rows, leads to their cause, and lets them go once that was confirmed', async () => {
  server.answer(HeldFeedRowsDocument, () => ({
    feedRows: {
      nodes: [{ externalId: 'X-1', product: { id: 'p1', name: 'Kettle' }, changedAt: '2026-01-02T03:04:05Z' }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  server.answer(RemoveHeldRowsDocument, () => ({ removeHeldRows: { __typename: 'ChannelFeedUpdated', feed } }));
  await renderRoute(() => <HeldRows feed={feed} />, '/');
  expect((await screen.findByRole('link', { name: 'Kettle' })).getAttribute('href')).toBe('/products/p1');
  const cause = screen.getByRole('link', { name: 'See what is wrong' });
  expect(cause.getAttribute('href')).toBe('/sales-channels/c1/issues');
  await press('Remove 10 held rows');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the held rows of Main?' }));
  expect(server.asked(RemoveHeldRowsDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 10 held rows' }));
  await waitFor(() => expect(server.asked(RemoveHeldRowsDocument)).toEqual([{ id: 'f1', version: 5 }]));
});

it('says how far a rebuild is', async () => {
  const run = {
    id: 'r1',
    state: 'running' as const,
    mappingVersion: 0,
    requestedBy: null,
    requestedAt: '2026-01-02T03:04:05Z',
    finishedAt: null,
    done: 500,
    total: 2000,
    stopReason: null,
  };
  await renderRoute(() => <FeedStateDot feed={{ ...feed, runs: [run] }} />, '/');
  expect(await screen.findByText('Being rebuilt: 500 of 2,000')).toBeDefined();
});

it('says why a rebuild ended before its end', async () => {
  const run = {
    id: 'r1',
    state: 'failed' as const,
    mappingVersion: 0,
    requestedBy: 'Ana',
    requestedAt: '2026-01-02T03:04:05Z',
    finishedAt: '2026-01-02T03:05:05Z',
    done: 20,
    total: 40,
    stopReason: { text: 'The right to do this is gone.', wording: null },
  };
  await renderRoute(() => <RunsSection runs={[run]} />, '/');
  const row = within(await screen.findByRole('row', { name: /Ana/ }));
  expect(row.getByText('The right to do this is gone.')).toBeDefined();
});

it('says how many rows a rebuild went over once it has ended', async () => {
  const run = {
    id: 'r1',
    state: 'succeeded' as const,
    mappingVersion: 0,
    requestedBy: 'Ana',
    requestedAt: '2026-01-02T03:04:05Z',
    finishedAt: '2026-01-02T03:05:05Z',
    done: 2000,
    total: null,
    stopReason: null,
  };
  await renderRoute(() => <RunsSection runs={[run]} />, '/');
  const row = within(await screen.findByRole('row', { name: /Ana/ }));
  expect(row.getByText('2,000')).toBeDefined();
});

it('says of a sample without rows whether the feed never had any, or since when it is empty', async () => {
  const sample = { columns: [], rows: [], emptySince: null as string | null };
  server.answer(FeedSampleDocument, () => ({ feedSample: sample }));
  await renderRoute(() => <SampleSection feed={feed} />, '/');
  expect(await screen.findByText('The feed has no rows yet.')).toBeDefined();
  cleanup();
  sample.emptySince = '2026-01-09T03:04:05Z';
  await renderRoute(() => <SampleSection feed={feed} />, '/');
  expect(await screen.findByText(/^The feed is empty since .*2026.*: all its rows were taken out\.$/)).toBeDefined();
});
