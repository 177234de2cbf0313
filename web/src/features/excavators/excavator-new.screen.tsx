import type { ExcavatorDraft } from '@quarry/contracts/excavators';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { ExcavatorForm } from './excavator.form.tsx';
import { excavatorsMessages } from './excavators.messages.ts';
import { CreateExcavatorDocument, ExcavatorsListDocument } from './excavators.operations.generated.ts';

export function ExcavatorNewScreen() {
  const t = useMessages(excavatorsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const create = async (input: ExcavatorDraft): Promise<SaveOutcome> => {
    const { createExcavator: result } = await requestGraphql(CreateExcavatorDocument, { input });
    switch (result.__typename) {
      case 'ExcavatorSaved': {
        const { id, name } = result.excavator;
        await queryClient.invalidateQueries({ queryKey: [ExcavatorsListDocument.name] });
        return {
          kind: 'saved',
          text: t('added', { name }),
          after: () => navigate({ to: '/excavators/$excavatorId', params: { excavatorId: id } }),
        };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={t('addTitle')}>
      <ExcavatorForm onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
