import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { JobTray } from './job-tray.tsx';
import { JobsListScreen } from './jobs-list.screen.tsx';

let jobs: unknown[] = [];

const bulkRun = (over: object) => ({
  id: 'r1',
  entity: 'bulk_run',
  kind: 'bulk',
  name: null,
  action: 'brands.archive',
  state: 'running',
  unit: 'RECORDS',
  total: 2411,
  done: 100,
  secondsLeft: null,
  unchanged: 0,
  refused: 0,
  conflicts: 0,
  requestedAt: '2026-01-01T00:00:00Z',
  requestedBy: 'Ada',
  finishedAt: null,
  isResultGone: false,
  freed: [],
  undoesId: null,
  undoneById: null,
  nextCommands: ['cancel'],
  ...over,
});

let consumers: unknown[] = [];
let tablesWithoutNextMonth: string[] = [];
const consumer = (over: object) => ({
  name: 'product-figures',
  waiting: { count: 0, isExact: true },
  oldestAt: null,
  lastError: null,
  failingSince: null,
  retryAt: null,
  ...over,
});

const answers: Record<string, (variables: unknown) => unknown> = {
  EventConsumers: () => ({ eventConsumers: consumers, tablesWithoutNextMonth }),
  JobTray: () => ({ jobTray: jobs }),
  JobsList: () => ({
    jobs: {
      nodes: jobs,
      pageInfo: { endCursor: null, hasNextPage: false },
      total: { count: jobs.length, isExact: true },
    },
  }),
};

/** Stands in for the seconds until the tray asks again. */
function LaterButton() {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries({ queryKey: ['JobTray'] })}>
      Later
    </button>
  );
}

const Screen = () => (
  <>
    <JobTray />
    <LaterButton />
    <JobsListScreen />
  </>
);

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const ability = [{ action: 'manage', subject: 'all' }];
  const person = { id: 'u', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('userData', JSON.stringify({ ...person, avatar: null, ability, extras: {} }));
  session.reload();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: unknown };
    return Response.json({ data: answers[operationName]?.(variables) ?? {} });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of jobs', () => {
  it('shows a job that began elsewhere as soon as the tray knows of it', async () => {
    jobs = [];
    await renderRoute(Screen, '/jobs');
    await screen.findByText('No jobs yet');
    jobs = [bulkRun({})];
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(await screen.findByRole('link', { name: /Archive brands/ })).toBeDefined();
  });

  it.each([
    ['a person who sees no runs of others', 'Product', /your own jobs here.*not shown to you/],
    ['who sees some of them', 'Crawler', /that you may see.*you see your own/],
  ])('tells %s whose jobs there are none of', async (_who, subject, text) => {
    jobs = [];
    const ability = [
      { action: 'read', subject: 'Dashboard' },
      { action: 'read', subject },
    ];
    const person = { id: 'u', username: 'eve', fullName: 'Eve', email: 'eve@shop.example', role: 'client' };
    localStorage.setItem('userData', JSON.stringify({ ...person, avatar: null, ability, extras: {} }));
    session.reload();
    await renderRoute(Screen, '/jobs');
    await screen.findByText('You have no jobs yet');
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText('No jobs yet')).toBeNull();
  });

  it('says of a bulk run that was cancelled how much it left alone', async () => {
    jobs = [bulkRun({ state: 'cancelled', nextCommands: [] })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('100 records done · 2,311 skipped')).toBeDefined();
  });

  it('asks before it cancels a bulk run in words about records', async () => {
    jobs = [bulkRun({})];
    await renderRoute(Screen, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Archive brands' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this run?' }));
    expect(question.getByText(/^The job stops after the records in progress/)).toBeDefined();
  });
});

describe('a job', () => {
  it('of a kind that nobody here knows is shown by what the server says of it', async () => {
    const told = { entity: 'price_list_run', kind: 'price_list', name: 'Autumn', action: null, done: 20, total: 80 };
    jobs = [bulkRun({ ...told, nextCommands: ['pause', 'cancel'], secondsLeft: 60 })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText(/^20 of 80 records · about .+ left$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pause price list: Autumn' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel price list: Autumn' })).toBeDefined();
  });

  it('that ended without success is asked for once more by the one command of all', async () => {
    jobs = [bulkRun({ state: 'failed', nextCommands: ['run_again'] })];
    const told: unknown[] = [];
    answers.CommandRun = (variables) => {
      told.push(variables);
      return { commandRun: { __typename: 'RunAnswered', run: { id: 'r2', entity: 'bulk_run' } } };
    };
    await renderRoute(Screen, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Run again: Archive brands' }));
    await waitFor(() => expect(told).toEqual([{ id: 'r1', command: 'RUN_AGAIN' }]));
  });
});

describe('a bulk run that left records', () => {
  it('is undone, or does them once more', async () => {
    jobs = [bulkRun({ state: 'succeeded', refused: 3, nextCommands: ['undo', 'retry'] })];
    const told: unknown[] = [];
    answers.CommandRun = (variables) => {
      told.push(variables);
      return { commandRun: { __typename: 'RunAnswered', run: { id: 'r1', entity: 'bulk_run' } } };
    };
    await renderRoute(Screen, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo “Archive brands”' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/records? \(Brands\)/)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry “Archive brands”' }));
    await waitFor(() => expect(told).toEqual([{ id: 'r1', command: 'RETRY' }]));
  });

  it('says how many it left, and of these how many others changed meanwhile', async () => {
    jobs = [bulkRun({ state: 'succeeded', done: 50, total: 50, refused: 43, conflicts: 40, nextCommands: ['undo'] })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('7 records done · 3 refused · 40 changed meanwhile')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('counts by itself what stayed as it was, and does not offer to undo that', async () => {
    const ended = { state: 'succeeded', done: 50, total: 50, refused: 3, nextCommands: ['undo'] };
    jobs = [bulkRun({ ...ended, unchanged: 7 })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('40 records done · 7 unchanged · 3 refused')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo “Archive brands”' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/done to 40 records \(Brands\)/)).toBeDefined();
    cleanup();
    jobs = [bulkRun({ ...ended, done: 3, total: 3, refused: 0, unchanged: 3 })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('3 unchanged')).toBeDefined();
  });

  it('says of a run of the retention what it freed of each kind', async () => {
    const freed = [
      { kind: 'page_fetch', rows: 1_200, bytes: 3_000_000 },
      { kind: 'grab_item', rows: 1, bytes: 200 },
    ];
    const told = { entity: 'retention_run', kind: 'retention', action: null, state: 'succeeded', unit: 'ROWS' };
    jobs = [bulkRun({ ...told, done: 1_201, total: null, freed })];
    await renderRoute(Screen, '/jobs');
    const text = await screen.findByText(/Page fetches: 1,200 rows, .* freed/);
    expect(text.textContent).toMatch(/Items of grabs: 1 row, .* freed/);
    expect(text.textContent).not.toContain('checked');
  });

  it('says of the check of a file how many rows were read', async () => {
    const told = { entity: 'import', kind: 'import_check', name: 'a.csv', action: null, unit: 'ROWS', total: null };
    jobs = [bulkRun({ ...told, done: 1_200, nextCommands: ['pause', 'cancel'] })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('1,200 rows so far')).toBeDefined();
  });
});

describe('how far the log of events is followed', () => {
  const behind = { waiting: { count: 16_000, isExact: false }, oldestAt: '2026-01-01T00:00:00Z' };

  it('is one line where nobody is behind', async () => {
    consumers = [consumer({})];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('Event log: everything is followed')).toBeDefined();
  });

  it('says how many events wait, and for whom', async () => {
    consumers = [consumer(behind)];
    await renderRoute(Screen, '/jobs');
    await userEvent.click(await screen.findByText('Event log: 16,000 events wait'));
    const table = within(screen.getByRole('table', { name: 'Event log' }));
    expect(table.getByText('Product figures from offers')).toBeDefined();
    expect(table.getByText('16,000 or more')).toBeDefined();
  });

  it('says who fails, since when and with what', async () => {
    consumers = [consumer({ ...behind, lastError: 'The lamp is broken.', failingSince: '2026-01-01T00:00:00Z' })];
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByText('Event log: 1 consumer fails')).toBeDefined();
    expect(screen.getByText(/^The lamp is broken\. \(since .*2026.*\)$/)).toBeDefined();
  });

  it('stands below a warning while a table has no partition for next month', async () => {
    tablesWithoutNextMonth = ['page_fetch'];
    await renderRoute(Screen, '/jobs');
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toMatch(/^page_fetch has no partition for next month\./);
    tablesWithoutNextMonth = [];
  });

  it('is for administrators alone', async () => {
    const person = JSON.parse(localStorage.getItem('userData') ?? '{}') as object;
    const ability = [{ action: 'read', subject: 'Dashboard' }];
    localStorage.setItem('userData', JSON.stringify({ ...person, ability }));
    session.reload();
    await renderRoute(Screen, '/jobs');
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeDefined();
    expect(screen.queryByText(/^Event log/)).toBeNull();
  });
});
