import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { LastChangeDocument } from '../../ui/form/last-change.operations.generated.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import { NewForm } from './customer-new.screen.tsx';
import { CustomerRecord } from './customer.screen.tsx';
import {
  CreateCustomerDocument,
  CustomerByIdDocument,
  CustomerErasurePreviewDocument,
  EraseCustomerDocument,
  type CustomerDetailFragment,
  CustomerMergeDocument,
  CustomersToMergeDocument,
  MergeCustomersDocument,
  SaveCustomerAddressDocument,
  UpdateCustomerDocument,
} from './customers.operations.generated.ts';

const server = fakeServer();

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const consent = {
  purpose: 'EMAIL_MARKETING' as const,
  at: '2026-01-02T03:04:05Z',
  source: 'Checkout',
  textVersion: '3',
};
const ana: CustomerDetailFragment = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Ana Prior',
  email: 'ana@mail.example',
  phone: '+351912345678',
  company: null,
  vatId: null,
  locale: 'pt',
  note: '',
  status: 'ACTIVE',
  mergedInto: null,
  mayErase: true,
  erasedAt: null,
  erasure: null,
  shop: { id: 's1', name: 'Mill' },
  trade: { orders: 3, spend: [{ orders: 2, gross: euros(2_380) }] },
  firstOrderAt: null,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  mayUpdate: true,
  addresses: [],
  consents: [
    { id: 'k2', given: false, isLatest: true, ...consent },
    { id: 'k1', given: true, isLatest: false, ...consent },
  ],
  externalIds: [],
  version: 3,
};
const bob: CustomerDetailFragment = {
  ...ana,
  id: '0190a000-0000-7000-8000-000000000002',
  name: 'Bob Iron',
  email: 'bob@mail.example',
  version: 7,
};

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(() => userEvent.click(button));
};
const type = async (name: string | RegExp, text: string) => {
  const input = await screen.findByLabelText(name);
  await act(async () => {
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  });
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  server.answer(LastChangeDocument, () => ({ changes: { nodes: [] } }));
  server.answer(CustomerByIdDocument, ({ id }) => ({ customer: id === bob.id ? bob : ana }));
});
afterEach(cleanup);

describe('a new customer', () => {
  it('is refused at its fields before anything is sent, and goes with a normal phone number', async () => {
    server.answer(CreateCustomerDocument, () => ({
      createCustomer: { __typename: 'CustomerEmailTaken', customer: { id: bob.id, name: bob.name } },
    }));
    await renderRoute(() => <NewForm shops={[{ id: 's1', name: 'Mill' }]} shopId="s1" />, '/new');
    await type('Name *', 'Bob');
    await type(/^Phone/, '030 12');
    await click('Add customer');
    expect((await screen.findAllByText(/with the code of its country/)).length).toBeGreaterThan(0);
    expect(server.asked(CreateCustomerDocument)).toEqual([]);
    await type(/^Phone/, '0049 30 12345678');
    await type('E-mail', 'bob@mail.example');
    await click('Add customer');
    await waitFor(() => expect(server.asked(CreateCustomerDocument)).toHaveLength(1));
    expect(server.lastAsked(CreateCustomerDocument)).toMatchObject({
      shopId: 's1',
      input: { name: 'Bob', phone: '+493012345678', email: 'bob@mail.example' },
    });
    expect((await screen.findAllByText(/belongs to Bob Iron: merge them\?/)).length).toBeGreaterThan(0);
    const link = await screen.findByRole('link', { name: 'Open Bob Iron' });
    expect(link.getAttribute('href')).toContain(bob.id);
  });

  it('that was typed for a shop that is gone asks for another one before anything is sent', async () => {
    server.answer(CreateCustomerDocument, () => ({
      createCustomer: { __typename: 'CustomerEmailTaken', customer: { id: bob.id, name: bob.name } },
    }));
    const mill = { id: 's1', name: 'Mill' };
    const open = (shops: { id: string; name: string }[], shopId: string) =>
      renderRoute(() => <NewForm shops={shops} shopId={shopId} />, '/new');
    const { unmount } = await open([mill, { id: 's2', name: 'Harbour' }], 's2');
    await type('Name *', 'Bob');
    unmount();

    await open([mill], 's1');
    const shop = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' });
    await waitFor(() => expect(shop.value).toBe('s2'));
    await click('Add customer');
    expect(
      (await screen.findAllByText('This does not exist, or is hidden from you. Choose another one.')).length,
    ).toBeGreaterThan(0);
    expect(shop.getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(CreateCustomerDocument)).toEqual([]);

    await act(() => userEvent.selectOptions(shop, 'Mill'));
    await click('Add customer');
    await waitFor(() => expect(server.lastAsked(CreateCustomerDocument)).toMatchObject({ shopId: 's1' }));
  });
});

describe('the page of a customer', () => {
  const open = () => renderRoute(() => <CustomerRecord id={ana.id} />, '/customers/ana');

  it('shows both statements about a purpose, and which of them counts', async () => {
    await open();
    const rows = within(await screen.findByRole('table', { name: 'Consents' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      expect.stringMatching(/Marketing by e-mail.*Withdrawn.*Counts/),
      expect.stringMatching(/Marketing by e-mail.*Given.*Replaced later/),
    ]);
  });

  it('says what erasing takes and what it waits for, and erases once the name was typed', async () => {
    const openMatters = [{ kind: 'ORDER' as const, orderId: 'o1', orderNumber: '1001' }];
    server.answer(CustomerErasurePreviewDocument, () => ({
      customerErasurePreview: { mergedCustomers: 0, addresses: 2, consents: 1, orders: 3, comments: 0, openMatters },
    }));
    server.answer(EraseCustomerDocument, ({ input }) => ({
      eraseCustomer:
        input.name === ana.name
          ? ({ __typename: 'CustomerErasureRequested', customer: ana } as const)
          : ({ __typename: 'InvalidInput', issues: [{ path: 'name', code: 'not_the_name' }] } as const),
    }));
    await open();
    await click('Erase');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Addresses: 2.*Orders: 3/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Open order 1001' }).getAttribute('href')).toContain('o1');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Somebody');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
    expect(await within(dialog).findByText('Type the name exactly as it stands.')).toBeTruthy();
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.type(within(dialog).getByRole('textbox'), ana.name);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastAsked(EraseCustomerDocument)).toMatchObject({ version: ana.version, input: { name: ana.name } });
  });

  it('says of a person who was erased that and when, and of nobody’s role, to those who may change nothing', async () => {
    const erased = { ...ana, name: '', status: 'ERASED' as const, erasedAt: '2026-05-04T10:00:00Z', mayErase: false };
    server.answer(CustomerByIdDocument, () => ({ customer: { ...erased, mayUpdate: false } }));
    await open();
    await screen.findByText(/^The person was erased on .*2026/);
    expect(screen.queryByText(/role/i)).toBeNull();
  });

  it('sends an address with the version that was opened', async () => {
    server.answer(SaveCustomerAddressDocument, () => ({
      saveCustomerAddress: {
        __typename: 'InvalidInput',
        issues: [{ path: 'country', code: 'not_a_country', message: '' }],
      },
    }));
    await open();
    await click('Add address');
    const dialog = within(await screen.findByRole('dialog'));
    await act(() => userEvent.type(dialog.getByLabelText(/^Country/), 'de'));
    await click('Save address');
    await waitFor(() => expect(server.asked(SaveCustomerAddressDocument)).toHaveLength(1));
    expect(server.lastAsked(SaveCustomerAddressDocument)).toMatchObject({
      customerId: ana.id,
      version: 3,
      addressId: null,
      input: { name: 'Ana Prior', country: 'DE' },
    });
    expect((await screen.findAllByText(/two letters of ISO 3166/)).length).toBeGreaterThan(0);
  });

  it('offers to merge with anyone who has the e-mail address, says what comes of it, and merges', async () => {
    server.answer(UpdateCustomerDocument, () => ({
      updateCustomer: { __typename: 'CustomerEmailTaken', customer: { id: bob.id, name: bob.name } },
    }));
    server.answer(CustomersToMergeDocument, () => ({ customers: { nodes: [] } }));
    server.answer(CustomerMergeDocument, ({ survivorId }) => ({
      customerMergePreview: {
        __typename: 'CustomerMergePreview',
        ...ana,
        addresses: 2,
        consents: [ana.consents[0]!],
        survivor: survivorId === ana.id ? ana : bob,
        merged: survivorId === ana.id ? bob : ana,
      },
    }));
    server.answer(MergeCustomersDocument, () => ({
      mergeCustomers: { __typename: 'CustomersMerged', changeId: 'c1', customer: bob },
    }));
    await open();
    await type('E-mail', 'bob@mail.example');
    await click('Save');
    await click('Merge with Bob Iron');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Afterwards there are 2 addresses/);
    expect(server.lastAsked(CustomerMergeDocument)).toMatchObject({ take: ['EMAIL'] });
    await click('Swap the two');
    const name = await dialog.findByLabelText('Name');
    await act(() => userEvent.selectOptions(name, 'merged'));
    await click('Merge into Bob Iron');
    await waitFor(() => expect(server.asked(MergeCustomersDocument)).toHaveLength(1));
    expect(server.lastAsked(MergeCustomersDocument)).toEqual({
      survivorId: bob.id,
      survivorVersion: 7,
      mergedId: ana.id,
      mergedVersion: 3,
      take: ['NAME'],
    });
  });

  it('is read only once it was merged, and leads to whom', async () => {
    const merged = { ...ana, status: 'MERGED' as const, mayUpdate: false, mergedInto: { id: bob.id, name: bob.name } };
    server.answer(CustomerByIdDocument, () => ({ customer: merged }));
    await open();
    expect((await screen.findByRole('link', { name: 'Open Bob Iron' })).getAttribute('href')).toContain(bob.id);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Merge customers' })).toBeNull();
  });
});
