import { checkInput } from '@quarry/contracts/common';
import { templateInput } from '@quarry/contracts/templates';
import { may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers, Shape, TemplateEntry } from '../../platform/graphql/index.ts';
import { attributeById, type AttributeRecord } from '../attributes/index.ts';
import { categoryById } from '../categories/index.ts';
import { setTemplate } from './template.commands.ts';
import { templateOfCategory, usesOfAttribute } from './template.loaders.ts';
import type { StandingEntry } from './template.ts';

export const templateResolvers = {
  Mutation: {
    setCategoryTemplate: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      input: ({ input }) => checkInput(templateInput, input),
      run: ({ id, version }, { deps, origin, draft }) => setTemplate(deps, origin, { id, version }, draft),
      answer: ({ record, changeId }) => ({ __typename: 'CategoryTemplateSet', category: record, changeId }),
    }),
  },
  Category: {
    template: async ({ id = '' }, _args, context) => {
      if (!may(context.actor, 'read', 'Attribute')) return [];
      const standing = await templateOfCategory(context).load(id);
      const entries = await Promise.all(standing.map((entries) => entryShape(context, entries)));
      return entries.flatMap((entry) => entry ?? []);
    },
  },
  Attribute: {
    templateCategories: async ({ id = '' }, _args, context) => {
      if (!may(context.actor, 'read', 'Category')) return [];
      const uses = await Promise.all(
        (await usesOfAttribute(context).load(id)).map(async ({ categoryId, state, makesVariants }) => {
          const category = await categoryById(context).load(categoryId);
          return category ? [{ category, state, makesVariants }] : [];
        }),
      );
      return uses.flat();
    },
  },
} satisfies Pick<Resolvers, 'Mutation' | 'Category' | 'Attribute'> & ResolverMap;

async function entryShape(
  context: RequestContext,
  [nearest, ...above]: readonly StandingEntry[],
): Promise<Shape<TemplateEntry> | null> {
  const attribute = nearest && (await attributeById(context).load(nearest.attributeId));
  if (!attribute) return null;
  const isOwn = nearest.distance === 0;
  const [said, inherited] = await Promise.all([
    saidShape(context, nearest, attribute),
    isOwn && above[0] ? saidShape(context, above[0], attribute) : null,
  ]);
  return said && { attribute, isOwn, inherited, ...said };
}

async function saidShape(context: RequestContext, entry: StandingEntry, attribute: AttributeRecord) {
  const category = await categoryById(context).load(entry.setBy);
  const { state, makesVariants, group } = entry;
  return category && { state, makesVariants, group: group ?? attribute.group, category };
}
