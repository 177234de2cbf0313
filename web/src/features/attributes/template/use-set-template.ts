import { useMessages } from '../../../i18n/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import type { OwnEntry } from './own-entries.ts';
import { templateMessages } from './template.messages.ts';
import { SetCategoryTemplateDocument } from './template.operations.generated.ts';

type Asked = { id: string; version: number; entries: readonly OwnEntry[] };

/** Saves what a category says of attributes, with the way back; `onSaved` runs before the category is loaded anew. */
export function useSetTemplate(onSaved: () => void) {
  const t = useMessages(templateMessages);
  return useCommand({
    kind: 'category',
    document: SetCategoryTemplateDocument,
    variables: ({ id, version, entries }: Asked) => ({ id, version, input: { entries: [...entries] } }),
    answers: {
      CategoryTemplateSet: ({ changeId, category: { name } }) => ({
        kind: 'done',
        text: t('saved', { name }),
        undo: changeId,
        after: onSaved,
      }),
    },
  });
}
