import { reasoned } from '@quarry/contracts/wording';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { UserRecord } from './user.ts';
import { userById, userResolvers } from './user.resolvers.ts';

const { disableUser, enableUser } = userResolvers.Mutation;

/** What can be done to many users at once. */
export const userBulk = bulkList<UserRecord & { name: string }>({
  find: (context, ids) => Promise.all(ids.map((id) => namedUser(context, id))),
  actions: {
    disable: {
      right: ['update', 'User'],
      run: eachRow(disableUser, ({ id, version, status }) => (status === 'INACTIVE' ? null : { id, version }), notHeld),
      undo: 'revert',
    },
    enable: {
      right: ['update', 'User'],
      run: eachRow(enableUser, ({ id, version, status }) => (status === 'ACTIVE' ? null : { id, version }), notHeld),
      undo: 'revert',
    },
  },
});

function notHeld(answer: { __typename: string; roleName?: string }) {
  return answer.roleName === undefined ? null : reasoned('ROLE_NOT_HELD', { role: answer.roleName });
}

async function namedUser(context: RequestContext, id: string): Promise<(UserRecord & { name: string }) | null> {
  const user = await userById(context).load(id);
  return user && { ...user, name: user.shownName };
}
