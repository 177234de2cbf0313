import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRoleName } from '../access/index.ts';
import { rolesMessages } from './roles.messages.ts';
import type { RoleDetailFragment } from './roles.operations.generated.ts';
import { useDeleteRole } from './use-delete-role.ts';

/** Deletes a role that nobody has; one that somebody has stays, and it is said who. */
export function DeleteRoleButton({ role }: { role: RoleDetailFragment }) {
  const t = useMessages(rolesMessages);
  const deleteRole = useDeleteRole();
  const [isAsking, setAsking] = useState(false);
  const name = useRoleName()(role);
  const remove = useMutation({
    mutationFn: () => deleteRole({ ...role, name }),
    onSettled: () => setAsking(false),
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
