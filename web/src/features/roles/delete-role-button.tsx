import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useRoleName } from '../access/index.ts';
import { rolesMessages } from './roles.messages.ts';
import { DeleteRoleDocument, RoleByIdDocument, type RoleDetailFragment } from './roles.operations.generated.ts';
import { useRightsNotHeld } from './use-rights-not-held.ts';

/** Deletes a role that nobody has; one that somebody has stays, and it is said who. */
export function DeleteRoleButton({ role }: { role: RoleDetailFragment }) {
  const t = useMessages(rolesMessages);
  const tKit = useMessages(kitMessages);
  const roleName = useRoleName();
  const rightsNotHeld = useRightsNotHeld();
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = role;
  const name = roleName(role);

  const remove = useMutation({
    mutationFn: () => requestGraphql(DeleteRoleDocument, { id, version }),
    onSuccess: async ({ deleteRole: result }) => {
      setAsking(false);
      switch (result.__typename) {
        case 'RoleDeleted':
          toast.success(t('deleted', { name }));
          await navigate({ to: '/users/roles' });
          await queryClient.invalidateQueries();
          return;
        case 'NotAllowedNow':
          refused(result, t('notDeleted', { name }));
          return;
        case 'RightsNotHeld':
          toast.error(rightsNotHeld(result.rules).text);
          return;
        case 'VersionConflict':
          toast.error(tKit('conflict'));
          await queryClient.invalidateQueries({ queryKey: [RoleByIdDocument.name, { id }] });
          return;
        case 'NotFound':
          gone();
      }
    },
    onError: failed,
  });

  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
