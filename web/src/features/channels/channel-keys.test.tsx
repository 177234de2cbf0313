import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ChannelKeys } from './channel-keys.screen.tsx';
import { CreateChannelKeyDocument, type ChannelKeyRowFragment } from './channel-keys.operations.generated.ts';
import { channelOf } from './testing/channel-data.ts';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

it('does not say that there is no key beside the secret of a new one', async () => {
  const key = { id: 'k1', name: 'Shop window', expiresAt: null } as ChannelKeyRowFragment;
  server.answer(CreateChannelKeyDocument, () => ({
    createChannelKey: { __typename: 'ChannelKeyCreated', secret: 'qck_secret', key },
  }));
  const none = { nodes: [], mayCreate: true, pageInfo: { hasNextPage: false, endCursor: null } };
  await renderRoute(() => <ChannelKeys channel={channelOf('c1')} keys={none} showOlder={() => undefined} />, '/');
  expect(await screen.findByText(/^No keys yet/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Shop window');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByDisplayValue('qck_secret')).toBeDefined();
  expect(screen.queryByText(/^No keys yet/)).toBeNull();
});
