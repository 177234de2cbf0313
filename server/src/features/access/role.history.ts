import { roleMatrixInput } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { changeRole, roleKind } from './role.commands.ts';
import { roleById } from './role.resolvers.ts';

export const roleHistory: RecordHistory = {
  nested: ['rules', 'fields', 'limits'],
  rightToRestore: async (context, id) => {
    const role = await roleById(context).load(id);
    return role && ['update', 'Role', undefined, 'by_field'];
  },
  restoring: restoringOf(roleKind, ['updated'], (deps, origin, { id, version, fields }) =>
    saveDraft(roleMatrixInput, fields, async (draft) => {
      const outcome = await changeRole(deps, origin, id, version, draft);
      return outcome.kind === 'rights_not_held' ? { kind: 'not_allowed', ...reasoned('RIGHTS_NOT_HELD') } : outcome;
    }),
  ),
};
