import { userInput } from '@quarry/contracts/access';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { changeAvatar } from './avatar.commands.ts';
import { scopeReferenceOf } from './scope-names.ts';
import { userById } from './user.resolvers.ts';
import { changeUser, changeUserStatus, userKind } from './user-record.commands.ts';

export const userHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const user = await userById(context).load(id);
    return user && ['update', 'User', { userId: id }, 'by_field'];
  },
  referenceOf: scopeReferenceOf,
  restoring: restoringOf(
    userKind,
    ['updated', 'enabled', 'disabled'],
    (deps, origin, { id, version, fields, restored: { status, avatarId } }) => {
      // Pictures are changed by themselves.
      if (avatarId === null || typeof avatarId === 'string')
        return changeAvatar(deps, origin, { id, version }, avatarId);
      if (status === 'ACTIVE' || status === 'INACTIVE') return changeUserStatus(deps, origin, id, version, status);
      if (status !== undefined) return Promise.resolve({ kind: 'waits_no_more' });
      return saveDraft(userInput, fields, (draft) => changeUser(deps, origin, id, version, draft));
    },
  ),
};
