import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { archiveMessages } from './archive.messages.ts';
import { ProductByIdDocument, type ProductDetailFragment } from './product.operations.generated.ts';
import { useArchivedWords } from './use-archived-words.ts';

/** One that was only just made has no archival. */
export type SeenProduct = { id: string; archival?: ProductDetailFragment['archival'] };

/** Says why a change of a product, as it was seen, met a newer version, and shows that one, with the ways on that it has. */
export function useProductConflict(): (seen: SeenProduct) => Promise<void> {
  const t = useMessages(archiveMessages);
  const tKit = useMessages(kitMessages);
  const { gone } = useShowRefusal();
  const archivedWords = useArchivedWords();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, archival: before }) => {
      const { product } = await queryClient.fetchQuery({
        queryKey: [ProductByIdDocument.name, { id }],
        queryFn: () => requestGraphql(ProductByIdDocument, { id }),
        staleTime: 0,
      });
      if (product === null) gone();
      else if (product.archival && !before)
        toast.warning(archivedWords(product.name, product.archival), { description: t('archivedNext') });
      else toast.warning(tKit('conflict'));
    },
    [t, tKit, gone, archivedWords, queryClient],
  );
}
