import { checkFigures } from '@quarry/contracts/analytics';
import { authorize } from '../../platform/auth/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { formFigures } from './figures.ts';

export const figuresResolvers = {
  Query: {
    figures: async (_root, { input }, context) => {
      authorize(context.actor, 'read', 'Analytics');
      const question = checkFigures(input);
      if (!question.ok) return { __typename: 'InvalidInput', issues: question.issues };
      return { __typename: 'Figures', ...(await formFigures(context, question.value)) };
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;
