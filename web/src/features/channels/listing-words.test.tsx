import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import { RecordHistoryPanel } from '../../ui/history/record-history.tsx';
import { ListingWords } from './listing-words.tsx';
import { euros } from './testing/channel-data.ts';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  signIn();
});
afterEach(cleanup);

it('writes prices and times in the history of a listing as they are shown elsewhere', async () => {
  const change = {
    id: 'h1',
    at: '2026-01-02T03:04:05Z',
    actor: 'Ada',
    actorId: 'u7',
    isActorErased: false,
    actorAvatar: null,
    cause: 'form',
    causeId: null,
    causeName: null,
    channel: null,
    action: 'updated',
    isRevertible: false,
    refusal: null,
    fields: [
      {
        name: 'price',
        before: null,
        after: euros(1750),
        isErased: false,
        isRevertible: false,
        refusal: null,
        references: [],
      },
      {
        name: 'publishAt',
        before: null,
        after: '2030-01-02T12:00:00.000Z',
        isErased: false,
        isRevertible: false,
        refusal: null,
        references: [],
      },
    ],
  };
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [change], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  await renderRoute(
    () => <ListingWords>{(words) => <RecordHistoryPanel entity="listing" id="l1" words={words} />}</ListingWords>,
    '/listing',
  );
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'None',
    '€17.50',
    'None',
    expect.stringContaining('Jan 2, 2030'),
  ]);
});
