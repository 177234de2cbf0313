import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { productMessages } from './product.messages.ts';
import {
  ProductByIdDocument,
  ProductHistoryDocument,
  RevertChangeDocument,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

/** Shows a product as the server saved it, and lets its lists and history be read again. */
export function useShowProduct(): (product: ProductDetailFragment) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (product) => {
      queryClient.setQueryData([ProductByIdDocument.name, { id: product.id }], { product });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [ProductsListDocument.name] }),
        queryClient.invalidateQueries({ queryKey: [ProductHistoryDocument.name] }),
      ]);
    },
    [queryClient],
  );
}

/** Takes a change back, as a new change that can itself be taken back. */
export function useRevert(): (changeId: string) => Promise<void> {
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async function revert(changeId) {
      try {
        const { revertChange: result } = await requestGraphql(RevertChangeDocument, { changeId });
        switch (result.__typename) {
          case 'ChangeReverted':
            showUndo(t('reverted'), tKit('undo'), () => revert(result.changeId));
            break;
          case 'NotAllowedNow':
            refusal.refused(result);
            break;
          case 'NotFound':
            refusal.gone();
        }
        await Promise.all(
          [ProductByIdDocument, ProductHistoryDocument, ProductsListDocument].map(({ name }) =>
            queryClient.invalidateQueries({ queryKey: [name] }),
          ),
        );
      } catch {
        toast.error(tKit('notSaved'));
      }
    },
    [queryClient, t, tKit, refusal],
  );
}

/** After a save: shows the product, says what was done, and offers the way back. */
export function useProductSaved(): (
  product: ProductDetailFragment,
  changeId: string | null,
  text: string,
) => Promise<void> {
  const tKit = useMessages(kitMessages);
  const show = useShowProduct();
  const revert = useRevert();
  return useCallback(
    async (product, changeId, text) => {
      await show(product);
      if (changeId === null) toast.success(text);
      else showUndo(text, tKit('undo'), () => revert(changeId));
    },
    [show, revert, tKit],
  );
}
