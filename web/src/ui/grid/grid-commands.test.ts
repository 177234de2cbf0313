import { expect, it } from 'vitest';
import { gridCommands } from './grid-commands.ts';
import type { CellView, ColumnFill, GridActions, GridColumn } from './grid-types.ts';
import type { GridSelection } from './use-grid-selection.ts';

type OneRow = { id: string; price: string };

const columns: GridColumn[] = [{ key: 'price', header: 'Price', width: 100, editor: 'number' }];
const cellOf = ({ price }: OneRow): CellView => ({
  value: price,
  text: price,
  state: 'plain',
  isClosed: false,
  marks: [],
});
const place = { row: 0, column: 0 };
/** Three thousand rows, of which none is loaded. */
const selection: GridSelection<OneRow> = {
  active: place,
  activeRow: undefined,
  activeColumn: columns[0],
  range: { top: 0, bottom: 2_999, start: 0, end: 0 },
  lastRow: 2_999,
  rowAt: () => undefined,
  startAt: (index) => ({ rowId: undefined, page: { after: null }, index }),
  goTo: () => place,
  select: () => undefined,
};
const unexpected = () => {
  throw new Error('Nothing else is done.');
};

/** What Fill down writes while the rows are those of the columns that are shown, or are not. */
async function filledDown(isStale: boolean, loaded?: readonly OneRow[]): Promise<readonly ColumnFill[]> {
  let read: () => Promise<readonly ColumnFill[]> = async () => [];
  const actions: GridActions = {
    edit: unexpected,
    fill: unexpected,
    fillDown: (reading) => {
      read = reading;
    },
    paste: unexpected,
    undo: unexpected,
  };
  const walk = async function* () {
    yield [
      { id: 'r1', price: '19.9' },
      { id: 'r2', price: '5' },
    ];
  };
  const list = { isStale, walk };
  const chosen = loaded ? { ...selection, rowAt: (row: number) => loaded[row] } : selection;
  gridCommands({ list, columns, selection: chosen, cellOf, actions, mostEdits: 20 }).fillDown();
  return read();
}

it('fills down what a first row says that is read for it', async () => {
  expect(await filledDown(false)).toEqual([{ column: 'price', text: '19.9', fromRow: 1, fromId: 'r2', rows: 2_999 }]);
});

it('fills down nothing while rows for other columns are on their way', async () => {
  expect(await filledDown(true)).toEqual([]);
  expect(await filledDown(true, [{ id: 'r1', price: '19.9' }])).toEqual([]);
});
