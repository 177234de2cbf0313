import type { ExcavatorDraft } from '@quarry/contracts/excavators';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { lifecycleMessages, type ConfigurableState } from '../../ui/lifecycle/index.ts';
import { excavatorsMessages } from './excavators.messages.ts';
import {
  ChangeExcavatorStateDocument,
  ExcavatorByIdDocument,
  ExcavatorsListDocument,
  StartExcavationDocument,
  UpdateExcavatorDocument,
  type ExcavatorDetailFragment,
} from './excavators.operations.generated.ts';

/** What can be done with an excavator that is there: save it, move it to another state, run it. */
export function useExcavatorActions(excavator: ExcavatorDetailFragment) {
  const t = useMessages(excavatorsMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const tLife = useMessages(lifecycleMessages);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const undoOf = useUndoOf();
  const { id, version } = excavator;
  const queryKey = [ExcavatorByIdDocument.name, { id }];
  const show = (changed: ExcavatorDetailFragment) => queryClient.setQueryData(queryKey, { excavator: changed });
  const refreshList = () => queryClient.invalidateQueries({ queryKey: [ExcavatorsListDocument.name] });
  const loadNewest = () => queryClient.invalidateQueries({ queryKey });

  const save = async (input: ExcavatorDraft): Promise<SaveOutcome> => {
    const { updateExcavator: result } = await requestGraphql(UpdateExcavatorDocument, { id, version, input });
    switch (result.__typename) {
      case 'ExcavatorSaved': {
        const { excavator: saved } = result;
        await refreshList();
        return {
          kind: 'saved',
          text: t('savedExcavator', { name: saved.name }),
          undo: undoOf(result.changeId),
          after: () => show(saved),
        };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return { kind: 'conflict', lastChange: result.lastChange, loadNewest };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };

  const moveTo = async (state: ConfigurableState, seen: number, before: ConfigurableState): Promise<unknown> => {
    const { changeExcavatorState: result } = await requestGraphql(ChangeExcavatorStateDocument, {
      id,
      version: seen,
      state,
    });
    switch (result.__typename) {
      case 'ExcavatorSaved': {
        const { excavator: moved } = result;
        show(moved);
        await refreshList();
        const said = t('changedState', { name: moved.name, state: tLife(`state.${moved.state}`) });
        if (!moved.nextStates.includes(before)) return toast.success(said);
        return showUndo(said, tKit('undo'), () => moveTo(before, moved.version, moved.state).catch(refusal.failed));
      }
      case 'NotAllowedNow':
        return refusal.refused(result);
      case 'VersionConflict':
        return toast.warning(tKit('conflict'), {
          action: { label: tKit('loadNewest'), onClick: () => void loadNewest() },
        });
      case 'NotFound':
        return refusal.gone();
    }
  };

  const changeState = (state: ConfigurableState) => moveTo(state, version, excavator.state);

  const run = async () => {
    const { startExcavation: result } = await requestGraphql(StartExcavationDocument, { excavatorId: id });
    switch (result.__typename) {
      case 'ExcavationStarted':
        await Promise.all([loadNewest(), refreshList()]);
        toast.success(t('runStarted', { name: excavator.name }));
        return navigate({ to: '/excavators/runs/$runId', params: { runId: result.run.id } });
      case 'NotAllowedNow':
        return refusal.refused(result);
      case 'NotFound':
        return refusal.gone();
    }
  };

  return { save, changeState, run };
}
