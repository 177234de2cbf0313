import { isGivable, type PermissionRule, signedInRules } from '@quarry/contracts/access';
import type { RoleDraft } from '@quarry/contracts/access';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { useRoleName } from '../access/index.ts';
import { RoleForm } from './role.form.tsx';
import { ruleOf } from './rule-of.ts';
import { rolesMessages } from './roles.messages.ts';
import { CreateRoleDocument, RoleByIdDocument } from './roles.operations.generated.ts';
import { useDeleteRole } from './use-delete-role.ts';
import { useRightsNotHeld } from './use-rights-not-held.ts';

/** A role of one's own: from what every role begins with, or as a copy of another one. */
export function RoleNewScreen() {
  const { copyOf } = useSearch({ from: '/shell/users/roles/new' });
  return copyOf === undefined ? <NewRole name="" rules={signedInRules} /> : <Copy id={copyOf} />;
}

function Copy({ id }: { id: string }) {
  const t = useMessages(rolesMessages);
  const roleName = useRoleName();
  const query = useRecord(RoleByIdDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ role }) => role}>
      {(role) => {
        // A new role takes no right on what is not built, which an older one may still have.
        const rules = role.rules.map(ruleOf).filter(isGivable);
        return <NewRole name={t('copyName', { name: roleName(role) })} rules={rules} />;
      }}
    </LoadRecord>
  );
}

function NewRole({ name, rules }: { name: string; rules: readonly PermissionRule[] }) {
  const t = useMessages(rolesMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const rightsNotHeld = useRightsNotHeld();
  const deleteRole = useDeleteRole();
  const mayDelete = useAbilities().can('delete', 'Role');

  const create = async (input: RoleDraft): Promise<SaveOutcome> => {
    const { createRole: result } = await requestGraphql(CreateRoleDocument, { input });
    switch (result.__typename) {
      case 'RoleCreated': {
        const { id, name: made } = result.role;
        await queryClient.invalidateQueries({ queryKey: ['RolesList'] });
        return {
          kind: 'saved',
          text: t('added', { name: made }),
          undo: mayDelete ? () => deleteRole(result.role) : undefined,
          after: () => navigate({ to: '/users/roles/$roleId', params: { roleId: id } }),
        };
      }
      case 'RoleNameTaken':
        return { kind: 'refused', field: 'name', text: t('nameTaken', { name: result.name }) };
      case 'RightsNotHeld':
        return rightsNotHeld(result.rules);
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={tNavigation('addRole')} isWide>
      <RoleForm name={name} rules={rules} onSave={create} saveLabel={tNavigation('addRole')} />
    </RecordPage>
  );
}
