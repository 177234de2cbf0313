import type { ListWindow, PageParam } from '../../data/index.ts';
import type { Row } from '../list-screen/index.ts';

/** How a row of a list is found: by its id where that is known, else by its place in a page. */
export type RowStart = { rowId: string | undefined; page: PageParam; index: number };

/** The rows of a list from one on, whatever is loaded: as many as there are up to a number; none where that row left the list. */
export async function rowsFrom<OneRow extends Row>(
  list: Pick<ListWindow<OneRow>, 'walk'>,
  { rowId, page, index }: RowStart,
  most: number,
  signal: AbortSignal,
): Promise<readonly OneRow[]> {
  const rows: OneRow[] = [];
  for await (const nodes of list.walk(page, signal)) {
    const isFirst = rows.length === 0;
    const begin = !isFirst ? 0 : rowId === undefined ? index : nodes.findIndex(({ id }) => id === rowId);
    if (begin === -1) return rows;
    rows.push(...nodes.slice(begin));
    if (rows.length === 0 || rows.length >= most) break;
  }
  return rows.slice(0, most);
}
