import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  EditProductGridDocument,
  FillProductGridDocument,
  PasteIntoProductGridDocument,
} from './product-grid.operations.generated.ts';
import { gridServer } from './testing/grid-server.tsx';

const { server, now, stock, show, cell, press, begin, isFocused, answered } = gridServer();

/** Until it is called, rows far away are on their way. */
const holdJumps = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  now.jump = promise;
  return resolve;
};
const copy = () =>
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData: () => undefined } });
const scroller = () => {
  const element = document.getElementById('grid');
  if (!element) throw new Error('There is no grid.');
  return element;
};
/** By the scrollbar, to a row that is not loaded yet. */
const scrollTo = (row: number) => {
  const element = scroller();
  fireEvent.pointerDown(element);
  element.scrollTo({ top: row * 36 });
};
/** What was done to the last row once it is there: what is edited in it, and what was sent. */
const doneAtEnd = async () => {
  await cell('M-2383');
  await cell('K-2383');
  return [...screen.queryAllByRole('textbox'), ...server.asked(EditProductGridDocument)];
};
const end = '{Control>}{ArrowDown}{/Control}';

it('keeps the focus and what is typed for a cell that is on its way', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  const release = holdJumps();
  await press(`${end}go`);
  await waitFor(() => expect(document.activeElement?.id).toBe('grid'));
  await press('ld{Backspace}');
  expect(screen.queryByRole('textbox', { name: 'Edit SKU' })).toBeNull();
  release();
  expect(await screen.findByDisplayValue('gol')).toBe(document.activeElement);
  await press('d{Enter}');
  await waitFor(() =>
    expect(server.asked(EditProductGridDocument)).toEqual([
      { setId: 's1', edits: [{ productId: 'p2383', column: 'sku', text: 'gold' }] },
    ]),
  );
});

it('writes the cells that were typed ahead one after the other, and leaves no other as it was not', async () => {
  stock(2_383);
  await show();
  await begin('M-1');
  const release = holdJumps();
  await press(`${end}{ArrowUp}a{Enter}b{Enter}`);
  await press('{Control>}{Home}{/Control}');
  release();
  await waitFor(() =>
    expect(server.asked(EditProductGridDocument).flatMap(({ edits }) => edits)).toEqual([
      { productId: 'p2382', column: 'mpn', text: 'a' },
      { productId: 'p2383', column: 'mpn', text: 'b' },
    ]),
  );
  await isFocused('Kettle 1');
});

it('lets go of what was typed ahead where somebody goes on to something else', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  const release = holdJumps();
  await press(`${end}go`);
  await userEvent.click(screen.getByRole('searchbox'));
  release();
  await waitFor(() => expect(document.querySelector('td[data-active="true"]')?.textContent).toMatch(/^K-2383/));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.queryByRole('textbox', { name: 'Edit SKU' })).toBeNull();
});

it('goes back to the active cell with the first letter, wherever the rows were scrolled', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  scrollTo(2_000);
  await cell('K-2000');
  await waitFor(() => expect(document.activeElement).toBe(scroller()));
  await press('12');
  expect(await screen.findByDisplayValue('12')).toBe(document.activeElement);
  await press('{Enter}');
  await waitFor(() =>
    expect(server.asked(EditProductGridDocument).flatMap(({ edits }) => edits)).toEqual([
      { productId: 'p1', column: 'sku', text: '12' },
    ]),
  );
  await waitFor(() => expect(document.querySelector('td[data-active="true"]')?.textContent).toMatch(/^K-2(?!\d)/));
});

it('lets go of what was typed ahead where somebody scrolls on', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  const release = holdJumps();
  await press(`${end}12{Enter}`);
  fireEvent.wheel(scroller());
  release();
  await isFocused('K-2383');
  expect(await doneAtEnd()).toEqual([]);
});

it.each([
  ['{F6}', 'Arrow keys move'],
  ['{Escape}', 'M-2383'],
  ['{Tab}', 'K-2383'],
])('lets go of what was typed ahead by %s, which does not wait', async (key, next) => {
  stock(2_383);
  await show();
  await begin('M-1');
  const release = holdJumps();
  await press(`${end}12{Enter}${key}`);
  release();
  await isFocused(next);
  expect(await doneAtEnd()).toEqual([]);
});

it('writes nothing where a key typed ahead deletes what is not there yet', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  const release = holdJumps();
  await press(`${end}{F2}{Backspace}5{Enter}x{Control>}{Backspace}{/Control}y{Enter}`);
  release();
  await isFocused('K-2383');
  expect(await doneAtEnd()).toEqual([]);
});

it('keeps no key for rows that could not be read', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  const { promise, reject } = Promise.withResolvers<void>();
  now.jump = promise;
  await press(`${end}12`);
  await screen.findByText(/^Loading more/);
  reject(new Error('The connection was lost.'));
  await waitFor(() => expect(screen.queryByText(/^Loading more/)).toBeNull());
  now.jump = Promise.resolve();
  await press('3{Enter}{Control>}{Home}{/Control}');
  await isFocused('Kettle 1');
  expect(server.asked(EditProductGridDocument)).toEqual([]);
});

it('pastes in place of what was typed ahead', async () => {
  stock(2_383);
  server.answer(PasteIntoProductGridDocument, () => ({ pasteIntoProductGrid: answered() }));
  await show();
  await begin('K-1');
  const release = holdJumps();
  await press(`${end}12{Enter}`);
  fireEvent.paste(scroller(), { clipboardData: { getData: () => 'pasted' } });
  release();
  await waitFor(() => expect(server.asked(PasteIntoProductGridDocument)).toHaveLength(1));
  expect(await doneAtEnd()).toEqual([]);
});

it('moves on from the first cell while that is on its way', async () => {
  stock(2_383);
  await show();
  await begin('K-1');
  await press(end);
  await isFocused('K-2383');
  await press('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}');
  await isFocused('Kettle 3');
  expect(server.asked(EditProductGridDocument)).toEqual([]);
});

it('fills down from a first row that is not loaded any more, each row by what the first one says now', async () => {
  stock(2_383);
  server.answer(FillProductGridDocument, () => ({ fillProductGrid: answered() }));
  await show();
  await begin('M-1');
  await press('{Shift>}{Tab}{/Shift}x{Enter}{ArrowUp}');
  await press('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await waitFor(() =>
    expect(document.querySelector('td[data-active="true"]')?.closest('tr')?.textContent).toMatch(/2383/),
  );
  await press('{Control>}d{/Control}');
  await waitFor(() =>
    expect(server.asked(FillProductGridDocument).map(({ input }) => input)).toEqual([
      {
        column: 'tags',
        text: 'x',
        place: { search: null, filter: {}, sort: [{ field: 'name', direction: 'ASC' }], productId: 'p2' },
        count: 2_382,
      },
    ]),
  );
});

it('copies all rows of a range, loaded or not', async () => {
  stock(2_383);
  await show();
  userEvent.setup();
  await begin('M-1');
  await press('{Shift>}{ArrowRight}{/Shift}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await isFocused('K-2383');
  copy();
  expect(await screen.findByText('2,383 rows copied')).toBeDefined();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect([lines.length, lines[0], lines[1_200], lines.at(-1)]).toEqual([
    2_383,
    'M-1\tK-1',
    'M-1201\tK-1201',
    'M-2383\tK-2383',
  ]);
});

it('says how many of too many rows were copied, and how to get all', async () => {
  stock(20_100);
  await show();
  userEvent.setup();
  await begin('M-1');
  await press('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await isFocused('M-20100');
  copy();
  expect(await screen.findByText(/Only the first 20,000 of 20,100 rows were copied.*export the list/)).toBeDefined();
  expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(20_000);
});

it('copies on where the list is longer than it was thought to be, and says so where that is too long', async () => {
  stock(20_100);
  now.total = { count: 15_000, isExact: false };
  await show();
  userEvent.setup();
  await begin('M-1');
  await press('{Control>}a{/Control}');
  copy();
  expect(await screen.findByText(/^Only the first 20,000 rows were copied.*export the list/)).toBeDefined();
  expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(20_000);
});
