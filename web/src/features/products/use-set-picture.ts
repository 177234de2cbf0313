import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { inputMessages, inputText } from '../../ui/form/index.ts';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import {
  ProductByIdDocument,
  SetProductPictureDocument,
  type AttributeBriefFragment,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { useProductSaved, useShowProduct } from './use-product-changed.ts';

/** Makes an upload the picture of a product that is shown. */
export function useSetPicture(attribute: AttributeBriefFragment) {
  const t = useMessages(productMessages);
  const tInput = useMessages(inputMessages);
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const saved = useProductSaved();
  const show = useShowProduct();

  const write = async (product: ProductDetailFragment, uploadId: string): Promise<void> => {
    const { id: productId, version } = product;
    const input = { productId, version, uploadId };
    const { setProductPicture: result } = await requestGraphql(SetProductPictureDocument, { input });
    switch (result.__typename) {
      case 'ProductUpdated':
        return saved(result.product, result.changeId, t('valueSet', { attribute: attributeName(t, attribute) }));
      case 'InvalidInput':
        refused({ reason: result.issues.map(({ code }) => inputText(tInput, code)).join(' ') });
        return undefined;
      case 'NotAllowedNow':
        refused(result);
        return undefined;
      case 'VersionConflict':
        return onNewest(product, uploadId);
      case 'NotFound':
        gone();
        return undefined;
    }
  };

  /** A newer version with the same picture is no conflict: the new one goes on top of it. */
  const onNewest = async (seen: ProductDetailFragment, uploadId: string): Promise<void> => {
    const { product: newest } = await queryClient.fetchQuery({
      queryKey: [ProductByIdDocument.name, { id: seen.id }],
      queryFn: () => requestGraphql(ProductByIdDocument, { id: seen.id }),
      staleTime: 0,
    });
    if (newest === null) {
      gone();
      return undefined;
    }
    if (newest.imageUrl === seen.imageUrl) return write(newest, uploadId);
    await show(newest);
    toast.warning(t('pictureMoved'));
    return undefined;
  };

  return async (product: ProductDetailFragment, uploadId: string): Promise<void> => {
    try {
      await write(product, uploadId);
    } catch (error) {
      failed(error);
    }
  };
}
