import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../i18n/index.ts';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';
import { useDeleteProduct } from './use-delete-product.ts';

/** Puts the product into the bin, from where the message about it brings it back. */
export function DeleteProductButton({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const deleteProduct = useDeleteProduct();
  const remove = useMutation({ mutationFn: () => deleteProduct(product) });
  return (
    <Button variant="default" disabled={remove.isPending} onClick={() => remove.mutate()}>
      {t('delete')}
    </Button>
  );
}
