import { invitationInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { mutation } from '../../platform/commands/index.ts';
import type { Deps, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { makeLink } from './account-link.commands.ts';
import { mailLink } from './account-link.mail.ts';
import { type Invited, inviteUsers } from './invitation.commands.ts';
import { userById } from './user.resolvers.ts';

/** Their answers hold a secret, so that none of them is kept for somebody who asks again. */
export const accountLinkResolvers = {
  Mutation: {
    createUserLink: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }],
      run: ({ id }, { deps, origin }) => makeLink(deps, origin, id),
      answer: async (outcome, { deps }) =>
        outcome.kind === 'made'
          ? {
              __typename: 'UserLinkCreated',
              user: outcome.user,
              link: { ...outcome.link, mail: await mailLink(deps, outcome.user, outcome.link) },
            }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
    inviteUsers: mutation({
      effect: 'holds_a_secret',
      right: () => ['create', 'User'],
      input: ({ input }) => checkInput(invitationInput, input),
      run: (_args, { deps, origin, draft }) => inviteUsers(deps, origin, draft),
      answer: async (outcome, { deps }) =>
        outcome.kind === 'answered'
          ? {
              __typename: 'UsersInvited',
              results: await Promise.all(outcome.results.map((invited) => mailed(deps, invited))),
            }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

async function mailed(deps: Deps, invited: Invited) {
  const { entry, outcome } = invited;
  const answered = { line: entry.line, text: entry.text, outcome, user: null, link: null };
  if (invited.outcome === 'exists') return { ...answered, user: invited.user };
  if (invited.outcome !== 'invited') return answered;
  const { user, link } = invited;
  return { ...answered, user, link: { ...link, mail: await mailLink(deps, user, link) } };
}
