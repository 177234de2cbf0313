import { useState } from 'react';
import { toast } from 'sonner';
import { isRequestError, newId, requestGraphql } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import type { CellEdit, ColumnFill, EditQueue, GridList, GridSelection } from '../../../ui/grid/index.ts';
import { discardUpload, sendInParts, type Upload } from '../../../ui/upload/index.ts';
import { manageMessages } from './manage.messages.ts';
import {
  DiscardGridDocument,
  FillProductGridDocument,
  PasteIntoProductGridDocument,
  ProductGridDocument,
  UndoGridStepDocument,
  type GridLineFragment,
  type GridPlaceInput,
  type GridStateFragment,
  type ProductGridQueryVariables,
} from './product-grid.operations.generated.ts';
import { useGridAnswer } from './use-grid-set.ts';

/** What is being done to more cells than are edited one by one. */
export type GridWork =
  | { kind: 'filling' | 'undoing' | 'discarding' | 'placing' }
  /** Until the block is at the server it can be cancelled. */
  | { kind: 'pasting'; share: number; isWaiting: boolean; cancel: () => void };

type StepsOf = {
  setId: string;
  list: GridList<GridLineFragment>;
  selection: Pick<GridSelection<GridLineFragment>, 'startAt'>;
  queue: EditQueue<CellEdit>;
  /** The rows as the server has them are on their way. */
  onDone: () => Promise<void>;
};

/** A list that is not counted exactly is written to its end; there are fewer rows than this. */
const toTheEnd = 1_000_000;

/** Steps that the server does to many cells at once. Edits that wait go before them. */
export function useGridSteps({ setId, list, selection, queue, onDone }: StepsOf) {
  const t = useMessages(manageMessages);
  const refusal = useShowRefusal();
  const take = useGridAnswer();
  const [work, setWork] = useState<GridWork>();
  const [left, setLeft] = useState<GridStateFragment['left']>([]);
  const { search, filter, sort } = list.variables as Pick<ProductGridQueryVariables, 'search' | 'filter' | 'sort'>;

  const during = async (now: GridWork, step: () => Promise<GridStateFragment | undefined>) => {
    setWork(now);
    try {
      if (!(await queue.flush())) return void toast.error(t('notSent'));
      const state = await step();
      if (state && state.left.length > 0) setLeft(state.left);
      await onDone();
    } catch (error) {
      refusal.failed(error);
    } finally {
      setWork(undefined);
    }
  };
  const idAt = async (row: number): Promise<string | undefined> => {
    const known = selection.startAt(row).rowId;
    if (known !== undefined) return known;
    const { productGrid } = await requestGraphql(ProductGridDocument, {
      columns: [],
      search,
      filter,
      sort,
      first: 1,
      ...(row > 0 && { from: { row } }),
    });
    return productGrid.nodes[0]?.id;
  };
  const placeAt = async (row: number, id?: string): Promise<GridPlaceInput | undefined> => {
    const productId = id ?? (await idAt(row));
    return productId === undefined ? undefined : { search, filter, sort, productId };
  };
  const fillOne = async ({ column, text, fromRow, fromId, rows }: ColumnFill) => {
    const place = await placeAt(fromRow, fromId);
    if (!place) return undefined;
    const input = { column, text, place, count: rows };
    return take((await requestGraphql(FillProductGridDocument, { setId, input })).fillProductGrid);
  };
  const fillEach = async (fills: readonly ColumnFill[]) => {
    let state: GridStateFragment | undefined;
    for (const fill of fills) state = await fillOne(fill);
    return state;
  };
  return {
    work,
    left,
    forgetLeft: () => setLeft([]),
    fill: (fills: readonly ColumnFill[]) => during({ kind: 'filling' }, () => fillEach(fills)),
    fillDown: (read: () => Promise<readonly ColumnFill[]>) =>
      during({ kind: 'filling' }, async () => {
        const fills = await read();
        if (fills.length === 0) toast.error(t('fillGone'));
        return fillEach(fills);
      }),
    fillAll: (column: string, text: string | null) =>
      during({ kind: 'filling' }, () =>
        fillOne({
          column,
          text,
          fromRow: 0,
          fromId: undefined,
          rows: list.total?.isExact ? list.total.count : toTheEnd,
        }),
      ),
    pasteFile: (text: string, row: number, columns: readonly string[]) => {
      const turn = new AbortController();
      let begun: Upload | undefined;
      const pasting = (isWaiting: boolean): GridWork => ({
        kind: 'pasting',
        share: begun ? begun.reached / Math.max(1, begun.bytes) : 0,
        isWaiting,
        cancel: () => turn.abort(),
      });
      return during(pasting(false), async () => {
        const sent = await sendInParts({
          file: new File([text], 'paste.tsv', { type: 'text/tab-separated-values' }),
          purpose: 'BLOCK',
          key: newId(),
          begun: undefined,
          signal: turn.signal,
          onMoved: (moved) => {
            begun = moved;
            setWork(pasting(false));
          },
          onWaiting: () => setWork(pasting(true)),
        }).catch((error: unknown) => {
          if (!turn.signal.aborted) throw error;
        });
        if (!sent) {
          toast(t('pasteCancelled'));
          if (begun) await discardUpload(begun.id);
          return undefined;
        }
        setWork({ kind: 'placing' });
        if (sent.kind === 'refused') refusal.refused(sent.refusal, t('notPasted'));
        if (sent.kind === 'failed') refusal.failedTo(t('notPasted'), sent.error);
        if (sent.kind === 'invalid' || sent.kind === 'unreadable') toast.error(t('notPasted'));
        const place = sent.kind === 'complete' ? await placeAt(row) : undefined;
        if (sent.kind !== 'complete' || !place) return undefined;
        const input = { uploadId: sent.upload.id, place, columns };
        return take((await requestGraphql(PasteIntoProductGridDocument, { setId, input })).pasteIntoProductGrid);
      });
    },
    undoSent: () =>
      during({ kind: 'undoing' }, async () =>
        take((await requestGraphql(UndoGridStepDocument, { setId })).undoGridStep),
      ),
    discard: () =>
      during({ kind: 'discarding' }, async () =>
        take((await requestGraphql(DiscardGridDocument, { setId })).discardGrid),
      ),
  };
}

/** Whether it may not have arrived, so that the same is sent again. */
export function mayBeLost(error: unknown): boolean {
  return ['OFFLINE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'].some((code) => isRequestError(error, code));
}
