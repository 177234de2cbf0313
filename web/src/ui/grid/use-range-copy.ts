import { useEffect, useRef, type ClipboardEvent } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { copyOnceRead } from '../copy-text.ts';
import type { Row } from '../list-screen/index.ts';
import { upTo } from './cell-range.ts';
import { gridMessages } from './grid.messages.ts';
import type { CellView, GridColumn } from './grid-types.ts';
import { rowsFrom } from './rows-from.ts';
import { writeTsv } from './tsv.ts';
import type { GridList, GridSelection } from './use-grid-selection.ts';

type Copied<OneRow extends Row> = {
  list: Pick<GridList<OneRow>, 'walk' | 'isStale'>;
  columns: readonly GridColumn[];
  selection: GridSelection<OneRow>;
  cellOf: (row: OneRow, column: GridColumn) => CellView;
};

/** As many rows as a clipboard takes well, and a step of the grid. */
const mostRows = 20_000;

/** Copies the selected cells as a spreadsheet program takes them; rows that are not loaded are read for it. */
export function useRangeCopy<OneRow extends Row>({ list, columns, selection, cellOf }: Copied<OneRow>) {
  const t = useMessages(gridMessages);
  const format = useFormat();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const { range, rowAt, startAt, lastRow } = selection;
  const chosen = columns.slice(range.start, range.end + 1);
  const textOf = (rows: readonly OneRow[]) =>
    writeTsv(rows.map((row) => chosen.map((column) => cellOf(row, column).value ?? '')));

  const readAndCopy = async (turn: AbortController) => {
    const wanted = range.bottom - range.top + 1;
    // How long a list is may be an estimate: to its last row means to its end.
    const most = range.bottom >= lastRow ? mostRows + 1 : Math.min(wanted, mostRows + 1);
    const read = list.isStale
      ? Promise.reject(new Error('The rows that are asked for are on their way.'))
      : rowsFrom(list, startAt(range.top), most, turn.signal);
    const id = toast.loading(t('copying'));
    let found = 0;
    const text = read.then((rows) => {
      if (rows.length === 0) throw new Error('The first row of the range left the list.');
      found = rows.length;
      return textOf(rows.slice(0, mostRows));
    });
    const isCopied = await copyOnceRead(text);
    if (turn.signal.aborted) return void toast.dismiss(id);
    if (!isCopied) return void toast.error(t('notCopied'), { id });
    const count = Math.min(found, mostRows);
    const rows = format.number(count);
    if (found > mostRows) {
      // An estimate may be too low to be named beside what was copied.
      const warning =
        wanted > mostRows ? t('copiedFirst', { rows, all: format.number(wanted) }) : t('copiedFirstOnly', { rows });
      return void toast.warning(warning, { id });
    }
    toast.success(t('copied', { count, rows }), { id });
  };

  return (event: ClipboardEvent) => {
    event.preventDefault();
    reading.current?.abort();
    const loaded = upTo(range.top, Math.min(range.bottom, range.top + mostRows)).map(rowAt);
    const rows = loaded.filter((row) => row !== undefined);
    if (rows.length === loaded.length) return event.clipboardData.setData('text/plain', textOf(rows));
    const turn = new AbortController();
    reading.current = turn;
    void readAndCopy(turn);
  };
}
