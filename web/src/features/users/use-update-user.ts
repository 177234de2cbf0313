import type { UserDraft } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { usersMessages } from './users.messages.ts';
import { UpdateUserDocument, UserByIdDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** Saves a user over the version they were opened with. */
export function useUpdateUser(user: UserDetailFragment): (input: UserDraft) => Promise<SaveOutcome> {
  const t = useMessages(usersMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const { id, version } = user;
  const queryKey = [UserByIdDocument.name, { id }];

  return async (input) => {
    const { updateUser: result } = await requestGraphql(UpdateUserDocument, { id, version, input });
    switch (result.__typename) {
      case 'UserUpdated':
        await queryClient.invalidateQueries({ queryKey: ['UsersList'] });
        return {
          kind: 'saved',
          text: t('savedUser', { name: result.user.shownName }),
          undo: undoOf(result.changeId),
          after: () => queryClient.setQueryData(queryKey, { user: result.user }),
        };
      case 'UserNameTaken':
        return { kind: 'refused', field: result.field, text: t(`taken.${result.field}`) };
      case 'RoleNotHeld':
        return {
          kind: 'refused',
          field: 'roleKeys',
          text: reason(reasoned('ROLE_NOT_HELD', { role: result.roleName })),
        };
      case 'NotAllowedNow':
        return { kind: 'refused', field: 'roleKeys', text: reason(result) };
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
