import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  EditProductGridDocument,
  FillProductGridDocument,
  PasteIntoProductGridDocument,
  ProductGridDocument,
  UndoGridStepDocument,
} from './product-grid.operations.generated.ts';
import { gridServer } from './testing/grid-server.tsx';

const { server, now, door, show, showEmpty, cell, press, begin, isFocused, answered } = gridServer();

const paste = (text: string) => {
  const data = { getData: () => text, types: ['text/plain'] } as unknown as DataTransfer;
  return userEvent.paste(data);
};

it('is walked by key like a spreadsheet', async () => {
  await show();
  await begin('Kettle 1');
  await isFocused('Kettle 1');
  await press('{ArrowDown}');
  await isFocused('Kettle 2');
  await press('{End}');
  await isFocused('K-2');
  await press('{Tab}');
  await isFocused('Kettle 3');
  await press('{Shift>}{Tab}{/Shift}');
  await isFocused('K-2');
  await press('{Control>}{End}{/Control}');
  await isFocused('K-5');
  await press('{Control>}{Home}{/Control}');
  await isFocused('Kettle 1');
  await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(4);
  await press('{Escape}{Tab}');
  await waitFor(() => expect(document.activeElement?.closest('table')).toBeNull());
});

it('leaves the grid by F6, and says so', async () => {
  await show();
  await begin('Kettle 1');
  await press('{F6}');
  expect(document.activeElement?.textContent).toMatch(/F6, or Esc and then Tab/);
});

it('edits a cell, goes down, keeps what stood there in sight, and takes the step back', async () => {
  await show();
  await begin('Kettle 1');
  await press('Pot{Enter}');
  await isFocused('Kettle 2');
  expect((await cell('Pot')).getAttribute('title')).toBe('Was: Kettle 1');
  await waitFor(() =>
    expect(server.asked(EditProductGridDocument)).toEqual([
      { setId: 's1', edits: [{ productId: 'p1', column: 'name:en', text: 'Pot' }] },
    ]),
  );
  expect(await screen.findByText('1 product changed')).toBeDefined();
  await press('{Control>}z{/Control}');
  expect(await cell('Kettle 1')).toBeDefined();
  expect(server.asked(UndoGridStepDocument)).toHaveLength(1);
});

it('leaves a cell as it was by Esc, and empties it by Delete', async () => {
  await show();
  await begin('K-1');
  await press('{F2}9{Escape}');
  await isFocused('K-1');
  await press('{Delete}');
  await waitFor(() =>
    expect(server.asked(EditProductGridDocument)).toEqual([
      { setId: 's1', edits: [{ productId: 'p1', column: 'sku', text: null }] },
    ]),
  );
});

it('pastes two rows of three cells as one step, and says what had no place', async () => {
  await show();
  await begin('M-4');
  await paste('"A\tB"\tC\tD\nE\tF\tG\n');
  await waitFor(() =>
    expect(server.lastAsked(EditProductGridDocument)?.edits).toEqual([
      { productId: 'p4', column: 'mpn', text: 'A\tB' },
      { productId: 'p4', column: 'sku', text: 'C' },
      { productId: 'p5', column: 'mpn', text: 'E' },
      { productId: 'p5', column: 'sku', text: 'F' },
    ]),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Not everything was pasted' }));
  expect(dialog.getByText('Row 1, column 3:')).toBeDefined();
  expect(dialog.getByText('Row 2, column 3:')).toBeDefined();
});

it('sends a larger paste by the upload door, and says what of it was left', async () => {
  server.answer(PasteIntoProductGridDocument, () => ({
    pasteIntoProductGrid: answered([
      { column: 2, sentence: { text: 'Row 22 has no product.\nPaste fewer rows.', wording: null } },
    ]),
  }));
  await show();
  await begin('M-2');
  const rows = Array.from({ length: 22 }, (_unused, at) => `m${at}\ts${at}`).join('\n');
  await paste(rows);
  await waitFor(() =>
    expect(server.asked(PasteIntoProductGridDocument)).toEqual([
      {
        setId: 's1',
        input: {
          uploadId: 'u1',
          place: { search: null, filter: {}, sort: [{ field: 'name', direction: 'ASC' }], productId: 'p2' },
          columns: ['mpn', 'sku'],
        },
      },
    ]),
  );
  expect(door.now.uploads.get('u1')?.bytes).toBe(rows.length);
  expect(await screen.findByText(/Row 22 has no product/)).toBeDefined();
  expect(server.asked(EditProductGridDocument)).toEqual([]);
});

it('says that a paste waits for the connection, and lets go of it when it is cancelled', async () => {
  await show();
  await begin('M-2');
  // A request that is lost once is sent again after a second, and the paste was done before it could be cancelled.
  door.now.lose(/^PUT/);
  await paste(Array.from({ length: 22 }, (_unused, at) => `m${at}\ts${at}`).join('\n'));
  await screen.findByText(/^The connection was lost. The paste continues/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The paste was cancelled; nothing of it is in the grid.')).toBeDefined();
  await waitFor(() => expect(door.now.uploads.size).toBe(0));
  expect(server.asked(PasteIntoProductGridDocument)).toEqual([]);
});

it('says of an empty catalogue that there is no product, with the next step, and of a search that nothing matches', async () => {
  now.products = [];
  await showEmpty('/products/manage');
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add product' }).getAttribute('href')).toBe('/products/new');
  expect(screen.getByRole('link', { name: 'Update product' }).getAttribute('href')).toBe('/products/update');
  cleanup();
  await showEmpty('/products/manage?q=kettle');
  expect(await screen.findByRole('button', { name: 'Clear the search' })).toBeDefined();
});

it('fills down what is selected, and sets a column for all that was found', async () => {
  server.answer(FillProductGridDocument, () => ({ fillProductGrid: answered() }));
  await show();
  await begin('M-1');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() =>
    expect(server.lastAsked(EditProductGridDocument)?.edits).toEqual([
      { productId: 'p2', column: 'mpn', text: 'M-1' },
      { productId: 'p3', column: 'mpn', text: 'M-1' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Set “MPN” for all 5 found' }));
  await press('X-1{Enter}');
  await waitFor(() =>
    expect(server.lastAsked(FillProductGridDocument)?.input).toEqual({
      column: 'mpn',
      text: 'X-1',
      place: { search: null, filter: {}, sort: [{ field: 'name', direction: 'ASC' }], productId: 'p1' },
      count: 5,
    }),
  );
});

it('marks a refused cell with its reason and next step', async () => {
  await show();
  await begin('K-3');
  await press('refused{Enter}');
  await waitFor(() => expect(screen.getByRole('cell', { name: /^refused/ }).getAttribute('aria-invalid')).toBe('true'));
  await begin('refused');
  expect(await screen.findByText(/^ ?This text is not taken\./)).toBeDefined();
  expect(screen.getByText('Type another one.').closest('p')?.textContent).toContain('Product p3 · SKU:');
  expect(screen.getByText(/1 refused/)).toBeDefined();
});

it('says why a closed cell cannot be edited, and does not', async () => {
  const [first] = now.products;
  if (first) first.closed = ['sku'];
  await show();
  await begin('K-1');
  expect(await screen.findByText(/Your role may not change this field/)).toBeDefined();
  await press('9{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Edit SKU' })).toBeNull();
  await press('{Delete}');
  await press('{Home}{ArrowRight}');
  expect(await screen.findByText(/This column is only shown here/)).toBeDefined();
  expect(server.asked(EditProductGridDocument)).toEqual([]);
});

it('shows a status as the list of products says it', async () => {
  const [first] = now.products;
  if (first) first.values.status = 'IN_REVIEW';
  await show();
  expect((await screen.findAllByRole('cell', { name: /^(In review|Active)/ })).length).toBe(5);
  await begin('In review');
  expect(await screen.findByText(/This column is only shown here/)).toBeDefined();
  expect(screen.queryByText(/IN_REVIEW/)).toBeNull();
});

it('says of each cell that a paste left why it cannot be edited, and what to do', async () => {
  const [first, second] = now.products;
  if (first) first.closed = ['sku'];
  if (second) second.ofVariants = ['sku'];
  await show();
  await begin('Kettle 1');
  await press('{ArrowRight}');
  await paste('ARCHIVED\tt\tM\tS\nARCHIVED\tt\tM\tS\n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not everything was pasted' }));
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(lines).toEqual([
    'Row 1, column 1: This column is only shown here. Change it on the page of the product.',
    'Row 1, column 4: Your role may not change this field of this product. Ask an administrator for a role that may.',
    'Row 2, column 1: This column is only shown here. Change it on the page of the product.',
    'Row 2, column 4: A product with several variants has a value for each of them. Change it on the page of the product.',
  ]);
});

it('blocks a column for all of more products than a step takes, and says why before anything is typed', async () => {
  now.total = { count: 90_223, isExact: false };
  await show();
  await begin('M-1');
  const setAll = await screen.findByRole('button', { name: 'Set “MPN” for all about 90,223 found' });
  expect(setAll.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(setAll);
  expect(await screen.findByText('A step takes 20,000 products at most')).toBeDefined();
  expect(screen.getByText(/Narrow the list with filters/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Set “MPN”/ })).toBeNull();
});

it('asks for the rows by the filters of the product list', async () => {
  await show('/products/manage?q=kettle&filter=status:ACTIVE&sort=-updatedAt');
  expect(server.lastAsked(ProductGridDocument)).toMatchObject({
    setId: 's1',
    columns: ['name:en', 'status', 'tags', 'mpn', 'sku'],
    search: 'kettle',
    filter: { status: ['ACTIVE'] },
    sort: [{ field: 'updatedAt', direction: 'DESC' }],
  });
});
