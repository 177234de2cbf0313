import type { UserDraft } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { navigationMessages, useMessages, useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { UserForm } from './user.form.tsx';
import { usersMessages } from './users.messages.ts';
import { CreateUserDocument } from './users.operations.generated.ts';

export function UserNewScreen() {
  const t = useMessages(usersMessages);
  const { reason } = useWording();
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const create = async (input: UserDraft): Promise<SaveOutcome> => {
    const { createUser: result } = await requestGraphql(CreateUserDocument, { input });
    switch (result.__typename) {
      case 'UserCreated': {
        const { id, shownName } = result.user;
        await queryClient.invalidateQueries({ queryKey: ['UsersList'] });
        return {
          kind: 'saved',
          text: t('added', { name: shownName }),
          after: () => navigate({ to: '/users/$userId', params: { userId: id } }),
        };
      }
      case 'UserNameTaken':
        return { kind: 'refused', field: result.field, text: t(`taken.${result.field}`) };
      case 'RoleNotHeld':
        return {
          kind: 'refused',
          field: 'roleKeys',
          text: reason(reasoned('ROLE_NOT_HELD', { role: result.roleName })),
        };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={tNavigation('addUser')}>
      <UserForm onSave={create} saveLabel={tNavigation('addUser')} />
    </RecordPage>
  );
}
