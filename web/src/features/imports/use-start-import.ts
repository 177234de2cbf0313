import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { importsMessages } from './imports.messages.ts';
import { ImportPageDocument, ImportsListDocument, StartImportDocument } from './imports.operations.generated.ts';

/** Begins an import of an uploaded file, and opens it; `withinId` is what its records lie in. */
export function useStartImport(kind: ImportKind, withinId?: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusal = useShowRefusal();
  const t = useMessages(importsMessages);
  return async (uploadId: string, fileName: string): Promise<void> => {
    const title = t('notImported', { name: fileName });
    try {
      const variables = { kind, uploadId, withinId: withinId ?? null };
      const { startImport: result } = await requestGraphql(StartImportDocument, variables);
      if (result.__typename === 'NotAllowedNow') return refusal.refused(result, title);
      const { id } = result.import;
      queryClient.setQueryData([ImportPageDocument.name, { id }], { import: result.import });
      void queryClient.invalidateQueries({ queryKey: [ImportsListDocument.name] });
      await navigate({ to: importKinds[kind].page, params: { importId: id } });
    } catch (error) {
      // The upload stays, and is offered once more.
      refusal.failedTo(title, error);
    }
  };
}
