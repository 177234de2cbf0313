import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { LastChangeDocument } from '../../ui/form/last-change.operations.generated.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import { ShopTaxRatesSection } from './shop-tax-rates.section.tsx';
import { NewTaxRate } from './tax-rate-new.screen.tsx';
import { TaxRateRecord } from './tax-rate.screen.tsx';
import {
  CreateTaxRateDocument,
  DeleteTaxRateDocument,
  ShopForTaxRatesDocument,
  TaxRateByIdDocument,
  type TaxRateDetailFragment,
  TaxRatesOfShopDocument,
  UpdateTaxRateDocument,
} from './taxes.operations.generated.ts';

const server = fakeServer();

const shopId = '0190a000-0000-7000-8000-000000000001';
const rate: TaxRateDetailFragment = {
  id: 't1',
  name: 'IVA',
  shop: { id: shopId, name: 'Ribeira' },
  country: 'PT',
  region: '20',
  taxClass: 'reduced',
  ratePpm: 88_750,
  percent: '8.875',
  validFrom: '2027-01-01',
  isCurrent: false,
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  mayUpdate: true,
  version: 3,
};
const shop = { id: shopId, kind: 'own' as const, country: 'PT', mayUpdate: true, lockedFields: [] };

const field = (name: string | RegExp) => screen.findByLabelText(name);
const click = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => userEvent.click(button));
};
const type = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await act(async () => {
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  });
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(NamedRecordsDocument, ({ ids }) => ({ namedRecords: ids.map((id) => ({ id, name: 'Ribeira' })) }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [] }));
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  server.answer(LastChangeDocument, () => ({ changes: { nodes: [] } }));
});
afterEach(cleanup);

describe('a new tax rate', () => {
  const open = () => renderRoute(() => <NewTaxRate beginning={{ shopId, country: 'PT' }} />, '/new');

  it('goes to the server as it was typed, with a comma as a point', async () => {
    server.answer(CreateTaxRateDocument, () => ({
      createTaxRate: { __typename: 'TaxRateTaken', taxRate: { name: 'IVA 2026' } },
    }));
    await open();
    await type(/^Name/, ' IVA ');
    await type(/^Rate in per cent/, '8,875');
    await type(/^Valid from/, '2027-01-01');
    await click('Add tax rate');
    await waitFor(() => expect(server.asked(CreateTaxRateDocument)).toHaveLength(1));
    expect(server.lastAsked(CreateTaxRateDocument)).toEqual({
      input: {
        shopId,
        name: 'IVA',
        country: 'PT',
        region: null,
        taxClass: 'standard',
        percent: '8.875',
        validFrom: '2027-01-01',
      },
    });
    expect((await screen.findAllByText(/^IVA 2026 of this shop holds from the same day/)).length).toBeGreaterThan(0);
  });

  it('is refused at its fields before anything is sent', async () => {
    await open();
    await type(/^Rate in per cent/, '101');
    await click('Add tax rate');
    expect((await screen.findAllByText(/between 0 and 100 per cent/)).length).toBeGreaterThan(0);
    expect(((await field(/^Valid from/)) as HTMLInputElement).getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(CreateTaxRateDocument)).toEqual([]);
  });
});

describe('the page of a tax rate', () => {
  beforeEach(() => server.answer(TaxRateByIdDocument, () => ({ taxRate: rate })));

  it('shows the rate with all its decimals and saves over the version that was opened', async () => {
    server.answer(UpdateTaxRateDocument, () => ({
      updateTaxRate: {
        __typename: 'TaxRateUpdated',
        changeId: 'c1',
        taxRate: { ...rate, ratePpm: 90_000, percent: '9', version: 4 },
      },
    }));
    await renderRoute(() => <TaxRateRecord id="t1" />, '/rate');
    expect(((await field(/^Rate in per cent/)) as HTMLInputElement).value).toBe('8.875');
    await type(/^Rate in per cent/, '9');
    await click('Save');
    await waitFor(() => expect(server.asked(UpdateTaxRateDocument)).toHaveLength(1));
    expect(server.lastAsked(UpdateTaxRateDocument)).toMatchObject({
      id: 't1',
      version: 3,
      input: { shopId, percent: '9', region: '20', validFrom: '2027-01-01' },
    });
  });

  it('puts the rate into the bin', async () => {
    server.answer(DeleteTaxRateDocument, () => ({
      deleteTaxRate: { __typename: 'TaxRateDeleted', id: 't1', name: 'IVA' },
    }));
    await renderRoute(() => <TaxRateRecord id="t1" />, '/rate');
    await click('Delete tax rate');
    await waitFor(() => expect(server.lastAsked(DeleteTaxRateDocument)).toEqual({ id: 't1', version: 3 }));
  });
});

describe('the tax rates on the page of a shop', () => {
  it('are those that hold today, the day the same in every time zone', async () => {
    server.answer(ShopForTaxRatesDocument, () => ({ shop }));
    server.answer(TaxRatesOfShopDocument, () => ({
      taxRates: { nodes: [rate], pageInfo: { hasNextPage: false } },
    }));
    await renderRoute(() => <ShopTaxRatesSection recordId={shopId} />, '/shop');
    const table = await screen.findByRole('table', { name: 'Tax rates' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'IVA',
      'Portugal, 20',
      'reduced',
      '8.875%',
      'Jan 1, 2027',
    ]);
    expect(screen.getByRole('link', { name: 'All tax rates of the shop' }).getAttribute('href')).toContain(shopId);
  });

  it.each([
    ['is not one of ours', { ...shop, kind: 'observed' as const }],
    ['is not the reader’s to change', { ...shop, mayUpdate: false }],
    ['is the reader’s to change in some fields alone', { ...shop, lockedFields: ['currency'] }],
  ])('are not asked for where the shop %s', async (_why, other) => {
    server.answer(ShopForTaxRatesDocument, () => ({ shop: other }));
    await renderRoute(() => <ShopTaxRatesSection recordId={shopId} />, '/shop');
    await waitFor(() => expect(server.asked(ShopForTaxRatesDocument)).toHaveLength(1));
    expect(server.asked(TaxRatesOfShopDocument)).toEqual([]);
  });
});
