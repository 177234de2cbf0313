import type { AttributeDraft } from '@quarry/contracts/attributes';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { inputOf } from './attribute-values.ts';
import { attributesMessages } from './attributes.messages.ts';
import {
  AttributeByIdDocument,
  UpdateAttributeDocument,
  type AttributeDetailFragment,
} from './attributes.operations.generated.ts';
import { useWordTaken } from './use-word-taken.ts';

/** Saves an attribute over the version it was opened with. */
export function useUpdateAttribute({
  id,
  version,
}: AttributeDetailFragment): (draft: AttributeDraft) => Promise<SaveOutcome> {
  const t = useMessages(attributesMessages);
  return useSaveRecord({
    kind: 'attribute',
    document: UpdateAttributeDocument,
    variables: (draft: AttributeDraft) => ({ id, version, input: inputOf(draft) }),
    page: { document: AttributeByIdDocument, variables: { id } },
    answers: {
      AttributeUpdated: ({ attribute, changeId }) => ({
        kind: 'saved',
        text: t('saved', { name: attribute.name }),
        undo: changeId,
        shown: { attribute },
      }),
      AttributeWordTaken: useWordTaken(),
    },
  });
}
