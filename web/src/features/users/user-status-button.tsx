import { Button } from '@mantine/core';
import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ReferenceInput, type Reference } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { heirChoices, isShared } from './heir-choices.ts';
import { setUserStatus, useStatusRefusal, type StatusOrder } from './user-status.ts';
import { usersMessages } from './users.messages.ts';
import { UserByIdDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** The order that takes another one back. */
const backFrom = {
  enabled: 'disabled',
  disabled: 'enabled',
  offboarded: 'reinstated',
  reinstated: 'disabled',
} as const;

/** Lets a user in, or disables them after it was said what that ends, what stays theirs, and who may get it. */
export function UserStatusButton({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const tKit = useMessages(kitMessages);
  const { refused, failed } = useShowRefusal();
  const refusalOf = useStatusRefusal();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [heir, setHeir] = useState<Reference | null>(null);
  const { id, version } = user;
  const isDisabled = user.status === 'INACTIVE';

  const change = useMutation({
    mutationFn: (order: StatusOrder) => setUserStatus(id, order),
    onSuccess: async (result, { to }) => {
      const refusal = refusalOf(result);
      if (result.__typename === 'NotAllowedNow') refused(result);
      else if (result.__typename === 'RoleNotHeld') refused(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
      else if (refusal !== undefined) toast.error(refusal);
      // Somebody else is chosen where the first one cannot get anything.
      if (result.__typename !== 'InvalidInput') setAsking(false);
      if (!('user' in result)) return;
      const { shownName: name, version: newVersion } = result.user;
      queryClient.setQueryData([UserByIdDocument.name, { id }], { user: result.user });
      await queryClient.invalidateQueries();
      const said =
        result.__typename === 'UserOffboarded'
          ? t('offboarded', { name, count: result.handedOver })
          : t(result.user.status === 'INACTIVE' ? 'disabled' : 'enabled', { name });
      // Nobody is made to wait again: who was not approved yet is let in, or kept out, as a decision of its own.
      if (user.status === 'PENDING') toast.success(said);
      else showUndo(said, tKit('undo'), () => change.mutate({ version: newVersion, to: backFrom[to] }));
    },
    onError: failed,
  });
  const disable = () =>
    change.mutate(heir === null ? { version, to: 'disabled' } : { version, to: 'offboarded', heirId: heir.id });
  const named = (isEnding: boolean) =>
    user.owned
      .filter(({ kind }) => (kind === 'openSessions') === isEnding)
      .map(({ kind, count }) => t(`owned.${kind}`, { count }))
      .join(', ');
  const [ending, staying] = [named(true), named(false)];
  const consequences = [
    t('disableText'),
    ending !== '' && t('ends', { owned: ending }),
    staying === '' ? t('ownsNothing') : t('owns', { owned: staying }),
  ];
  const shares = user.owned.some(isShared);

  return (
    <>
      {user.status !== 'ACTIVE' && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ version, to: 'enabled' })}>
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
        text={consequences.filter(Boolean).join(' ')}
        confirmLabel={t('disable')}
        isDanger
        isBusy={change.isPending}
        onConfirm={disable}
        onClose={() => setAsking(false)}
      >
        {shares && (
          <ReferenceInput
            label={t('heir')}
            help={t('heirHelp')}
            value={heir?.id ?? null}
            current={heir}
            choices={heirChoices([id])}
            onChange={setHeir}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
