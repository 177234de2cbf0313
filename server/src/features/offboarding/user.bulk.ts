import { bulkDisableInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { reasoned } from '@quarry/contracts/wording';
import { type BulkAction, type BulkAnswer, bulkList, eachRow, originOf } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { userById, type UserRecord, userResolvers } from '../access/index.ts';
import { offboardingResolvers } from './offboarding.resolvers.ts';
import { returnShared, rightsToReturn } from './shared-records.ts';

type UserRow = UserRecord & { name: string };
type Run = BulkAction<UserRow>['run'];

const { disableUser, enableUser } = userResolvers.Mutation;
const { offboardUser } = offboardingResolvers.Mutation;

const disable = eachRow(
  disableUser,
  ({ id, version, status }: UserRow) => (status === 'INACTIVE' ? null : { id, version }),
  notHeld,
);

/** Each hands over to the same person, who is left alone where they were chosen too. */
function offboard(heirId: string): Run {
  const each = eachRow(
    offboardUser,
    ({ id, version, status }: UserRow) => (status === 'INACTIVE' ? null : { id, version, input: { heirId } }),
    notHeld,
  );
  return async (context, rows, input) => {
    const answers: BulkAnswer[] = [];
    for (const row of rows)
      answers.push(...(row.id === heirId ? [reasoned('IS_THE_HEIR')] : await each(context, [row], input)));
    return answers;
  };
}

/** What can be done to many users at once. */
export const userBulk = bulkList<UserRow>({
  find: (context, ids) => Promise.all(ids.map((id) => namedUser(context, id))),
  actions: {
    disable: {
      right: ['update', 'User', undefined, 'by_field'],
      input: (input) => checkInput(bulkDisableInput, input),
      run: (context, rows, input) => {
        const { heirId } = bulkDisableInput.parse(input ?? {});
        return (heirId === null ? disable : offboard(heirId))(context, rows, input);
      },
      undo: 'revert',
      beside: {
        rights: ({ deps }, id) => rightsToReturn(deps.db, id),
        takeBack: (context, id) =>
          withTransaction(context.deps.db, (tx) => returnShared(tx, context.deps, originOf(context), id)),
      },
    },
    enable: {
      right: ['update', 'User', undefined, 'by_field'],
      run: eachRow(
        enableUser,
        ({ id, version, status }: UserRow) => (status === 'ACTIVE' ? null : { id, version }),
        notHeld,
      ),
      undo: 'revert',
    },
  },
});

function notHeld(answer: { __typename: string; roleName?: string }) {
  return answer.roleName === undefined ? null : reasoned('ROLE_NOT_HELD', { role: answer.roleName });
}

async function namedUser(context: RequestContext, id: string): Promise<UserRow | null> {
  const user = await userById(context).load(id);
  return user && { ...user, name: user.shownName };
}
