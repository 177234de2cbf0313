import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requestGraphql } from '../../../data/index.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import {
  PreviewListingsDocument,
  type ListingCellInput,
  type PreviewListingsQuery,
} from './matrix.operations.generated.ts';
import { cellKey, inputOf, type PendingCells } from './matrix-edits.ts';

export type CellPreview = PreviewListingsQuery['previewListings']['cells'][number];

const pauseMs = 300;
const noCells = '[]';

/** What the pending cells would become, asked once nobody has written for a moment. */
export function useMatrixPreview(pending: PendingCells) {
  const asked = useMemo(() => JSON.stringify(inputOf(pending)), [pending]);
  const settled = useSettled(asked, pauseMs);
  const query = useQuery({
    queryKey: [PreviewListingsDocument.name, settled],
    queryFn: async ({ signal }) => {
      const cells = JSON.parse(settled) as ListingCellInput[][];
      return (await requestGraphql(PreviewListingsDocument, { cells }, { signal })).previewListings;
    },
    enabled: settled !== noCells,
    placeholderData: keepPreviousData,
  });
  const preview = asked === noCells ? undefined : query.data;
  const cells = useMemo(
    () => new Map(preview?.cells.map((cell) => [cellKey(cell.variantId, cell.channelId), cell])),
    [preview],
  );
  return {
    preview,
    cells,
    error: query.error,
    retry: query.refetch,
    /** What is shown says of all pending cells what they become. */
    isSettled: preview !== undefined && !query.isPlaceholderData && settled === asked,
  };
}
