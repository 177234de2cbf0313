import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import { RecordHistoryPanel } from '../../ui/history/record-history.tsx';
import { ChannelWords } from './channel-words.tsx';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  signIn();
});
afterEach(cleanup);

it('names the version of the mapping that a save of rules raised in the history of a channel', async () => {
  const field = { isErased: false, isRevertible: false, refusal: null, references: [] };
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
    action: 'mapping_saved',
    isRevertible: false,
    refusal: null,
    fields: [{ name: 'mappingVersion', before: 1, after: 2, ...field }],
  };
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [change], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  await renderRoute(
    () => <ChannelWords>{(words) => <RecordHistoryPanel entity="channel" id="c1" words={words} />}</ChannelWords>,
    '/channel',
  );
  expect((await screen.findAllByText('Version of the mapping')).length).toBeGreaterThan(0);
  expect(screen.queryByText('mappingVersion')).toBeNull();
});
