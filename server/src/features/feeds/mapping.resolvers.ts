import { attributesOf, type ChannelField, type ExpressionFault, partsOf } from '@quarry/contracts/feeds';
import { sentence } from '@quarry/contracts/wording';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type {
  ChannelIssueSeverity,
  ChannelMapping,
  ChannelMappingField,
  MappingFault,
  MappingSample,
  Resolvers,
  Shape,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById } from '../channels/index.ts';
import { answerFields, placeOf } from './feed.answer.ts';
import { findFeedChannel } from './kind-fields.store.ts';
import { type MappingOutcome, revertMapping, saveMapping } from './mapping.commands.ts';
import { type ComparedRow, previewMapping } from './mapping-preview.ts';
import { codedSourceOf, mappingSources } from './mapping-sources.ts';
import { findMapping, findMappingVersions, type MappingRecord } from './mapping.store.ts';

const mostProducts = 10;

export const mappingResolvers = {
  Query: {
    channelMapping: async (_root, { channelId, version }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = await visible(context, { channelId });
      const mapping = channel && (await findMapping(context.deps.db, channel.id, version ?? null));
      return mapping ? answerMapping(channel, mapping) : null;
    },
    previewChannelMapping: async (_root, { channelId, rules, productIds }, context) => {
      authorize(context.actor, 'read', 'Channel');
      if ((productIds?.length ?? 0) > mostProducts)
        throw new Failure('TOO_MANY', `Name at most ${mostProducts} products.`);
      const channel = await visible(context, { channelId });
      const asked = productIds ? productIds.filter(isId) : null;
      const preview = channel && (await previewMapping(context, channel.id, rules, asked));
      return (
        preview && { ...preview, faults: preview.faults.map(answerFault), samples: preview.samples.map(answerSample) }
      );
    },
  },
  Mutation: {
    saveChannelMapping: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: async ({ channelId, version, rules }, { deps, origin, context }) =>
        saveMapping(deps, origin, { channelId, version }, rules, await codedSourceOf(context)),
      answer: saved,
    }),
    revertChannelMapping: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: async ({ channelId, version, to }, { deps, origin, context }) =>
        revertMapping(deps, origin, { channelId, version }, to, await codedSourceOf(context)),
      answer: saved,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

type MappedPlace = { id: string; shopId: string };

async function visible(context: RequestContext, { channelId }: { channelId: string }): Promise<MappedPlace | null> {
  if (!may(context.actor, 'read', 'Channel') || !isId(channelId)) return null;
  return channelById(context).load(channelId);
}

type Answered = Extract<MappingOutcome, { kind: 'saved' | 'refused' }>;

async function saved(outcome: Answered, { deps }: RequestContext) {
  if (outcome.kind === 'refused')
    return { __typename: 'MappingRefused' as const, faults: outcome.faults.map(answerFault) };
  const { record, changeId } = outcome;
  const mapping = await findMapping(deps.db, record.id, null);
  if (!mapping) throw new Error(`The mapping of the channel ${record.id} went away behind its own change.`);
  return { __typename: 'ChannelMappingSaved' as const, mapping: answerMapping(record, mapping), changeId };
}

/** The rules of a channel with all that an editor of them needs. */
function answerMapping({ id, shopId }: MappedPlace, mapping: MappingRecord): Shape<ChannelMapping> {
  return {
    ...mapping,
    channelId: id,
    fields: async (_args: never, { deps }: RequestContext) => {
      const channel = await withTransaction(deps.db, (tx) => findFeedChannel(tx, id));
      const fields = channel?.fields ?? [];
      return attributesOf(fields).flatMap((field) => [field, ...partsOf(fields, field.name)].map(answerField));
    },
    sources: (_args: never, context: RequestContext) => mappingSources(context),
    versions: (_args: never, { deps }: RequestContext) => findMappingVersions(deps.db, id),
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Channel', { shopId }),
  };
}

function answerField({ enum: values, ...field }: ChannelField): Shape<ChannelMappingField> {
  const { name, group, type, level, minLen, maxLen, minItems, maxItems, units, documentation, defaultExpression } =
    field;
  const plain = { name, group, type, level, minLen, maxLen, minItems, maxItems, units, documentation };
  const mayTakeOthers = field.unconfirmed.includes('values');
  return { ...plain, values: values.map(({ value }) => value), mayTakeOthers, defaultExpression };
}

function answerFault({ path, code, reason, wording }: ExpressionFault): MappingFault {
  return { path, code, reason, wording };
}

function answerSample({ before, after }: ComparedRow): Shape<MappingSample> {
  return {
    externalId: after.input.externalId,
    ...placeOf(after.input),
    before: answerFields(before.sources, after.input.productId),
    after: answerFields(after.sources, after.input.productId),
    issues: after.issues.map(({ code, field, severity, wording }) => ({
      code,
      field,
      severity: severity.toUpperCase() as ChannelIssueSeverity,
      detail: sentence(wording),
    })),
  };
}
