import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { useRevert } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { ProductByIdDocument, type ProductDetailFragment } from './product.operations.generated.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

/** Shows a product as the server saved it, and lets its lists be read again. */
export function useShowProduct(): (product: ProductDetailFragment) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (product) => {
      queryClient.setQueryData([ProductByIdDocument.name, { id: product.id }], { product });
      await queryClient.invalidateQueries({ queryKey: [ProductsListDocument.name] });
    },
    [queryClient],
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
