import DataLoader from 'dataloader';
import { propertyNameStates } from '@quarry/contracts/properties';
import { sentence, type Wording, wording } from '@quarry/contracts/wording';
import { actionsNow } from '@quarry/contracts/states';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { answerActions, mutation, type Saved } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type {
  QueryPropertyNamesArgs,
  Resolvers,
  Shape,
  PropertyName,
  PropertyNameProposal,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { attributes } from '../attributes/index.ts';
import { briefShop } from '../shops/index.ts';
import { acceptPropertyName, dismissPropertyName, reopenPropertyName } from './property-name.commands.ts';
import type { PropertyReason } from './propose-attribute.ts';
import type { PropertyNameRecord } from './property-name.ts';
import {
  countPropertyNames,
  findPropertyNames,
  listPropertyNames,
  propertyNameFilter,
  type PropertyNameListRequest,
} from './property-name.store.ts';

/** Names by id as far as the actor sees them, one statement for all that a request asks for. */
export const propertyNameById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findPropertyNames(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** A decision about one name that the actor sees; it needs the right to change attributes. */
const decision = {
  find: (context: RequestContext, { id }: { id: string }) =>
    may(context.actor, 'read', 'Offer') ? propertyNameById(context).load(id) : Promise.resolve(null),
  right: () => ['update', 'Attribute'] as const,
  answer: ({ record, changeId }: Saved<PropertyNameRecord>) => ({
    __typename: 'PropertyNameDecided' as const,
    propertyName: shapePropertyName(record),
    changeId,
  }),
};

export const propertyNameResolvers = {
  Query: {
    propertyNames: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Offer');
      const request = listRequest(args, actor, deps);
      const { nodes, pageInfo } = await listPropertyNames(deps.db, request);
      return { nodes: nodes.map(shapePropertyName), pageInfo, total: () => countPropertyNames(deps.db, request) };
    },
    propertyName: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Offer');
      const propertyName = isId(id) ? await propertyNameById(context).load(id) : null;
      return propertyName && shapePropertyName(propertyName);
    },
  },
  Mutation: {
    acceptPropertyName: mutation({
      ...decision,
      about: ({ id }) => ['property_name', id],
      run: ({ id, version, attributeId }, { deps, origin }) =>
        acceptPropertyName(deps, origin, { id, version }, attributeId ?? null),
    }),
    dismissPropertyName: mutation({
      ...decision,
      about: ({ id }) => ['property_name', id],
      run: ({ id, version }, { deps, origin }) => dismissPropertyName(deps, origin, { id, version }),
    }),
    reopenPropertyName: mutation({
      ...decision,
      about: ({ id }) => ['property_name', id],
      run: ({ id, version }, { deps, origin }) => reopenPropertyName(deps, origin, { id, version }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function listRequest(args: QueryPropertyNamesArgs, actor: Actor, { clock }: Deps): PropertyNameListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: propertyNameFilter.conditions(args.filter, clock.now()),
  };
}

export function shapePropertyName(propertyName: PropertyNameRecord): Shape<PropertyName> {
  const { shopId, shopName, attributeId, attributeName: _of, ...rest } = propertyName;
  const {
    proposedAttributeId: _id,
    proposedAttributeName: _name,
    confidence: _share,
    isByRule: _rule,
    ...shown
  } = rest;
  return {
    ...shown,
    shop: briefShop(shopId, shopName),
    proposal: (_args: never, context: RequestContext) => shapeProposal(propertyName, context),
    attribute: (_args: never, context: RequestContext) => findAttribute(attributeId, context),
    actions: (_args: never, { actor }: RequestContext) => {
      const lacking = () => (may(actor, 'update', 'Attribute') ? undefined : ('update' as const));
      return answerActions(actionsNow(propertyNameStates, propertyName.state, null, lacking), 'Attribute');
    },
  };
}

async function findAttribute(id: string | null, context: RequestContext) {
  if (id === null) return null;
  return (await attributes(context)).find((one) => one.id === id) ?? null;
}

async function shapeProposal(
  { proposedAttributeId, proposal, confidence, isByRule }: PropertyNameRecord,
  context: RequestContext,
): Promise<Shape<PropertyNameProposal> | null> {
  const attribute = await findAttribute(proposedAttributeId, context);
  if (!attribute || proposal === null || confidence === null) return null;
  return { attribute, confidence, isByRule, reason: sentence(reasonOf(proposal)) };
}

function reasonOf(reason: PropertyReason): Wording {
  const { count, total } = reason;
  if (reason.code === 'values') return wording('property_is:values', { count, total });
  return wording(`property_is:${reason.code}`, { part: reason.part, count, total });
}
