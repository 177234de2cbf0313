import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { useUserRefusal } from './user-status.ts';
import { usersMessages } from './users.messages.ts';
import { EraseUserDocument, type UserDetailFragment } from './users.operations.generated.ts';

/** Takes a disabled user out for good, after it was said what goes and what stays, and their username was typed. */
export function EraseUserButton({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const { failed } = useShowRefusal();
  const refusalOf = useUserRefusal();
  const issueText = useIssueText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const { id, version, shownName: name } = user;
  const erase = useMutation({
    mutationFn: async () =>
      (await requestGraphql(EraseUserDocument, { id, version, input: { username: username.trim() } })).eraseUser,
    onSuccess: async (result) => {
      if (result.__typename === 'InvalidInput') return setProblem(result.issues.map(issueText).join(' '));
      if (result.__typename !== 'UserErased') return setProblem(refusalOf(result));
      await navigate({ to: '/users', replace: true });
      queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(id) });
      await queryClient.invalidateQueries();
      toast.success(t('erasedUser', { name }));
    },
    onError: failed,
  });
  const open = () => {
    setUsername('');
    setProblem(undefined);
    setAsking(true);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('erase')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('eraseTitle', { name })}
        text={t('eraseGoes')}
        confirmLabel={t('erase')}
        isDanger
        isBusy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('eraseStays')}</p>
        <TextInput
          label={t('eraseConfirm', { username: user.username })}
          value={username}
          error={problem}
          autoComplete="off"
          onChange={(event) => {
            setUsername(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </ConfirmDialog>
    </>
  );
}
