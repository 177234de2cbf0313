import type { AttributeDraft } from '@quarry/contracts/attributes';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { inputOf } from './attribute-values.ts';
import { attributesMessages } from './attributes.messages.ts';
import {
  AttributeByIdDocument,
  UpdateAttributeDocument,
  type AttributeDetailFragment,
  type OptionUseFragment,
} from './attributes.operations.generated.ts';
import { useWordTaken } from './use-word-taken.ts';

/** Saves an attribute over the version it was opened with; also which options the last save left out though products have them. */
export function useUpdateAttribute({ id, version }: AttributeDetailFragment): {
  update: (draft: AttributeDraft) => Promise<SaveOutcome>;
  optionUses: readonly OptionUseFragment[];
} {
  const t = useMessages(attributesMessages);
  const [optionUses, setOptionUses] = useState<readonly OptionUseFragment[]>([]);
  const save = useSaveRecord({
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
      AttributeOptionsInUse: ({ uses }) => {
        setOptionUses(uses);
        return { kind: 'asked' };
      },
    },
  });
  const update = (draft: AttributeDraft) => {
    setOptionUses([]);
    return save(draft);
  };
  return { update, optionUses };
}
