import { reasoned } from '@quarry/contracts/wording';
import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { usersMessages } from './users.messages.ts';
import {
  DisableUserDocument,
  EnableUserDocument,
  OffboardUserDocument,
  ReinstateUserDocument,
  type EnableUserMutation,
  type OffboardUserMutation,
  type ReinstateUserMutation,
} from './users.operations.generated.ts';

type StatusResult =
  | EnableUserMutation['enableUser']
  | OffboardUserMutation['offboardUser']
  | ReinstateUserMutation['reinstateUser'];

/** What is to become of a user, as they were seen. */
export type StatusOrder = { version: number } & (
  | { to: 'enabled' | 'disabled' | 'reinstated' }
  /** Disabled, and what they share handed over. */
  | { to: 'offboarded'; heirId: string }
);

type Refusal = Extract<StatusResult, { __typename: 'RoleNotHeld' | 'NotAllowedNow' | 'VersionConflict' | 'NotFound' }>;

export async function setUserStatus(id: string, order: StatusOrder): Promise<StatusResult> {
  const { version } = order;
  switch (order.to) {
    case 'enabled':
      return (await requestGraphql(EnableUserDocument, { id, version })).enableUser;
    case 'disabled':
      return (await requestGraphql(DisableUserDocument, { id, version })).disableUser;
    case 'offboarded':
      return (await requestGraphql(OffboardUserDocument, { id, version, input: { heirId: order.heirId } }))
        .offboardUser;
    case 'reinstated':
      return (await requestGraphql(ReinstateUserDocument, { id, version })).reinstateUser;
  }
}

/** Why a user's state did not change, or nothing when it did. */
export function useStatusRefusal(): (result: StatusResult) => string | undefined {
  const t = useMessages(usersMessages);
  const refusalOf = useUserRefusal();
  return useMemo(
    () => (result) => {
      switch (result.__typename) {
        case 'UserStatusChanged':
        case 'UserOffboarded':
        case 'UserReinstated':
          return undefined;
        case 'InvalidInput':
          return t('heirGone');
        default:
          return refusalOf(result);
      }
    },
    [t, refusalOf],
  );
}

/** Why nothing was done to a user, whatever was asked. */
export function useUserRefusal(): (result: Refusal) => string {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  return useMemo(
    () => (result) => {
      switch (result.__typename) {
        case 'RoleNotHeld':
          return reason(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
        case 'NotAllowedNow':
          return reason(result);
        case 'VersionConflict':
          return tKit('conflict');
        case 'NotFound':
          return tKit('gone');
      }
    },
    [tKit, reason],
  );
}

const DisableUsersQuestion = lazyPart(() =>
  import('./disable-users-question.tsx').then((module) => module.DisableUsersQuestion),
);

export function useUserBulkActions(): readonly BulkAction[] {
  const t = useMessages(usersMessages);
  const mayUpdate = useAbilities().can('update', 'User');
  return useMemo(
    () =>
      mayUpdate
        ? [
            {
              key: 'disable',
              label: (count) => t('disableUsers', { count }),
              Question: DisableUsersQuestion,
            },
            { key: 'enable', label: (count) => t('enableUsers', { count }) },
          ]
        : [],
    [mayUpdate, t],
  );
}
