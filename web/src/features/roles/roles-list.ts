import type { ListOf } from '../../ui/list-screen/index.ts';
import { RolesListDocument } from './roles.operations.generated.ts';

export const rolesList = {
  name: 'roles',
  document: RolesListDocument,
  sort: 'name',
  link: (id) => ({ to: '/users/roles/$roleId', params: { roleId: id } }),
  exported: 'Role',
} satisfies ListOf<typeof RolesListDocument>;
