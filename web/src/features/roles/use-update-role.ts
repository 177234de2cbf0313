import type { RoleDraft } from '@quarry/contracts/access';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { rolesMessages } from './roles.messages.ts';
import { RoleByIdDocument, UpdateRoleDocument, type RoleDetailFragment } from './roles.operations.generated.ts';
import { useRightsNotHeld } from './use-rights-not-held.ts';

/** Saves a role over the version it was opened with. */
export function useUpdateRole(role: RoleDetailFragment): (input: RoleDraft) => Promise<SaveOutcome> {
  const t = useMessages(rolesMessages);
  const { refused } = useShowRefusal();
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const rightsNotHeld = useRightsNotHeld();
  const { id, version } = role;
  const queryKey = [RoleByIdDocument.name, { id }];

  return async (input) => {
    const { updateRole: result } = await requestGraphql(UpdateRoleDocument, { id, version, input });
    switch (result.__typename) {
      case 'RoleUpdated':
        await queryClient.invalidateQueries({ queryKey: ['RolesList'] });
        return {
          kind: 'saved',
          text: t('savedRole', { name: result.role.name }),
          undo: undoOf(result.changeId),
          after: () => queryClient.setQueryData(queryKey, { role: result.role }),
        };
      case 'RoleNameTaken':
        return { kind: 'refused', field: 'name', text: t('nameTaken', { name: result.name }) };
      case 'RightsNotHeld':
        return rightsNotHeld(result.rules);
      case 'NotAllowedNow':
        refused(result, t('notSaved'));
        return { kind: 'asked' };
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
