import type { ListOf } from '../../ui/list-screen/index.ts';
import { UsersListDocument } from './users.operations.generated.ts';

export const usersList = {
  name: 'users',
  document: UsersListDocument,
  sort: 'name',
  link: (id) => ({ to: '/users/$userId', params: { userId: id } }),
  exported: 'User',
} satisfies ListOf<typeof UsersListDocument>;
