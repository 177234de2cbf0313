import { ownPasswordInput, secondFactorInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { mutation } from '../../platform/commands/index.ts';
import { perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { personOf } from './person-of.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from './second-factor.commands.ts';
import { countRecoveryCodes } from './second-factor.store.ts';
import { minuteMs } from './session-times.ts';
import { userById } from './user.resolvers.ts';

const codesLeft = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const left = await countRecoveryCodes(deps.db, ids);
      return ids.map((id) => left.get(id) ?? null);
    }),
);

/** Requests or answers hold a secret, so that none of them is kept for somebody who asks again. */
export const secondFactorResolvers = {
  User: {
    recoveryCodesLeft: ({ id }, _args, context) => codesLeft(context).load(id),
  },
  Mutation: {
    beginSecondFactor: mutation({
      effect: 'holds_a_secret',
      right: () => 'signed_in',
      input: ({ input }) => checkInput(ownPasswordInput, input),
      run: (_args, { deps, actor, origin, draft }) => beginSecondFactor(deps, origin, personOf(actor), draft.password),
      answer: (outcome) =>
        outcome.kind === 'offered' ? { __typename: 'SecondFactorOffered', ...outcome } : tooMany(outcome),
    }),
    confirmSecondFactor: mutation({
      effect: 'holds_a_secret',
      right: () => 'signed_in',
      input: ({ input }) => checkInput(secondFactorInput, input),
      run: (_args, { deps, actor, origin, draft }) => confirmSecondFactor(deps, origin, personOf(actor), draft),
      answer: (outcome) => ({ __typename: 'SecondFactorConfirmed', ...outcome }),
    }),
    renewRecoveryCodes: mutation({
      effect: 'holds_a_secret',
      right: () => 'signed_in',
      input: ({ input }) => checkInput(ownPasswordInput, input),
      run: (_args, { deps, actor, origin, draft }) => renewRecoveryCodes(deps, origin, personOf(actor), draft.password),
      answer: (outcome) =>
        outcome.kind === 'made' ? { __typename: 'RecoveryCodesMade', ...outcome } : tooMany(outcome),
    }),
    turnOffSecondFactor: mutation({
      effect: 'holds_a_secret',
      right: () => 'signed_in',
      input: ({ input }) => checkInput(ownPasswordInput, input),
      run: (_args, { deps, actor, origin, draft }) =>
        turnOffSecondFactor(deps, origin, personOf(actor), draft.password),
      answer: (outcome) =>
        outcome.kind === 'turned_off' ? { __typename: 'SecondFactorTurnedOff', user: outcome.user } : tooMany(outcome),
    }),
    resetSecondFactor: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }],
      run: ({ id }, { deps, origin }) => resetSecondFactor(deps, origin, id),
      answer: (outcome) =>
        outcome.kind === 'reset'
          ? { __typename: 'SecondFactorReset', user: outcome.user }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

function tooMany({ retryAfterMs }: { retryAfterMs: number }) {
  return { __typename: 'TooManyAttempts' as const, retryAfterMinutes: Math.ceil(retryAfterMs / minuteMs) };
}
