import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ContentLocalesDocument } from '../../ui/locale-texts/content-locales.operations.generated.ts';
import { FoundRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import { DiscountWarningsDocument } from './discount-bench.operations.generated.ts';
import { DiscountNewScreen } from './discount-new.screen.tsx';
import {
  CreateDiscountDocument,
  DiscountChannelsDocument,
  DiscountShopsDocument,
} from './discounts.operations.generated.ts';
import { discount, nothingToWarnOf, shop } from './testing/discounts.ts';

const server = fakeServer();
const locales = ['en', 'de'];

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(DiscountWarningsDocument, () => ({ discountWarnings: nothingToWarnOf }));
  server.answer(DiscountChannelsDocument, () => ({
    channels: { nodes: [{ id: 'c1', name: 'Direct', currency: 'EUR', shop }] },
  }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [] }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a new discount', () => {
  it('is made in the shop that was chosen, in its currency and by its clocks', async () => {
    const other = { id: 's2', name: 'Harbour', currency: 'GBP', timeZone: 'Europe/London' };
    server.answer(DiscountShopsDocument, () => ({ shops: { nodes: [shop, other] } }));
    server.answer(ContentLocalesDocument, () => ({ contentLocales: locales }));
    server.answer(CreateDiscountDocument, () => ({
      createDiscount: { __typename: 'DiscountCreated', discount: discount() },
    }));
    const { router } = await renderRoute(DiscountNewScreen, '/discounts/new', '/discounts/new?shop=s2', (raw) => raw);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Winter');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reduction' }), 'Amount');
    await userEvent.type(screen.getByRole('textbox', { name: /^Amount off each unit/ }), '2,50');
    screen.getAllByText(/Europe\/London/);
    await act(() => click('Add discount'));
    await waitFor(() =>
      expect(server.lastAsked(CreateDiscountDocument)).toMatchObject({
        shopId: 's2',
        input: { name: 'Winter', amount: '2.50', currency: 'GBP', percent: null, method: 'AUTOMATIC' },
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/discounts/d1'));
  });

  it('comes back with the shop and the channels that it was typed for, which go with another shop', async () => {
    const other = { id: 's2', name: 'Harbour', currency: 'GBP', timeZone: 'Europe/London' };
    const channels = [
      { id: 'c1', name: 'Own web', currency: 'EUR', shop },
      { id: 'c2', name: 'Quay', currency: 'GBP', shop: other },
    ];
    server.answer(DiscountShopsDocument, () => ({ shops: { nodes: [shop, other] } }));
    server.answer(ContentLocalesDocument, () => ({ contentLocales: locales }));
    server.answer(DiscountChannelsDocument, ({ filter }) => ({
      channels: { nodes: channels.filter((channel) => filter?.shopId?.includes(channel.shop.id)) },
    }));
    server.answer(CreateDiscountDocument, () => ({
      createDiscount: { __typename: 'DiscountCreated', discount: discount() },
    }));
    const open = (address: string) => renderRoute(DiscountNewScreen, '/discounts/new', address, (raw) => raw);
    const shops = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shop' });
    const { unmount } = await open('/discounts/new?shop=s2');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Winter');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Quay' }));
    unmount();

    await open('/discounts/new');
    await waitFor(() => expect(shops().value).toBe('s2'));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Quay' })).checked).toBe(true);
    screen.getAllByText(/Europe\/London/);

    await userEvent.selectOptions(shops(), shop.name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Winter');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Own web' })).checked).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: /^Percentage/ }), '10');
    await act(() => click('Add discount'));
    await waitFor(() =>
      expect(server.lastAsked(CreateDiscountDocument)).toMatchObject({
        shopId: 's1',
        input: { name: 'Winter', channelIds: [] },
      }),
    );
  });

  it('is no draft for the start that another shop offers', async () => {
    const other = { id: 's2', name: 'Harbour', currency: 'EUR', timeZone: 'Asia/Tokyo' };
    server.answer(DiscountShopsDocument, () => ({ shops: { nodes: [shop, other] } }));
    server.answer(ContentLocalesDocument, () => ({ contentLocales: locales }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00:00Z') });
    const { unmount } = await renderRoute(DiscountNewScreen, '/discounts/new');
    const shops = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' });
    const start = () => screen.getByLabelText<HTMLInputElement>(/^Starts/).value;
    expect(start()).toBe('2026-06-01T12:00');
    vi.setSystemTime('2026-06-01T10:07:00Z');
    await userEvent.selectOptions(shops, 'Harbour');
    await waitFor(() => expect(start()).toBe('2026-06-01T19:07'));
    await userEvent.selectOptions(shops, shop.name);
    await waitFor(() => expect(start()).toBe('2026-06-01T12:07'));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    unmount();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
  });
});
