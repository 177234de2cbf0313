import { attributeInput } from '@quarry/contracts/attributes';
import { checkInput, localTextLines } from '@quarry/contracts/common';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Deps, RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryAttributeRegistryArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import type { OptionRecord, OptionsInUse } from './attribute-option.store.ts';
import { createAttribute, deleteAttribute, updateAttribute } from './attribute.commands.ts';
import { attributeById, attributes, isAttributeUsed } from './attribute.loaders.ts';
import type { AttributeRecord } from './attribute.ts';
import { attributeFilter, type AttributeListRequest, countAttributes, listAttributes } from './attribute.store.ts';
import type { WordTaken } from './attribute-words.ts';

export const attributeResolvers = {
  Query: {
    attributes: async (_root, _args, context) => {
      authorize(context.actor, 'read', 'Attribute');
      return attributes(context);
    },
    attributeRegistry: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Attribute');
      const request = listRequest(args, deps);
      return { ...(await listAttributes(deps.db, request)), total: () => countAttributes(deps.db, request) };
    },
    attribute: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Attribute');
      return isId(id) ? attributeById(context).load(id) : null;
    },
  },
  Mutation: {
    createAttribute: mutation({
      right: () => ['create', 'Attribute'],
      input: ({ input }, _found, { deps }) => checkAttribute(deps, input),
      run: (_args, { deps, origin, draft }) => createAttribute(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken' ? wordTaken(outcome) : { __typename: 'AttributeCreated', attribute: outcome.record },
    }),
    updateAttribute: mutation({
      about: ({ id }) => ['attribute', id],
      right: () => ['update', 'Attribute'],
      input: ({ input }, _found, { deps }) => checkAttribute(deps, input),
      run: ({ id, version }, { deps, origin, draft }) => updateAttribute(deps, origin, { id, version }, draft),
      answer: async (outcome, { deps }) => {
        if (outcome.kind === 'taken') return wordTaken(outcome);
        if (outcome.kind === 'in_use') return optionsInUse(outcome, await contentLocalesOf(deps));
        return { __typename: 'AttributeUpdated', attribute: outcome.record, changeId: outcome.changeId };
      },
    }),
    deleteAttribute: mutation({
      about: ({ id }) => ['attribute', id],
      right: () => ['delete', 'Attribute'],
      run: ({ id, version }, { deps, origin }) => deleteAttribute(deps, origin, { id, version }),
      answer: ({ name }, _context, { id }) => ({ __typename: 'AttributeDeleted', id, name }),
    }),
  },
  Attribute: {
    names: ({ id = '' }, _args, context) => linesOf(context, id, 'names'),
    helps: ({ id = '' }, _args, context) => linesOf(context, id, 'helps'),
    isUsed: ({ id = '' }, _args, context) => isAttributeUsed(context).load(id),
    options: async ({ id = '' }, _args, context) => {
      const attribute = await attributeById(context).load(id);
      const locales = await contentLocalesOf(context.deps);
      return (attribute?.optionRecords ?? []).map((option) => shownOption(option, locales));
    },
    mayUpdate: (_attribute, _args, { actor }) => may(actor, 'update', 'Attribute'),
    mayDelete: ({ isSystem }, _args, { actor }) => isSystem === false && may(actor, 'delete', 'Attribute'),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Attribute'> & ResolverMap;

function listRequest(args: QueryAttributeRegistryArgs, { clock }: Deps): AttributeListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: attributeFilter.conditions(args.filter, clock.now()),
  };
}

async function linesOf(context: RequestContext, id: string, field: keyof AttributeRecord['texts']) {
  const attribute = await attributeById(context).load(id);
  return attribute ? localTextLines(attribute.texts[field], await contentLocalesOf(context.deps)) : [];
}

async function checkAttribute(deps: Deps, input: unknown) {
  return checkInput(attributeInput(await contentLocalesOf(deps)), input);
}

function wordTaken({ kind: _kind, ...taken }: WordTaken) {
  return { __typename: 'AttributeWordTaken' as const, ...taken };
}

function shownOption({ labels, ...option }: OptionRecord, locales: readonly string[]) {
  return { ...option, labels: localTextLines(labels, locales) };
}

function optionsInUse({ options }: OptionsInUse, locales: readonly string[]) {
  return {
    __typename: 'AttributeOptionsInUse' as const,
    uses: options.map(({ option, productCount }) => ({ option: shownOption(option, locales), productCount })),
  };
}
