import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listPageSize, requestGraphql, type PageParam } from '../../../data/index.ts';
import {
  ProductGridDocument,
  type ProductGridQuery,
  type ProductGridQueryVariables,
} from './product-grid.operations.generated.ts';

/** Reads those loaded pages anew in which some rows stand: an edit changes neither the others nor the order. */
export function useRereadRows(variables: Record<string, unknown>): (ids: ReadonlySet<string>) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (ids) => {
      const queryKey = [ProductGridDocument.name, variables];
      const held = queryClient.getQueryData<InfiniteData<ProductGridQuery, PageParam>>(queryKey);
      const read = (held?.pages ?? []).map(async (page, at): Promise<[ProductGridQuery, ProductGridQuery]> => {
        if (!page.productGrid.nodes.some(({ id }) => ids.has(id))) return [page, page];
        const asked = { ...variables, first: listPageSize, ...held?.pageParams[at] };
        return [page, await requestGraphql(ProductGridDocument, asked as unknown as ProductGridQueryVariables)];
      });
      const newest = new Map(await Promise.all(read));
      queryClient.setQueryData<InfiniteData<ProductGridQuery, PageParam>>(
        queryKey,
        (now) => now && { ...now, pages: now.pages.map((page) => newest.get(page) ?? page) },
      );
    },
    [queryClient, variables],
  );
}
