import type { RowLink } from '../../ui/list-screen/index.ts';
import { RolesListDocument, type RolesListQuery } from './roles.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const rolesList = {
  document: RolesListDocument,
  connection: ({ roles }: RolesListQuery) => roles,
  link: (id: string): RowLink => ({ to: '/users/roles/$roleId', params: { roleId: id } }),
};
