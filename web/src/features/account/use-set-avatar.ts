import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toast } from 'sonner';
import { noticeRights, requestGraphql, useSession } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { accountMessages } from './account.messages.ts';
import { SetUserAvatarDocument, type SetUserAvatarMutation } from './account.operations.generated.ts';

export type PicturedUser = {
  id: string;
  version: number;
  shownName: string;
  avatarId: string | null;
  picture: string | null;
};

type Result = SetUserAvatarMutation['setUserAvatar'];

/** Gives somebody a picture or takes it away, over the version that was opened; answers why not, and offers the way back. */
export function useSetAvatar(user: PicturedUser): UseMutationResult<string | undefined, unknown, string | null> {
  const t = useMessages(accountMessages);
  const tKit = useMessages(kitMessages);
  const { refused, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const refusalOf = useRefusal();
  const isOwn = String(useSession()?.userData.id ?? '') === user.id;

  const set = async (avatarId: string | null, version: number): Promise<Result> => {
    const result = (await requestGraphql(SetUserAvatarDocument, { id: user.id, version, avatarId })).setUserAvatar;
    if (result.__typename !== 'UserUpdated') return result;
    await queryClient.invalidateQueries();
    // The picture of the menu.
    if (isOwn) noticeRights();
    return result;
  };
  const takeBack = async (version: number) => {
    try {
      const result = await set(user.avatarId, version);
      const refusal = refusalOf(result);
      if (refusal === undefined) toast.success(t('pictureTakenBack'));
      else if (result.__typename === 'RoleNotHeld') refused(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
      else toast.error(refusal);
    } catch (error) {
      failed(error);
    }
  };
  return useMutation({
    mutationFn: async (avatarId: string | null) => {
      const result = await set(avatarId, user.version);
      if (result.__typename !== 'UserUpdated') return refusalOf(result);
      const { version } = result.user;
      showUndo(t(avatarId === null ? 'pictureRemoved' : 'pictureTaken'), tKit('undo'), () => void takeBack(version));
      return undefined;
    },
    onError: failed,
  });
}

function useRefusal(): (result: Result) => string | undefined {
  const { reason } = useWording();
  const tKit = useMessages(kitMessages);
  const issueText = useIssueText();
  return (result) => {
    switch (result.__typename) {
      case 'UserUpdated':
        return undefined;
      case 'InvalidInput':
        return result.issues.map(issueText).join(' ');
      case 'RoleNotHeld':
        return reason(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
      case 'VersionConflict':
        return tKit('conflict');
      case 'NotFound':
        return tKit('gone');
    }
  };
}
