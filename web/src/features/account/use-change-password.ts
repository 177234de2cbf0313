import type { PasswordChangeDraft } from '@quarry/contracts/access';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { accountMessages } from './account.messages.ts';
import {
  ChangePasswordDocument,
  SessionsDocument,
  type ChangePasswordMutation,
} from './account.operations.generated.ts';

export type PasswordField = keyof PasswordChangeDraft;

type Answers = {
  onChanged: () => void;
  onThrottled: (minutes: number) => void;
  onRefused: (refusal: { field: PasswordField; code: string }) => void;
};

/** Changes one's own password; what the server refuses is shown at its field. */
export function useChangePassword(
  userId: string,
  { onChanged, onThrottled, onRefused }: Answers,
): UseMutationResult<ChangePasswordMutation['changePassword'], unknown, PasswordChangeDraft> {
  const t = useMessages(accountMessages);
  const { failed } = useShowRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: PasswordChangeDraft) =>
      (await requestGraphql(ChangePasswordDocument, { input })).changePassword,
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'PasswordChanged': {
          const count = result.endedSessions;
          onChanged();
          toast.success(count === 0 ? t('passwordChanged') : t('passwordChangedElsewhere', { count }));
          return queryClient.invalidateQueries({ queryKey: [SessionsDocument.name, { userId }] });
        }
        case 'TooManyAttempts':
          return onThrottled(result.retryAfterMinutes);
        case 'InvalidInput':
          for (const { path, code } of result.issues.slice(0, 1)) {
            onRefused({ field: path === 'newPassword' ? path : 'currentPassword', code });
          }
      }
    },
    onError: failed,
  });
}
