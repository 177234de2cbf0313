import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelForm } from './channel.form.tsx';
import { ChannelNewScreen } from './channel-new.screen.tsx';
import { ChannelsListScreen } from './channels-list.screen.tsx';
import {
  ChannelKindsDocument,
  ChannelsListDocument,
  CreateChannelDocument,
  OwnShopsDocument,
  ProductOnChannelsDocument,
  SetChannelStatusDocument,
  SetListingDocument,
  type OnChannelFragment,
} from './channels.operations.generated.ts';
import { ProductChannelsSection } from './product-channels.section.tsx';
import { channelOf, euros, given, listingOf, onChannel, refusal } from './testing/channel-data.ts';

const server = fakeServer();

beforeAll(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
});
afterEach(cleanup);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of sales channels', () => {
  it('leads from each count to the listings behind it', async () => {
    const channel = channelOf('c1', { counts: { listed: 12, scheduled: 0, refused: 3, off: 1 } });
    server.answer(ChannelsListDocument, (asked) => ({ channels: listAnswer([channel], asked) }));
    await renderRoute(ChannelsListScreen, '/sales-channels');
    const refused = await screen.findByRole('link', { name: 'Refused on Channel c1: 3' });
    const { pathname, searchParams } = new URL(refused.getAttribute('href') ?? '', location.href);
    expect(pathname).toBe('/sales-channels/c1/listings');
    expect(searchParams.getAll('filter')).toEqual(['state:REFUSED']);
    expect(screen.queryByRole('link', { name: /^Scheduled/ })).toBeNull();
  });
});

describe('a new sales channel', () => {
  it('takes from its shop what is left empty, and is of no kind that every shop has anyway', async () => {
    server.answer(ChannelKindsDocument, () => ({
      channelKinds: [
        { code: 'direct', name: 'Direct', family: 'STOREFRONT' },
        { code: 'google_merchant', name: 'Google Merchant Center', family: 'FEED' },
      ],
    }));
    server.answer(OwnShopsDocument, () => ({ shops: { nodes: [{ id: 's1', name: 'Mill' }] } }));
    server.answer(CreateChannelDocument, () => ({
      createChannel: { __typename: 'InvalidInput', issues: [{ path: 'name', code: 'too_long' }] },
    }));
    await renderRoute(ChannelNewScreen, '/sales-channels/new');
    const kind = await screen.findByRole('combobox', { name: 'Kind' });
    await within(kind).findByRole('option', { name: 'Google Merchant Center' });
    expect(within(kind).queryByRole('option', { name: 'Direct' })).toBeNull();
    await userEvent.selectOptions(kind, 'google_merchant');
    await userEvent.click(screen.getByRole('combobox', { name: 'Shop' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mill' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Google');
    await press('Add channel');
    await waitFor(() => expect(server.asked(CreateChannelDocument)).toHaveLength(1));
    expect(server.lastAsked(CreateChannelDocument)).toEqual({
      input: {
        shopId: 's1',
        kind: 'google_merchant',
        name: 'Google',
        country: null,
        currency: null,
        locale: null,
        fallbackLocales: [],
        pricesWithTax: null,
      },
    });
    // What the server refuses stands at its field.
    expect((await screen.findAllByText(/This is too long/)).length).toBeGreaterThan(0);
  });
});

describe('the status of a sales channel', () => {
  const actions = [
    { action: 'pause', to: 'PAUSED', isAllowed: true, refusal: null },
    { action: 'archive', to: 'ARCHIVED', isAllowed: false, refusal: refusal('It is active.\nPause it first.') },
  ];

  it('keeps a way that is closed in sight, with the reason', async () => {
    await renderRoute(() => <ChannelActions channel={channelOf('c1', { actions })} />, '/');
    await press('Archive');
    expect(await screen.findByText('It is active.')).toBeDefined();
    expect(screen.getByText(/Pause it first/)).toBeDefined();
  });

  it('is archived only once that was confirmed', async () => {
    const paused = channelOf('c1', {
      status: 'PAUSED',
      actions: [{ action: 'archive', to: 'ARCHIVED', isAllowed: true, refusal: null }],
    });
    server.answer(SetChannelStatusDocument, () => ({
      setChannelStatus: {
        __typename: 'ChannelUpdated',
        changeId: 'change',
        channel: { ...paused, status: 'ARCHIVED', actions: [] },
      },
    }));
    await renderRoute(() => <ChannelActions channel={paused} />, '/');
    await press('Archive');
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Channel c1?' }));
    expect(server.asked(SetChannelStatusDocument)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(server.asked(SetChannelStatusDocument)).toHaveLength(1));
    expect(server.lastAsked(SetChannelStatusDocument)).toEqual({
      id: 'c1',
      version: 4,
      status: 'ARCHIVED',
      confirmed: true,
    });
  });
});

it('closes the page of an archived channel, and leads on', async () => {
  await renderRoute(() => <ChannelForm channel={channelOf('c1', { status: 'ARCHIVED' })} />, '/');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name.closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByText(/^It is archived: nothing is listed on it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add channel' }).getAttribute('href')).toBe('/sales-channels/new');
});

describe('a product on its channels', () => {
  let channels: OnChannelFragment[];

  async function show() {
    server.answer(RecordChangesDocument, () => ({ changes: null }));
    server.answer(ProductOnChannelsDocument, () => ({
      product: {
        id: 'p1',
        name: 'Kettle',
        version: 2,
        variantCount: 1,
        actions: [{ action: 'publish', to: 'ACTIVE', isAllowed: true, refusal: null }],
      },
      productChannels: channels,
    }));
    await renderRoute(
      () => (
        <>
          <ProductChannelsSection recordId="p1" />
          <Toaster />
        </>
      ),
      '/',
    );
    return within(await screen.findByRole('table', { name: 'Sales channels' }));
  }

  it('says why it is not on one, and offers for each reason the step that overcomes it', async () => {
    channels = [
      onChannel('c1', {
        hurdles: [
          { reason: 'NOT_PUBLISHED', refusal: refusal('Nobody put it there.') },
          { reason: 'PRODUCT_NOT_ACTIVE', refusal: refusal('Kettle is a draft.') },
          { reason: 'CHANNEL_DRAFT', refusal: refusal('The channel is a draft.') },
          { reason: 'NO_PRICE', refusal: refusal('There is no price.') },
        ],
        listing: { ...given, published: false },
        offer: given.offer,
      }),
    ];
    const table = await show();
    for (const text of ['Nobody put it there.', 'Kettle is a draft.', 'The channel is a draft.', 'There is no price.'])
      expect(table.getByText(text)).toBeDefined();
    for (const name of ['Publish here', 'Publish the product', 'Set a price here'])
      expect(table.getByRole('button', { name })).toBeDefined();
    const linked = (name: string) => table.getByRole('link', { name }).getAttribute('href');
    expect(linked('Open the channel to activate it')).toBe('/sales-channels/c1');
    expect(linked('Set the price on the offer')).toBe('/offers/o1');
  });

  it('says of a scheduled one what will refuse it, with its step', async () => {
    const hurdles = [{ reason: 'NO_PRICE' as const, refusal: refusal('There is no price.') }];
    channels = [onChannel('c1', { state: 'SCHEDULED', hurdles, listing: given })];
    const table = await show();
    expect(table.getByText('Will be refused: There is no price.')).toBeDefined();
    expect(table.getByRole('link', { name: 'Add own offer' })).toBeDefined();
  });

  it('leads to a new offer of the shop where it has none there, and straight to a price here', async () => {
    channels = [onChannel('c1', { hurdles: [{ reason: 'NO_PRICE', refusal: refusal('There is no price.') }] })];
    const table = await show();
    const link = table.getByRole('link', { name: 'Add own offer' });
    expect(link.getAttribute('href')).toBe('/offers/new?product=p1&shop=s1');
    await userEvent.click(table.getByRole('button', { name: 'Set a price here' }));
    const price = await screen.findByLabelText('Price in EUR');
    await waitFor(() => expect(document.activeElement).toBe(price));
  });

  it('is published where it never was, over no version, and keeps what else was said', async () => {
    channels = [onChannel('c1')];
    server.answer(SetListingDocument, () => {
      channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: given })];
      return { setListing: { __typename: 'ListingSet', changeId: 'change', listing: listingOf(onChannel('c1')) } };
    });
    const table = await show();
    await userEvent.click(table.getByRole('button', { name: 'Publish here' }));
    expect(await table.findByText('Listed')).toBeDefined();
    expect(server.lastAsked(SetListingDocument)).toEqual({
      channelId: 'c1',
      variantId: 'v1',
      version: 0,
      input: { published: true, publishAt: null, unpublishAt: null, price: null, listPrice: null },
    });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('gets a price of its own in a dialog, which refuses a wrong one at its field', async () => {
    channels = [
      onChannel('c1', {
        state: 'LISTED',
        hurdles: [],
        listing: given,
        effectivePrice: { source: 'OWN_OFFER', taxRatePpm: null, amount: euros(1990), listAmount: null },
      }),
    ];
    server.answer(SetListingDocument, () => ({
      setListing: { __typename: 'VersionConflict', currentVersion: 8, lastChange: null },
    }));
    const table = await show();
    await userEvent.click(table.getByRole('button', { name: 'Edit Kettle on Channel c1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kettle on Channel c1' }));
    const price = await dialog.findByLabelText('Price in EUR');
    const listPrice = dialog.getByLabelText('List price in EUR');
    await userEvent.type(price, '17,505');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This currency has fewer decimals. Leave some out.')).toBeDefined();
    await userEvent.clear(price);
    await userEvent.type(price, '17,50');
    await userEvent.type(listPrice, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/The list price is below the price/)).toBeDefined();
    expect(server.asked(SetListingDocument)).toEqual([]);
    await userEvent.clear(listPrice);
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2090-01-02T03:04' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^It is on the channel now\./)).toBeDefined();
    expect(server.asked(SetListingDocument)).toEqual([]);
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2090-01-02T03:04' } });
    // The clocks of New York are five hours behind then, wherever the reader is.
    expect(dialog.getAllByText(/^By the clocks of the shop: America\/New_York\./)).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Somebody saved a newer version/)).toBeDefined();
    expect(server.lastAsked(SetListingDocument)).toEqual({
      channelId: 'c1',
      variantId: 'v1',
      version: 7,
      input: {
        published: true,
        publishAt: null,
        unpublishAt: '2090-01-02T08:04:00.000Z',
        price: '17.50',
        listPrice: null,
      },
    });
  });

  it('shows both versions where somebody else saved a newer one, and saves what was chosen of each', async () => {
    const opened = { ...given, price: euros(1750), publishAt: '2030-01-02T17:00:00.000Z' };
    const theirs = { ...opened, version: 8, price: euros(1800), unpublishAt: '2040-01-02T17:00:00.000Z' };
    channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: opened })];
    server.answer(SetListingDocument, ({ version }) => {
      if (version === 7) {
        channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: theirs })];
        const lastChange = { by: 'Grace', at: '2026-01-02T03:04:05Z' };
        return { setListing: { __typename: 'VersionConflict', currentVersion: 8, lastChange } };
      }
      return { setListing: { __typename: 'ListingSet', changeId: null, listing: listingOf(onChannel('c1')) } };
    });
    const table = await show();
    await userEvent.click(table.getByRole('button', { name: 'Edit Kettle on Channel c1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kettle on Channel c1' }));
    const price = await dialog.findByLabelText('Price in EUR');
    await userEvent.clear(price);
    await userEvent.type(price, '16.00');
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2031-01-02T12:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
    expect(conflict.getByText(/Grace/)).toBeDefined();
    const sides = (name: string) => within(conflict.getByRole('group', { name }));
    expect(sides('Price in EUR').getByText('16.00')).toBeDefined();
    expect(sides('Price in EUR').getByText('18.00')).toBeDefined();
    expect(sides('From').getByText(/Jan 2, 2031/)).toBeDefined();
    expect(sides('Until').getByText(/Jan 2, 2040/)).toBeDefined();
    expect(conflict.queryByRole('group', { name: 'List price in EUR' })).toBeNull();
    // Of the same field the person chooses theirs, and keeps what only one of the two changed.
    await userEvent.click(sides('Price in EUR').getByRole('radio', { name: /18\.00/ }));
    await userEvent.click(conflict.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(server.asked(SetListingDocument)).toHaveLength(2));
    expect(server.lastAsked(SetListingDocument)).toMatchObject({
      version: 8,
      input: {
        published: true,
        price: '18.00',
        publishAt: '2031-01-02T17:00:00.000Z',
        unpublishAt: '2040-01-02T17:00:00.000Z',
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets save again where the newer version changed nothing that the dialog holds', async () => {
    const notNow = { code: 'LISTING', reason: 'Kettle is a draft.', wording: { key: 'untold', params: {} } };
    channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: given })];
    server.answer(SetListingDocument, ({ version }) => {
      channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: { ...given, version: 8 } })];
      return version === 7
        ? { setListing: { __typename: 'VersionConflict', currentVersion: 8, lastChange: null } }
        : { setListing: { __typename: 'NotAllowedNow', ...notNow } };
    });
    const table = await show();
    await userEvent.click(table.getByRole('button', { name: 'Edit Kettle on Channel c1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kettle on Channel c1' }));
    await userEvent.type(await dialog.findByLabelText('Price in EUR'), '16.00');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/with no change to the fields of this form/);
    await save();
    expect(await dialog.findByText('Kettle is a draft.')).toBeDefined();
    expect(server.lastAsked(SetListingDocument)).toMatchObject({ version: 8, input: { price: '16.00' } });
  });

  it('refuses times at their fields beside a wrong price, and what the server refuses of them too', async () => {
    const times = { publishAt: '2026-01-02T08:04:30.000Z', unpublishAt: '2040-01-02T08:04:30.000Z' };
    channels = [onChannel('c1', { state: 'LISTED', hurdles: [], listing: { ...given, ...times } })];
    server.answer(SetListingDocument, () => ({
      setListing: { __typename: 'InvalidInput', issues: [{ path: 'unpublishAt', code: 'time_is_over' }] },
    }));
    const table = await show();
    await userEvent.click(table.getByRole('button', { name: 'Edit Kettle on Channel c1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kettle on Channel c1' }));
    const from = await dialog.findByLabelText<HTMLInputElement>('From');
    const until = dialog.getByLabelText<HTMLInputElement>('Until');
    expect([from.value, until.value]).toEqual(['2026-01-02T03:04', '2040-01-02T03:04']);
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const problemOf = (field: HTMLElement) =>
      within(field.closest<HTMLElement>('[data-with-field], .mantine-InputWrapper-root')!);
    fireEvent.change(from, { target: { value: '2025-03-09T02:30' } });
    fireEvent.change(until, { target: { value: '2025-03-09T01:00' } });
    await userEvent.type(dialog.getByLabelText('Price in EUR'), '-1');
    await save();
    expect(await problemOf(from).findByText(/^The clocks go forward then/)).toBeDefined();
    expect(problemOf(until).getByText('This time is over. Choose a later one.')).toBeDefined();
    expect(dialog.getByText('This is too small. Raise it.')).toBeDefined();
    expect(server.asked(SetListingDocument)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Price in EUR'));
    fireEvent.change(from, { target: { value: '2026-01-02T03:04' } });
    fireEvent.change(until, { target: { value: '2026-01-01T03:04' } });
    await save();
    expect(await problemOf(until).findByText(/This time is over/)).toBeDefined();
    fireEvent.change(until, { target: { value: '2041-01-01T03:04' } });
    await save();
    await waitFor(() => expect(server.asked(SetListingDocument)).toHaveLength(1));
    // A time that nobody changed is sent as the moment that it was.
    expect(server.lastAsked(SetListingDocument)).toMatchObject({
      input: { publishAt: times.publishAt, unpublishAt: '2041-01-01T08:04:00.000Z' },
    });
    expect(await problemOf(until).findByText(/This time is over/)).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
