import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  ApplyListingsDocument,
  ListingMatrixDocument,
  PreviewListingsDocument,
  type ListingCellInput,
  type MatrixLineFragment,
} from './matrix.operations.generated.ts';
import { euros, refusal } from '../testing/channel-data.ts';
import { Matrix } from './matrix.tsx';
import type { MatrixChannel } from './matrix-cell.ts';

const server = fakeServer();
const channels: readonly MatrixChannel[] = ['c1', 'c2'].map((id) => ({
  id,
  name: `Channel ${id}`,
  currency: 'EUR',
  mayPublish: id === 'c1',
  shop: { id: 's1', name: 'Mill' },
}));

const line = (at: number): MatrixLineFragment => ({
  product: { id: `p${at}`, name: `Kettle ${at}`, variantCount: 1 },
  variant: { id: `v${at}`, name: `Kettle ${at}` },
  cells: channels.map(({ mayPublish }) => ({
    state: 'OFF' as const,
    mayPublish,
    listing: null,
    hurdles: [{ reason: 'NOT_PUBLISHED' as const, refusal: refusal('Nobody put it there.') }],
    effectivePrice: { source: 'OWN_OFFER' as const, amount: euros(1000 + at) },
  })),
});
let lines: readonly MatrixLineFragment[];
const flat = (cells: unknown) => [cells].flat(3) as ListingCellInput[];

beforeAll(() => {
  stubBrowser();
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 1_000 });
});
beforeEach(() => {
  localStorage.clear();
  signIn();
  lines = [1, 2, 3].map(line);
  server.answer(ListingMatrixDocument, () => ({
    listingMatrix: {
      nodes: lines,
      pageInfo: {
        startCursor: 'a',
        endCursor: 'b',
        hasPreviousPage: false,
        hasNextPage: false,
        offset: { count: 0, isExact: true },
      },
      total: { count: lines.length, isExact: true },
    },
  }));
  server.answer(PreviewListingsDocument, ({ cells }) => {
    const asked = flat(cells);
    const isWrong = ({ price }: ListingCellInput) => price === 'cheap';
    return {
      previewListings: {
        changes: asked.filter((cell) => !isWrong(cell)).length,
        unchanged: 0,
        refused: asked.filter(isWrong).length,
        cells: asked.map((cell) => ({
          channelId: cell.channelId,
          variantId: cell.variantId,
          before: 'OFF' as const,
          after: 'LISTED' as const,
          isChanged: !isWrong(cell),
          priceBefore: euros(1001),
          priceAfter: euros(1800),
          refusal: isWrong(cell) ? refusal('The price is no amount.\nWrite it without its currency.') : null,
        })),
      },
    };
  });
});
afterEach(cleanup);

async function show(shown = channels) {
  const view = await renderRoute(
    () => (
      <>
        <Matrix all={shown} channels={shown} isNarrow={false} />
        <Toaster />
      </>
    ),
    '/sales-channels/matrix',
  );
  await screen.findByRole('grid', { name: 'Products by channel' });
  await screen.findByRole('cell', { name: 'Kettle 1' });
  return view;
}
const cellAt = (row: number, column: number): HTMLElement => {
  const cell = screen.getByRole('grid').querySelectorAll('tbody tr')[row]?.querySelectorAll('td')[column];
  if (!cell) throw new Error(`There is no cell ${column} in row ${row}.`);
  return cell;
};
const paste = (text: string) => {
  if (!document.activeElement) throw new Error('Nothing has the focus.');
  fireEvent.paste(document.activeElement, { clipboardData: { getData: () => text } });
};
const begin = async (row: number, column: number) => {
  await userEvent.click(cellAt(row, column));
  await waitFor(() => expect(document.activeElement).toBe(cellAt(row, column)));
};

it('takes a paste, and says of each cell whether it is refused and of which there is no place', async () => {
  await show();
  await begin(0, 1);
  // The columns of the second channel are closed, and there is no fourth row.
  paste('yes\t18,00\tyes\nyes\tcheap\nno\t\nyes\t1');
  expect(await screen.findByText('1 listing changed', { exact: false })).toBeDefined();
  expect(screen.getByText('1 refused', { exact: false })).toBeDefined();
  expect(cellAt(1, 2).getAttribute('title')).toMatch(/^Refused: The price is no amount\./);
  expect(await screen.findByText(/^3 cells were not taken/)).toBeDefined();
  expect(flat(server.lastAsked(PreviewListingsDocument)?.cells)).toEqual([
    { channelId: 'c1', variantId: 'v1', published: true, price: '18.00' },
    { channelId: 'c1', variantId: 'v2', published: true, price: 'cheap' },
  ]);
});

it('shows each difference before it is applied, and leads to the run', async () => {
  server.answer(ApplyListingsDocument, () => ({ applyListings: { __typename: 'BulkRunStarted', run: { id: 'run' } } }));
  const { router } = await show();
  await begin(0, 1);
  paste('yes\t18\nyes\tcheap');
  await screen.findByText('1 listing changed', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  const changes = within(await screen.findByRole('table', { name: 'Changes' }));
  expect(changes.getByText('The price is no amount. Write it without its currency.')).toBeDefined();
  expect(changes.getAllByRole('row').map((row) => row.textContent)[1]).toContain('Kettle 2');
  expect(changes.getByText('€18.00')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply 1 change' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/run'));
  // Cells that are refused are sent too: the run says so of each.
  expect(flat(server.lastAsked(ApplyListingsDocument)?.cells)).toHaveLength(2);
});

it('is edited by keys, fills down, and takes steps back', async () => {
  await show();
  await begin(0, 2);
  await userEvent.keyboard('9.50{Enter}');
  expect(await screen.findByText('1 listing changed')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(cellAt(1, 2)));
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(await screen.findByText('3 listings changed')).toBeDefined();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('1 listing changed')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Nothing changed yet')).toBeDefined();
});

it('is left by F6, as every grid', async () => {
  await show();
  await begin(0, 2);
  await userEvent.keyboard('{F6}');
  expect(document.activeElement?.textContent).toMatch(/F6, or Esc and then Tab/);
});

it('names the shops of channels that share their name', async () => {
  await show(channels.map((one) => ({ ...one, name: 'Direct', shop: { id: one.id, name: `Shop ${one.id}` } })));
  const grid = within(screen.getByRole('grid'));
  expect(grid.getByRole('columnheader', { name: /^Direct \(Shop c1\): listed/ })).toBeDefined();
  expect(grid.getByRole('columnheader', { name: /^Direct \(Shop c2\): EUR/ })).toBeDefined();
});

it('says in a cell that is scheduled what will refuse it', async () => {
  const [of] = line(1).cells;
  const hurdles = [{ reason: 'NO_PRICE' as const, refusal: refusal('There is no price.') }];
  const scheduled = of && { ...of, state: 'SCHEDULED' as const, hurdles };
  lines = [{ ...line(1), cells: [scheduled ?? null, null] }];
  await show();
  await begin(0, 1);
  expect(cellAt(0, 1).getAttribute('title')).toBe('Will be refused: There is no price.');
  expect(screen.getByText('· Will be refused: There is no price.')).toBeDefined();
  expect(screen.queryByText(/Not listed:/)).toBeNull();
});

it('is closed where the reader may not list products', async () => {
  await show();
  await begin(0, 3);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(cellAt(0, 3).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/You may not list products on this channel/)).toBeDefined();
});
