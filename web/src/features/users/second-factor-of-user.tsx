import { Button } from '@mantine/core';
import { reasoned } from '@quarry/contracts/wording';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { SecondFactorDot } from './user.columns.tsx';
import { usersMessages } from './users.messages.ts';
import { ResetSecondFactorDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** What a user signs in with besides the password, to be taken by anyone who may change them. */
export function SecondFactorOfUser({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const { refused, gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  // One's own is turned off at the account, with the password.
  const isOwn = useSession()?.userData.id === user.id;
  const { id, shownName: name, secondFactor, secondFactorSince, recoveryCodesLeft } = user;

  const reset = useMutation({
    mutationFn: async () => (await requestGraphql(ResetSecondFactorDocument, { id })).resetSecondFactor,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'SecondFactorReset':
          toast.success(t('factorReset', { name }));
          break;
        case 'RoleNotHeld':
          refused(reasoned('ROLE_NOT_HELD', { role: result.roleName }));
          break;
        case 'NotAllowedNow':
          refused(result);
          break;
        case 'NotFound':
          gone();
      }
    },
    onError: failed,
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries();
    },
  });

  return (
    <Section
      id="second-factor"
      title={t('secondFactor')}
      actions={
        user.mayUpdate &&
        !isOwn &&
        secondFactor === 'ON' && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('resetFactor')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: t('status'), value: <SecondFactorDot state={secondFactor} /> },
          ...(secondFactorSince === null
            ? []
            : [
                { label: t('secondFactorSince'), value: <RelativeTime at={secondFactorSince} /> },
                { label: t('recoveryCodes'), value: t('recoveryCodesLeft', { count: recoveryCodesLeft ?? 0 }) },
              ]),
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('resetFactorTitle', { name })}
        text={t('resetFactorText')}
        confirmLabel={t('resetFactor')}
        isDanger
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
