import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { PublishListingsQuestion, PublishOnChannelQuestion } from './channel-questions.tsx';
import { ChannelByIdDocument, ChannelChoicesDocument } from './channels.operations.generated.ts';
import { channelOf } from './testing/channel-data.ts';

const server = fakeServer();
const id = '0191b3a0-0000-7000-8000-000000000001';

beforeAll(stubBrowser);
beforeEach(() => {
  signIn();
  server.answer(ChannelByIdDocument, () => ({ channel: channelOf(id) }));
  server.answer(ChannelChoicesDocument, () => ({ channels: { nodes: [channelOf(id)] } }));
});
afterEach(cleanup);

async function ask(Question: typeof PublishListingsQuestion) {
  const onConfirm = vi.fn();
  const question = () => (
    <Question label="Publish" ids={[]} matching={null} onConfirm={onConfirm} onClose={() => undefined} />
  );
  await renderRoute(question, '/sales-channels/$channelId/listings', `/sales-channels/${id}/listings`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  const type = async (value: string) => {
    fireEvent.change(dialog.getByLabelText('From'), { target: { value } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  };
  return { dialog, onConfirm, type };
}

it('publishes products at the hour that the clocks of the shop of the chosen channel show', async () => {
  const { dialog, onConfirm, type } = await ask(PublishOnChannelQuestion);
  expect(dialog.getByText(/^By the clocks of the channel’s shop\./)).toBeDefined();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Channel' }));
  await userEvent.click(await screen.findByRole('option', { name: `Channel ${id} (Mill)` }));
  expect(await dialog.findByText(/^By the clocks of the shop: America\/New_York\./)).toBeDefined();
  // The clocks of New York skip this hour.
  await type('2030-03-10T02:30');
  expect(onConfirm).not.toHaveBeenCalled();
  await type('2030-01-02T08:00');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ channelId: id, publishAt: new Date('2030-01-02T13:00:00Z') });
});

it('publishes listings at the hour that the clocks of the shop of the channel show', async () => {
  const { dialog, onConfirm, type } = await ask(PublishListingsQuestion);
  expect(dialog.getByText(/^By the clocks of the shop: America\/New_York\./)).toBeDefined();
  await type('2030-01-02T08:00');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ publishAt: new Date('2030-01-02T13:00:00Z') });
});
