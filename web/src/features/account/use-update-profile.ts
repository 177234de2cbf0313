import type { ProfileDraft } from '@quarry/contracts/access';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { noticeRights, requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { accountMessages } from './account.messages.ts';
import {
  AccountDocument,
  UpdateProfileDocument,
  type AccountFragment,
  type UpdateProfileMutation,
} from './account.operations.generated.ts';

/** Saves what somebody sets of themselves, over the version they opened; the name in the menu follows. */
export function useUpdateProfile(user: AccountFragment): (input: ProfileDraft) => Promise<SaveOutcome> {
  const t = useMessages(accountMessages);
  const tKit = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const { id } = user;
  const queryKey = [AccountDocument.name, { id }];

  const show = (saved: AccountFragment) => {
    queryClient.setQueryData(queryKey, { user: saved });
    // The name in the menu.
    noticeRights();
    return queryClient.invalidateQueries({ queryKey: ['UsersList'] });
  };
  /** A right over users would be needed to revert the change by its history; one's own way back is to save the name before it. */
  const takeBack = async (version: number) => {
    try {
      const result = await saveProfile(id, version, { fullName: user.fullName });
      if (result.__typename !== 'UserUpdated') return void toast.error(tKit('conflict'));
      await show(result.user);
      toast.success(t('takenBack'));
    } catch (error) {
      failed(error);
    }
  };

  return async (input) => {
    const result = await saveProfile(id, user.version, input);
    switch (result.__typename) {
      case 'UserUpdated': {
        const saved = result.user;
        return {
          kind: 'saved',
          text: t('savedProfile'),
          undo: result.changeId === null ? undefined : () => takeBack(saved.version),
          after: () => show(saved),
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

async function saveProfile(
  id: string,
  version: number,
  input: ProfileDraft,
): Promise<UpdateProfileMutation['updateProfile']> {
  return (await requestGraphql(UpdateProfileDocument, { id, version, input })).updateProfile;
}
