import type { Archival } from '@quarry/contracts/products';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ArchiveDialog, type ArchiveIssues } from './archive-dialog.tsx';
import { archiveMessages } from './archive.messages.ts';
import { productMessages } from './product.messages.ts';
import { ArchiveProductDocument, type ProductDetailFragment } from './product.operations.generated.ts';
import { useProductSaved } from './use-product-changed.ts';
import { useProductConflict } from './use-product-conflict.ts';

/** Archives a product from its page. */
export function ArchiveProductDialog({ product, onClose }: { product: ProductDetailFragment; onClose: () => void }) {
  const t = useMessages(archiveMessages);
  const tProduct = useMessages(productMessages);
  const refusal = useShowRefusal();
  const saved = useProductSaved();
  const conflict = useProductConflict();
  const queryClient = useQueryClient();
  const { id, version, name } = product;
  const archive = async (input: Archival): Promise<ArchiveIssues | undefined> => {
    try {
      const { archiveProduct: result } = await requestGraphql(ArchiveProductDocument, { id, version, input });
      if (result.__typename === 'InvalidInput') return result.issues;
      onClose();
      switch (result.__typename) {
        case 'ProductUpdated':
          await saved(
            result.product,
            result.changeId,
            tProduct('moved', { name: result.product.name, status: tProduct('is.ARCHIVED') }),
          );
          return undefined;
        case 'NotAllowedNow':
          refusal.refused(result);
          break;
        case 'VersionConflict':
          await conflict(product);
          return undefined;
        case 'NotFound':
          refusal.gone();
      }
      // The page was drawn from what is out of date.
      await queryClient.invalidateQueries({ queryKey: ['ProductById', { id }] });
    } catch (error) {
      refusal.failed(error);
    }
    return undefined;
  };
  return (
    <ArchiveDialog
      title={t('archiveNamed', { name })}
      confirmLabel={tProduct('action.archive')}
      chosen={{ ids: [[id]] }}
      onArchive={archive}
      onClose={onClose}
    />
  );
}
