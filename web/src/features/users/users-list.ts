import type { RowLink } from '../../ui/list-screen/index.ts';
import { UsersListDocument, type UsersListQuery } from './users.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const usersList = {
  document: UsersListDocument,
  connection: ({ users }: UsersListQuery) => users,
  link: (id: string): RowLink => ({ to: '/users/$userId', params: { userId: id } }),
};
