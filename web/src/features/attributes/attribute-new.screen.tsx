import type { AttributeDraft } from '@quarry/contracts/attributes';
import { useNavigate } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { AttributeForm } from './attribute.form.tsx';
import { inputOf } from './attribute-values.ts';
import { attributesMessages } from './attributes.messages.ts';
import { CreateAttributeDocument } from './attributes.operations.generated.ts';
import { useDeleteAttribute } from './use-delete-attribute.ts';
import { useWordTaken } from './use-word-taken.ts';

export function AttributeNewScreen() {
  const t = useMessages(attributesMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const { run: deleteAttribute } = useDeleteAttribute();
  const create = useSaveRecord({
    kind: 'attribute',
    document: CreateAttributeDocument,
    variables: (draft: AttributeDraft) => ({ input: inputOf(draft) }),
    answers: {
      AttributeCreated: ({ attribute }) => ({
        kind: 'saved',
        text: t('added', { name: attribute.name }),
        ...(attribute.mayDelete && { undo: () => deleteAttribute(attribute) }),
        after: () => navigate({ to: '/settings/attributes/$attributeId', params: { attributeId: attribute.id } }),
      }),
      AttributeWordTaken: useWordTaken(),
    },
  });
  return (
    <RecordPage title={tNavigation('addAttribute')}>
      <AttributeForm onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
