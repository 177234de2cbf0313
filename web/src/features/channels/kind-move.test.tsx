import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { MoveChannelKindDocument } from './channels.operations.generated.ts';
import { KindMove } from './kind-move.tsx';
import { channelOf } from './testing/channel-data.ts';

const server = fakeServer();

beforeAll(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a channel on an older version of its kind', () => {
  const older = channelOf('c1', { kindVersion: 1 });
  const render = (channel = older) =>
    renderRoute(
      () => (
        <>
          <KindMove channel={channel} />
          <Toaster />
        </>
      ),
      '/sales-channels/$channelId',
      '/sales-channels/c1',
    );

  it('is moved to the newest, and back', async () => {
    server.answer(MoveChannelKindDocument, ({ version, to }) => ({
      moveChannelKind: {
        __typename: 'ChannelUpdated',
        changeId: 'h1',
        channel: channelOf('c1', { version: version + 1, kindVersion: to }),
      },
    }));
    await render();
    expect(await screen.findByText(/of version 1 of Google Merchant Center, and there is version 2/)).toBeDefined();
    await press('Move to version 2');
    await screen.findByText('Channel c1 is of version 2 of its kind');
    await press('Undo');
    await waitFor(() =>
      expect(server.asked(MoveChannelKindDocument)).toEqual([
        { id: 'c1', version: 4, to: 2 },
        { id: 'c1', version: 5, to: 1 },
      ]),
    );
  });

  it('says why it stays where it is', async () => {
    server.answer(MoveChannelKindDocument, () => ({
      moveChannelKind: {
        __typename: 'NotAllowedNow',
        code: 'KIND_IN_USE',
        reason: 'Channel c1 has feeds or rules.\nAdd a channel.',
        wording: { key: 'KIND_IN_USE', params: { channel: 'Channel c1', version: 1 } },
      },
    }));
    await render();
    await press('Move to version 2');
    expect(
      await screen.findByText(/Channel c1 has feeds or rules, which are made of the fields of version 1/),
    ).toBeDefined();
  });

  it('is shown without a way to somebody who may not change it, and says nothing on the newest version', async () => {
    await render({ ...older, mayUpdate: false });
    expect(await screen.findByRole('region', { name: 'Version of the kind' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Move to/ })).toBeNull();
    cleanup();
    await render(channelOf('c1'));
    expect(screen.queryByRole('region', { name: 'Version of the kind' })).toBeNull();
  });
});
