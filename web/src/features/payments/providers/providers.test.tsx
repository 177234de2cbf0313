import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { RolesThatMayDocument } from '../../../ui/explain/explain.operations.generated.ts';
import {
  CreatePaymentProviderDocument,
  ReplacePaymentHookDocument,
  ShopPaymentProvidersDocument,
  UpdatePaymentProviderDocument,
  type ProviderDetailFragment,
} from '../payment-providers.operations.generated.ts';
import { ShopProvidersSection } from './shop-providers.section.tsx';

const manual: ProviderDetailFragment = {
  id: 'v1',
  code: 'manual',
  name: 'Manual',
  mode: 'LIVE',
  status: 'ACTIVE',
  endpoint: null,
  refusedHooks: 0,
  unreadableHooks: 0,
  previousHookUntil: null,
  changesReadAt: null,
  changesProblem: null,
  mayUpdate: false,
  version: 1,
};
const demo: ProviderDetailFragment = {
  ...manual,
  id: 'v2',
  code: 'demo',
  name: 'Demo',
  mode: 'TEST',
  endpoint: 'http://127.0.0.1:4105/',
  refusedHooks: 3,
  unreadableHooks: 1,
  mayUpdate: true,
};
const server = fakeServer();
let providers = [manual, demo];
let kind: 'own' | 'observed' = 'own';

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  providers = [manual, demo];
  kind = 'own';
  server.answer(RolesThatMayDocument, () => ({ rolesThatMay: [] }));
  server.answer(ShopPaymentProvidersDocument, () => ({ shop: { id: 's1', kind }, paymentProviders: providers }));
});
afterEach(cleanup);

const show = () => renderRoute(() => <ShopProvidersSection recordId="s1" />, '/shops/s1');
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('shows each provider with what it is, and how many of its events were refused', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /Provider of the demo shops/ }));
  for (const text of ['Active', 'Test', 'http://127.0.0.1:4105/', '4']) row.getByText(text);
  const people = within(screen.getByRole('row', { name: /Recorded by people/ }));
  expect(people.queryByRole('button')).toBeNull();
});

it('says below the table why events were refused: by their signature, or since they cannot be read', async () => {
  await show();
  const signature = await screen.findByText('Demo: 3 events were refused. Their signature did not match the secret.');
  expect(signature.closest('table')).toBeNull();
  screen.getByText('Demo: 1 event was refused. It was signed correctly, but could not be read.');
  expect(screen.queryByText(/^Manual: .* refused/)).toBeNull();
});

it('says when the events of a provider were read last, and why not since', async () => {
  const readAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  providers = [
    manual,
    demo,
    { ...demo, id: 'v3', name: 'Cards', changesReadAt: readAt, changesProblem: 'SECRET_REFUSED' },
  ];
  await show();
  const unread = await screen.findByRole('row', { name: /^Demo/ });
  expect(unread.textContent).toContain('Not yet');
  const { textContent } = screen.getByRole('row', { name: /^Cards/ });
  expect(textContent).toContain('3 hours ago');
  expect(textContent).toContain('The provider refused the secret. Enter the right one.');
});

it('is not there for a shop that is not our own', async () => {
  kind = 'observed';
  await show();
  await waitFor(() => expect(server.asked(ShopPaymentProvidersDocument)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Payment providers' })).toBeNull();
});

it('sets one up with a secret, and shows the address for its events this once', async () => {
  server.answer(CreatePaymentProviderDocument, () => ({
    createPaymentProvider: {
      __typename: 'PaymentProviderCreated',
      provider: { id: 'v3', name: 'Cards' },
      hookPath: '/hooks/payments/token-1',
    },
  }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add provider' }));
  const dialog = await opened('Add a payment provider');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Cards');
  await userEvent.type(dialog.getByRole('textbox', { name: /^URL/ }), 'http://127.0.0.1:4105');
  await userEvent.click(dialog.getByRole('button', { name: 'Add provider' }));
  await dialog.findByText(/^Fill this in/);
  expect(server.asked(CreatePaymentProviderDocument)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Secret/), 'open sesame');
  await userEvent.click(dialog.getByRole('button', { name: 'Add provider' }));
  const shown = await opened('Webhook URL of Cards');
  expect(shown.getByLabelText('Secret')).toHaveProperty('value', `${location.origin}/hooks/payments/token-1`);
  expect(server.lastAsked(CreatePaymentProviderDocument)?.input).toMatchObject({
    shopId: 's1',
    code: 'demo',
    name: 'Cards',
    mode: 'TEST',
    secret: 'open sesame',
  });
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain('token-1');
});

it('keeps the secret of one that is changed without a new one', async () => {
  server.answer(UpdatePaymentProviderDocument, () => ({
    updatePaymentProvider: {
      __typename: 'PaymentProviderUpdated',
      provider: { ...demo, name: 'Cards' },
      changeId: null,
    },
  }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Demo' }));
  const dialog = await opened('Change Demo');
  dialog.getByText('A secret is stored. Leave this empty to keep it.');
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Cards');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.asked(UpdatePaymentProviderDocument)).toHaveLength(1));
  const asked = server.lastAsked(UpdatePaymentProviderDocument);
  expect([asked?.version, asked?.input.name, asked?.input.secret]).toEqual([1, 'Cards', null]);
});

it('disables one at once', async () => {
  server.answer(UpdatePaymentProviderDocument, ({ input }) => {
    const provider = { ...demo, status: input.status ?? 'ACTIVE' };
    providers = [manual, provider];
    return { updatePaymentProvider: { __typename: 'PaymentProviderUpdated', provider, changeId: 'c1' } };
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disable Demo' }));
  await screen.findByRole('button', { name: 'Enable Demo' });
  expect(server.lastAsked(UpdatePaymentProviderDocument)).toMatchObject({ id: 'v2', input: { status: 'DISABLED' } });
});

it('replaces the address for events once that was confirmed, and shows the new one this once', async () => {
  const previousHookUntil = '2026-07-08T10:00:00Z';
  providers = [manual, { ...demo, previousHookUntil }];
  server.answer(ReplacePaymentHookDocument, () => ({
    replacePaymentHook: {
      __typename: 'PaymentHookReplaced',
      provider: { ...demo, version: 2, previousHookUntil },
      hookPath: '/hooks/payments/token-2',
    },
  }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Replace webhook URL of Demo' }));
  const dialog = await opened('Replace the webhook URL of Demo?');
  dialog.getByText(/seven more days/);
  dialog.getByText(/^The URL before the present one works until .*2026/);
  expect(server.asked(ReplacePaymentHookDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Replace webhook URL' }));
  const shown = await opened('Webhook URL of Demo');
  expect(server.asked(ReplacePaymentHookDocument)).toEqual([{ id: 'v2', version: 1 }]);
  expect(shown.getByLabelText('Secret')).toHaveProperty('value', `${location.origin}/hooks/payments/token-2`);
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain('token-2');
});

it('says why to somebody who may not set providers up', async () => {
  signIn([{ action: 'read', subject: 'Payment' }]);
  providers = [manual, { ...demo, mayUpdate: false }];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add provider' }));
  await screen.findByText(/^Payment providers hold a secret/);
  expect(screen.queryByRole('dialog', { name: 'Add a payment provider' })).toBeNull();
});

it('is not there for somebody who may not read payments', async () => {
  signIn([{ action: 'read', subject: 'Shop' }]);
  await show();
  expect(server.asked(ShopPaymentProvidersDocument)).toEqual([]);
});
