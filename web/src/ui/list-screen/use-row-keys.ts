import type { RefObject } from 'react';
import { useKeys } from '../use-keys.ts';
import type { RowKey } from './column.ts';

/** The screen's own keys for the row that has the focus, or that holds it; without a focus in the list they do nothing. */
export function useRowKeys<OneRow>(
  rowKeys: readonly RowKey<OneRow>[],
  scroller: RefObject<HTMLElement | null>,
  row: OneRow | undefined,
  moveOn: () => void,
): void {
  const act = ({ run, movesOn }: RowKey<OneRow>) => {
    if (row === undefined || !scroller.current?.contains(document.activeElement)) return;
    run(row);
    if (movesOn) moveOn();
  };
  useKeys(Object.fromEntries(rowKeys.map((rowKey) => [rowKey.key, () => act(rowKey)])));
}
