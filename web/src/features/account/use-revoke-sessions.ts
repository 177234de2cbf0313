import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { accountMessages } from './account.messages.ts';
import {
  RevokeSessionDocument,
  RevokeSessionsDocument,
  SessionsDocument,
  type RevokeSessionMutation,
} from './account.operations.generated.ts';

type Revoked = RevokeSessionMutation['revokeSession'];

/** Ends one session of a user, by its id, or all but the one that asks (null). */
export function useRevokeSessions(userId: string): UseMutationResult<Revoked, unknown, string | null> {
  const t = useMessages(accountMessages);
  const { refused, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id) => revoke(userId, id),
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'SessionsRevoked':
          toast.success(t('revoked', { count: result.count }));
          break;
        case 'RoleNotHeld':
          refused(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
          break;
        case 'NotFound':
          toast(t('endedAlready'));
      }
    },
    onError: failed,
    onSettled: () =>
      Promise.all(
        [[SessionsDocument.name, { userId }], ['UserById', { id: userId }], ['Changes']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

async function revoke(userId: string, id: string | null): Promise<Revoked> {
  return id === null
    ? (await requestGraphql(RevokeSessionsDocument, { userId })).revokeSessions
    : (await requestGraphql(RevokeSessionDocument, { id })).revokeSession;
}
