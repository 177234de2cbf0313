import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { setUserStatus, useStatusRefusal } from './user-status.ts';
import { usersMessages } from './users.messages.ts';
import { UserByIdDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** Lets a user in, or disables them after it was said what that ends and what stays theirs. */
export function UserStatusButton({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const tKit = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const refusalOf = useStatusRefusal();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isDisabled = user.status === 'INACTIVE';

  const change = useMutation({
    mutationFn: ({ id, version, status }: { id: string; version: number; status: 'ACTIVE' | 'INACTIVE' }) =>
      setUserStatus({ id, version }, status),
    onSuccess: async (result, { id, status }) => {
      setAsking(false);
      const refusal = refusalOf(result);
      if (refusal !== undefined) toast.error(refusal);
      if (result.__typename !== 'UserStatusChanged') return;
      const { user: changed } = result;
      queryClient.setQueryData([UserByIdDocument.name, { id }], { user: changed });
      await queryClient.invalidateQueries({ queryKey: ['UsersList'] });
      const before = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
      showUndo(t(status === 'ACTIVE' ? 'enabled' : 'disabled', { name: changed.shownName }), tKit('undo'), () =>
        change.mutate({ id, version: changed.version, status: before }),
      );
    },
    onError: failed,
  });
  const set = (status: 'ACTIVE' | 'INACTIVE') => change.mutate({ id: user.id, version: user.version, status });
  const owned = user.owned.map(({ kind, count }) => t(`owned.${kind}`, { count })).join(', ');

  return (
    <>
      {user.status !== 'ACTIVE' && (
        <Button variant="default" loading={change.isPending} onClick={() => set('ACTIVE')}>
          {t(isDisabled ? 'enable' : 'approve')}
        </Button>
      )}
      {!isDisabled && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('disable')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('disableTitle', { name: user.shownName })}
        text={`${t('disableText')} ${owned === '' ? t('ownsNothing') : t('owns', { owned })}`}
        confirmLabel={t('disable')}
        isDanger
        isBusy={change.isPending}
        onConfirm={() => set('INACTIVE')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
