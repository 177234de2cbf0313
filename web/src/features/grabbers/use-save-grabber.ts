import type { GrabberDraft } from '@quarry/contracts/grabbers';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import {
  CreateGrabberDocument,
  GrabberByIdDocument,
  GrabbersListDocument,
  UpdateGrabberDocument,
  type GrabberDetailFragment,
} from './grabbers.operations.generated.ts';

type AfterSave = (grabber: GrabberDetailFragment) => unknown;

export function useCreateGrabber(after: AfterSave): (input: GrabberDraft) => Promise<SaveOutcome> {
  const t = useMessages(grabbersMessages);
  const queryClient = useQueryClient();
  return async (input) => {
    const { createGrabber: result } = await requestGraphql(CreateGrabberDocument, { input });
    switch (result.__typename) {
      case 'GrabberSaved': {
        const { grabber } = result;
        await queryClient.invalidateQueries({ queryKey: [GrabbersListDocument.name] });
        return { kind: 'saved', text: t('added', { name: grabber.name }), after: () => after(grabber) };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'NotFound':
        return { kind: 'refused', field: 'shopId', text: t('shopGone') };
    }
  };
}

/** Saves a grabber over the version it was opened with; every save of how it reads is a new version of that. */
export function useUpdateGrabber(
  { id, version }: GrabberDetailFragment,
  after: AfterSave,
): (input: GrabberDraft) => Promise<SaveOutcome> {
  const t = useMessages(grabbersMessages);
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const queryKey = [GrabberByIdDocument.name, { id }];
  return async (input) => {
    const { updateGrabber: result } = await requestGraphql(UpdateGrabberDocument, { id, version, input });
    switch (result.__typename) {
      case 'GrabberSaved': {
        const { grabber } = result;
        await queryClient.invalidateQueries({ queryKey: [GrabbersListDocument.name] });
        return {
          kind: 'saved',
          text: t('saved', { name: grabber.name }),
          undo: undoOf(result.changeId),
          after: () => {
            queryClient.setQueryData(queryKey, { grabber });
            return after(grabber);
          },
        };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return {
          kind: 'conflict',
          lastChange: result.lastChange,
          loadNewest: () => queryClient.invalidateQueries({ queryKey }),
        };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}
