import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';

/** Fetches the rows that were not taken as a file that can be corrected and sent again. */
export function useErrorFile({ id, fileName }: Pick<ImportDetailFragment, 'id' | 'fileName'>) {
  const t = useMessages(importsMessages);
  const refusal = useShowRefusal();
  return useMutation({
    mutationFn: async () => {
      const blob = await requestFile(`/imports/${encodeURIComponent(id)}/errors.csv`);
      saveFile(blob, t('errorFileName', { name: fileName.replace(/\.\w{1,4}$/, '') }));
    },
    onError: refusal.failed,
  });
}
