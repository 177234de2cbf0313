import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { FiguresDocument, type FiguresInput } from '../../ui/measures/index.ts';
import { ReportPage } from './report.screen.tsx';

const server = fakeServer();
const days = { from: '2026-11-01', until: '2026-11-03' };

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

/** A row in which every measure that was asked for has the same figure. */
const row = ({ measures }: FiguresInput, key: string, currency: string | null, value: number | null, compared = 0) => ({
  key,
  label: key.toUpperCase(),
  currency,
  values: measures.map(() => ({ value, compared })),
});

type Row = ReturnType<typeof row>;

function answer(rowsOf: (input: FiguresInput) => { rows: Row[]; totals: Row[]; recordedFrom?: string }) {
  server.answer(FiguresDocument, ({ input }) => ({
    figures: {
      __typename: 'Figures',
      ...days,
      comparedFrom: input.compare ? '2026-10-29' : null,
      comparedUntil: input.compare ? '2026-10-31' : null,
      recordedFrom: null,
      toCount: 0,
      isCut: false,
      ...rowsOf(input),
    },
  }));
}

const shops = (input: FiguresInput) => ({
  rows: [
    row(input, 'mill', 'EUR', 100, 50),
    row(input, 'yard', 'EUR', 300, 0),
    row(input, 'barn', 'EUR', null),
    row(input, 'mill', 'USD', 700),
  ],
  totals: [row(input, '', 'EUR', 400, 50), row(input, '', 'USD', 700)],
});

const show = (report: 'sales' | 'quality', search = '') =>
  renderRoute(() => <ReportPage report={report} />, `/analytics/${report}`, `/analytics/${report}${search}`);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);

describe('a report', () => {
  it('moves with an order within two seconds, whatever its period', async () => {
    let sales = 400;
    answer((input) => ({ rows: [], totals: [row(input, '', 'EUR', sales)] }));
    await show('sales', '?filter=by:DAY&measure=NET_SALES');
    await screen.findAllByText('€4.00');
    sales = 500;
    expect(await screen.findAllByText('€5.00', {}, { timeout: 5_000 })).not.toEqual([]);
  });

  it('goes along its bars by keyboard from the one at the top, down and up as they stand', async () => {
    answer(shops);
    await show('sales', '?filter=by:SHOP&measure=NET_SALES');
    const slider = await (await section('EUR')).findByRole('slider');
    const said = () => slider.getAttribute('aria-valuetext')?.replaceAll(/[\u2066-\u2069]/g, '');
    slider.focus();
    expect(said()).toContain('YARD');
    await userEvent.keyboard('{ArrowDown}');
    expect(said()).toContain('MILL');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(said()).toContain('MILL');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    expect(said()).toContain('YARD');
  });

  it('never adds currencies, and begins with what there is most of', async () => {
    answer(shops);
    await show('sales', '?filter=by:SHOP&measure=NET_SALES');
    const euros = await section('EUR');
    const rows = within(euros.getByRole('table', { name: 'Net sales in EUR' })).getAllByRole('row');
    expect(rows.slice(1).map((one) => within(one).getAllByRole('cell')[0]?.textContent)).toEqual([
      'YARD',
      'MILL',
      'BARN',
      'Total',
    ]);
    expect(euros.getAllByRole('link', { name: '€4.00' })).not.toHaveLength(0);
    const dollars = await section('USD');
    expect(texts(within(dollars.getByRole('table')).getAllByRole('link'))).toEqual(['$7.00', '$7.00']);
    expect(screen.queryByText('€11.00')).toBeNull();
  });

  it('leads from each figure to the rows of its shop, days and currency', async () => {
    answer(shops);
    await show('sales', '?filter=by:SHOP&measure=NET_SALES');
    const link = (await section('EUR')).getByRole('link', { name: '€3.00' });
    const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', 'https://quarry.example');
    expect(pathname).toBe('/orders');
    expect(searchParams.get('measure')).toBe('NET_SALES');
    expect(searchParams.getAll('filter')).toEqual(
      expect.arrayContaining(['placedFrom:2026-11-01', 'placedUntil:2026-11-03', 'shopId:yard', 'currency:EUR']),
    );
  });

  it('says what became of a figure, and nothing where there was none before', async () => {
    answer(shops);
    await show('sales', '?filter=by:SHOP&measure=ORDERS');
    const table = (await section('EUR')).getByRole('table');
    expect(texts(within(within(table).getByRole('row', { name: /MILL/ })).getAllByRole('cell'))).toEqual([
      'MILL',
      '100',
      '50',
      '+100%',
    ]);
    expect(texts(within(within(table).getByRole('row', { name: /YARD/ })).getAllByRole('cell')).at(-1)).toBe('–');
  });

  it('begins with what is least complete', async () => {
    answer((input) => ({
      rows: [row(input, 'full', null, 1_000_000), row(input, 'poor', null, 250_000)],
      totals: [row(input, '', null, 600_000)],
    }));
    await show('quality');
    const table = await screen.findByRole('table', { name: 'Completeness' });
    expect(texts(within(table).getAllByRole('link'))).toEqual(['25%', '100%', '60%']);
  });

  it('shows the course of a state since it is recorded, and leads to rows of now only', async () => {
    answer((input) => ({
      recordedFrom: '2026-11-02',
      rows: [row(input, '2026-11-01', null, null), row(input, '2026-11-02', null, 7)],
      totals: [row(input, '', null, 9)],
    }));
    await show('quality', '?filter=by:DAY&measure=PRODUCTS');
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    expect(texts(table.getAllByRole('cell')).filter((_, at) => at % 2 === 1)).toEqual(['–', '7', '9']);
    expect(texts(table.getAllByRole('link'))).toEqual(['9']);
    table.getByText('Now');
    screen.getByText(/as each day ended, recorded since/);
    expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull();
    expect(server.lastAsked(FiguresDocument)?.input.compare).toBeNull();
  });

  it('asks for what its controls say, and keeps it in the address', async () => {
    answer((input) => {
      const day = input.by === 'MONTH' ? '2026-11' : '2026-11-02';
      return { rows: [row(input, day, 'EUR', 100)], totals: [row(input, '', 'EUR', 100)] };
    });
    const { router } = await show('sales');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last Year');
    await waitFor(() =>
      expect(server.lastAsked(FiguresDocument)?.input).toMatchObject({
        period: { kind: 'LAST_YEAR' },
        by: 'MONTH',
        compare: 'PREVIOUS',
      }),
    );
    expect(router.state.location.search).toEqual({ filter: 'period:LAST_YEAR' });
  });

  it('names what is wrong with a period before it asks', async () => {
    await show('sales', '?filter=period:CUSTOM&filter=from:2026-11-05&filter=until:2026-11-01');
    expect((await screen.findByLabelText('Last day')).getAttribute('aria-invalid')).toBe('true');
    screen.getByText('This day is before the first one.', { exact: false });
    expect(server.asked(FiguresDocument)).toEqual([]);
  });

  it('says where figures come from when there are none', async () => {
    answer(() => ({ rows: [], totals: [] }));
    await show('sales');
    await screen.findByText('No orders in this period');
    expect(screen.getByRole('link', { name: 'Import orders' }).getAttribute('href')).toBe('/orders/import');
  });

  it('shows who may read no payments the measures of orders alone', async () => {
    signIn([
      { action: 'read', subject: 'Analytics' },
      { action: 'read', subject: 'Order' },
    ]);
    answer(shops);
    await show('sales', '?filter=by:SHOP');
    await section('EUR');
    expect(server.lastAsked(FiguresDocument)?.input.measures).not.toEqual(
      expect.arrayContaining(['REVENUE', 'REFUNDS', 'CAPTURED']),
    );
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('says which right is missing to who may read none of it', async () => {
    signIn([{ action: 'read', subject: 'Analytics' }]);
    await show('quality');
    const text = 'Your role may read analytics, but no products. An administrator can change that.';
    expect(await screen.findByText(text)).toBeDefined();
    expect(server.asked(FiguresDocument)).toEqual([]);
  });
});
