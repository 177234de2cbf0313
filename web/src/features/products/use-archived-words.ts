import { useCallback } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { archiveMessages } from './archive.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

type Archival = NonNullable<ProductDetailFragment['archival']>;

/** Says that a product was archived since it was opened, by whom and when. */
export function useArchivedWords(): (name: string, archival: Pick<Archival, 'by' | 'at'>) => string {
  const t = useMessages(archiveMessages);
  const format = useFormat();
  return useCallback(
    (name, { by, at }) => {
      const time = format.relativeTime(at, Date.now());
      return by === null
        ? t('archivedMeanwhile', { name, time })
        : t('archivedMeanwhileBy', { name, person: by, time });
    },
    [t, format],
  );
}
