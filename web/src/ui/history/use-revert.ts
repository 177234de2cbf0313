import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { showUndo } from '../undo-toast.tsx';
import { useRecordsChanged } from '../use-records-changed.ts';
import { historyMessages } from './history.messages.ts';
import { RevertChangeDocument } from './history.operations.generated.ts';

/** Takes a change back, or the fields of it that are named, as a new change; the toast offers to take that one back where it can be. */
export function useRevert(entity?: string): (changeId: string, fields?: readonly string[]) => Promise<void> {
  const t = useMessages(historyMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const changed = useRecordsChanged();
  return useCallback(
    async function revert(changeId: string, fields?: readonly string[]): Promise<void> {
      try {
        const variables = { changeId, fields: fields ? [...fields] : null };
        const { revertChange: result } = await requestGraphql(RevertChangeDocument, variables);
        switch (result.__typename) {
          case 'ChangeReverted':
            if (result.isRevertible) showUndo(t('reverted'), tKit('undo'), () => revert(result.changeId));
            else toast.success(t('reverted'));
            break;
          case 'NotAllowedNow':
            refusal.refused(result);
            break;
          case 'InvalidInput':
            toast.error(t('noLongerFits', { fields: result.issues.map(({ path }) => path).join(', ') }));
            break;
          case 'NotFound':
            refusal.gone();
        }
        await changed(entity);
      } catch (error) {
        refusal.failed(error);
      }
    },
    [changed, entity, t, tKit, refusal],
  );
}
