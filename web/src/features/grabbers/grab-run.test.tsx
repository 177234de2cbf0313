import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ComparisonResult } from './comparison-result.tsx';
import { GrabRunPage } from './grab-run.screen.tsx';
import { useGrabberColumns } from './grabber.columns.tsx';
import { StoredPageFrame } from './stored-page-frame.tsx';
import type { GrabberRowFragment, GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;
type Replay = NonNullable<Run['replay']>;

fakeServer();
beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const replay = (over: Partial<Replay>): Replay => ({
  state: 'waiting',
  actions: [],
  done: 14,
  total: 14,
  pagesLeftOut: 0,
  offersNotBack: 0,
  pagesKept: 0,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  undone: null,
  difference: {
    pages: 14,
    offersAdded: 0,
    offersBack: 3,
    offersChanged: 59,
    offersUnchanged: 0,
    offersLost: 0,
    pricesRefused: 0,
    unread: 0,
    fields: [],
  },
  ...over,
});

const show = (over: Partial<Replay>, ofRun: object = {}) => {
  const run = {
    id: 'run-1',
    state: 'waiting',
    trigger: 'replay',
    stopReason: null,
    requestedAt: '2031-01-01T00:00:00Z',
    startedAt: '2031-01-01T00:00:00Z',
    finishedAt: null,
    itemsGoneAt: null,
    bytesSoFar: null,
    crawlRunId: null,
    offers: 318,
    snapshots: 0,
    outcomes: [],
    unchanged: null,
    nextCommands: [],
    readAgain: { isAfterUpgrade: false, pages: 14, changed: 0 },
    coverage: [],
    remarks: [],
    problems: [],
    turn: null,
    isAccepted: false,
    grabber: { id: 'g', name: 'Pages', shop: { id: 's', name: 'Oak' } },
    replay: replay(over),
    ...ofRun,
  } as unknown as Run;
  return renderRoute(() => <GrabRunPage run={run} />, '/');
};

it('counts no reading as changed while a replay waits, and says when its coverage is known', async () => {
  await show({});
  expect(await screen.findByText('Offers changed')).toBeDefined();
  expect(screen.queryByText('Readings changed')).toBeNull();
  expect(screen.getByText('Field coverage is known once the replay is applied.')).toBeDefined();
  expect(screen.queryByText('No offers extracted yet.')).toBeNull();
});

it('says why a run ended badly under its problems where no page has one', async () => {
  const wording = { key: 'stopped:pages_gone', params: { count: 14 } };
  await show(
    {},
    { state: 'degraded', isAccepted: true, replay: null, readAgain: null, stopReason: { text: '', wording } },
  );
  const problems = within(await screen.findByRole('region', { name: 'Problems' }));
  expect(problems.getByText(/^All 14 pages read are gone/)).toBeDefined();
  expect(screen.queryByText('No problems so far.')).toBeNull();
});

it.each([
  ['discarded', /^The replay was discarded, so the pages/],
  ['taken_back', /^The replay was taken back, so the pages/],
  ['applied', /they are kept for 30 days/],
])('says why the pages behind a replay are gone that is %s', async (state, text) => {
  await show({ state, total: 0, done: 0 });
  expect(await screen.findByText(text)).toBeDefined();
});

it('says what taking a replay back undid, and leads to what stays', async () => {
  const kept = [{ __typename: 'Offer' as const, id: 'o1', title: 'Kettle' }];
  const undone = { offers: 60, proposals: 5, links: 55, values: 110, keptOffers: 1, kept };
  await show({ state: 'taken_back', undone });
  expect(await screen.findByText(/^60 offers that only this replay had read are shown no longer/)).toBeDefined();
  expect(screen.getByText(/Closed proposals: 5. Undone links: 55. Values that went with them: 110./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kettle' }).getAttribute('href')).toBe('/offers/o1');
});

it('says of a grabber whose last run was degraded that its pages read otherwise, until somebody accepts that', async () => {
  const row = (isAccepted: boolean) =>
    ({
      offers: 3,
      coverage: [],
      lastRun: { id: 'r', state: 'degraded', requestedAt: '', isAccepted },
    }) as unknown as GrabberRowFragment;
  const Health = ({ isAccepted }: { isAccepted: boolean }) => (
    <>
      {useGrabberColumns()
        .find(({ key }) => key === 'health')
        ?.cell(row(isAccepted))}
    </>
  );
  await renderRoute(() => <Health isAccepted={false} />, '/');
  expect(await screen.findByText('Read otherwise than before')).toBeDefined();
  cleanup();
  await renderRoute(() => <Health isAccepted />, '/');
  expect(await screen.findByText('Stable')).toBeDefined();
});

it('shows the stored page beside the scrolled part of the shell, which is called page', async () => {
  const page = {
    id: 'p',
    url: 'https://shop.example/a',
    type: 'product',
    fetchedAt: '2031-01-01T00:00:00Z',
    storedPageUrl: '/pages/stored/p',
  };
  const { container } = await renderRoute(
    () => <StoredPageFrame page={page} mark={undefined} items={undefined} />,
    '/',
  );
  expect(await screen.findByRole('region', { name: 'Stored page' })).toBeDefined();
  expect(container.querySelector('#page')).toBeNull();
});

it('writes what differs as people read it', async () => {
  const field = (name: string, before: string, now: string) => ({
    field: name,
    new: 0,
    changed: 1,
    lost: 0,
    example: { url: 'https://shop.example/a', before, now },
  });
  const fields = [
    field('availability', 'InStock', 'OutOfStock'),
    field('price', '62.49 EUR', '59.00 EUR'),
    field('name', '5.00 EUR', 'Cup'),
  ];
  const comparison = { pages: 1, changedPages: 1, offersBefore: 1, offersNow: 1, fields };
  await renderRoute(
    () => (
      <ComparisonResult
        comparison={comparison}
        read={1}
        all={1}
        label="Difference"
        isReading={false}
        isError={false}
        error={null}
      />
    ),
    '/',
  );
  for (const text of ['In stock', 'Out of stock', '€62.49', '€59.00', '5.00 EUR'])
    expect(await screen.findByText(text)).toBeDefined();
});
