import { created, done, notFound, ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { cut, directionOf, searched, sorted, windowOf } from '../kit/lists.ts';
import { asWhole, parameter, withBody, withId, type Fields, type SampleRequest } from '../kit/request.ts';
import { findRow, idAfterHighest, withoutRow } from '../kit/rows.ts';
import { startUsers, type User } from './user-rows.ts';

type Users = readonly User[];

export const users = defineDomain(startUsers, {
  'GET /api/users/list/all-data': (users: Users) => ok(users),
  'GET /api/users/list/data': list,
  'GET /api/users/user': read,
  'POST /apps/users/add-user': withBody(add),
  'DELETE /apps/users/delete': withId((users: Users, id) => done(withoutRow(users, id))),
});

const emptyUser: Omit<User, 'id'> = {
  billing: 'Auto Debit',
  fullName: '',
  company: '',
  role: '',
  username: '',
  country: '',
  contact: '',
  email: '',
  currentPlan: '',
  status: 'pending',
  avatar: '',
};

const filters = ['role', 'currentPlan', 'status'] as const;
const columns = ['id', ...Object.keys(emptyUser)] as (keyof User)[];

function list(users: Users, request: SampleRequest) {
  const asked = parameter(request, 'sortColumn');
  const column = columns.find((name) => name === asked) ?? 'fullName';
  const wanted = filters.map((name) => [name, parameter(request, name)] as const);
  const found = searched(users, parameter(request, 'q'), ({ email, fullName, billing }) => [
    email,
    fullName,
    billing,
  ]).filter((user) => wanted.every(([name, value]) => value === undefined || user[name] === value));
  const rows = sorted(found, (user) => user[column], directionOf(request, 'asc'));
  return ok({ total: found.length, users: cut(rows, windowOf(request, 10)) });
}

function read(users: Users, request: SampleRequest) {
  const user = findRow(users, asWhole(parameter(request, 'id')));
  return user ? ok({ user }) : notFound('User');
}

/** Fields that were not sent get a value, so that no later search or sort meets a gap. */
function add(users: Users, body: Fields) {
  const user: User = { ...emptyUser, ...body, id: idAfterHighest(users) };
  return created({ user }, [...users, user]);
}
