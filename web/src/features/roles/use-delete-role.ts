import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { rolesMessages } from './roles.messages.ts';
import { DeleteRoleDocument, RoleByIdDocument } from './roles.operations.generated.ts';
import { useRightsNotHeld } from './use-rights-not-held.ts';

/** Puts a role that nobody has into the bin; of one that somebody has it is said who. `name` is what the reader calls it. */
export function useDeleteRole(): (role: { id: string; version: number; name: string }) => Promise<void> {
  const t = useMessages(rolesMessages);
  const tKit = useMessages(kitMessages);
  const rightsNotHeld = useRightsNotHeld();
  const { refused, gone, failed } = useShowRefusal();
  const deleted = useDeleted();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, version, name }) => {
      try {
        const { deleteRole: result } = await requestGraphql(DeleteRoleDocument, { id, version });
        switch (result.__typename) {
          case 'RoleDeleted':
            deleted(id, name);
            await navigate({ to: '/users/roles' });
            await queryClient.invalidateQueries();
            return;
          case 'NotAllowedNow':
            refused(result, t('notDeleted', { name }));
            return;
          case 'RightsNotHeld':
            refused({ code: 'RIGHTS_NOT_HELD', reason: rightsNotHeld(result.rules).text }, t('notDeleted', { name }));
            return;
          case 'VersionConflict':
            toast.error(tKit('conflict'));
            await queryClient.invalidateQueries({ queryKey: [RoleByIdDocument.name, { id }] });
            return;
          case 'NotFound':
            gone();
        }
      } catch (error) {
        failed(error);
      }
    },
    [t, tKit, rightsNotHeld, refused, gone, failed, deleted, navigate, queryClient],
  );
}
