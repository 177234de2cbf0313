import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { DeleteProductDocument } from './product.operations.generated.ts';
import { useProductConflict, type SeenProduct } from './use-product-conflict.ts';

/** Puts a product into the bin, and goes to the list, since its page is no more. */
export function useDeleteProduct(): (product: SeenProduct & { version: number }) => Promise<void> {
  const conflict = useProductConflict();
  const { gone, failed } = useShowRefusal();
  const deleted = useDeleted();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    async (product) => {
      const { id, version } = product;
      try {
        const { deleteProduct: result } = await requestGraphql(DeleteProductDocument, { id, version });
        switch (result.__typename) {
          case 'ProductDeleted':
            deleted(id, result.name);
            await navigate({ to: '/products' });
            break;
          case 'VersionConflict':
            await conflict(product);
            break;
          case 'NotFound':
            gone();
        }
        await queryClient.invalidateQueries();
      } catch (error) {
        failed(error);
      }
    },
    [conflict, gone, failed, deleted, navigate, queryClient],
  );
}
