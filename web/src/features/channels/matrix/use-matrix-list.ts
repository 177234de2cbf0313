import { useMemo } from 'react';
import { listPageSize, requestGraphql, type PageParam } from '../../../data/index.ts';
import type { GridList } from '../../../ui/grid/index.ts';
import { useList, type List } from '../../../ui/list-screen/index.ts';
import { productsMessages, useProductColumns, useProductFilters } from '../../products/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ListingMatrixDocument, type ListingMatrixQueryVariables } from './matrix.operations.generated.ts';
import { matrixList, withId, type MatrixRow } from './matrix-list.ts';

/** The rows beside some channels, found and ordered as the list of products is. */
export function useMatrixList(channelIds: readonly string[]) {
  const t = useMessages(productsMessages);
  const productColumns = useProductColumns();
  const found = useList(matrixList, {
    columns: productColumns,
    filters: useProductFilters(),
    fieldLabels: { createdAt: t('created'), categoryId: t('category') },
    variables: { channelIds },
  });
  const rows = useMemo(() => found.rows.map(withId), [found.rows]);
  const list: List<MatrixRow> = {
    ...found,
    rows,
    showFrom: async (start) => (await found.showFrom(start))?.map(withId),
    walk: async function* (page, signal) {
      for await (const lines of found.walk(page, signal)) yield lines.map(withId);
    },
  };
  return { list, productColumns };
}

/** The rows from a loaded one on, also those that are not loaded yet. */
export async function* rowsFrom({ placeOf, variables }: GridList<MatrixRow>, index: number): AsyncGenerator<MatrixRow> {
  const place = placeOf(index);
  let skipped = place.index;
  for (let next: PageParam | null = place.page; next;) {
    const asked = { ...variables, first: listPageSize, ...next } as unknown as ListingMatrixQueryVariables;
    const { nodes, pageInfo } = (await requestGraphql(ListingMatrixDocument, asked)).listingMatrix;
    for (const line of nodes.slice(skipped)) yield withId(line);
    skipped = 0;
    next = pageInfo.hasNextPage ? { after: pageInfo.endCursor } : null;
  }
}
