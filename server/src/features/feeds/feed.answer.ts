import { publicAddressSetting } from '@quarry/contracts/installation';
import { readSentence } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  ChannelFeed,
  FeedRow,
  FeedRowChange,
  FeedRowField,
  FeedRowVersion,
  FeedRun,
  FeedSource,
  Offer,
  Product,
  ProductValue,
  Shape,
  Variant,
} from '../../platform/graphql/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { offerById, shapeOffer } from '../offers/index.ts';
import { productById, productShape, variantById } from '../products/index.ts';
import { shownFormat } from './channel-feed.commands.ts';
import { feedFacts, offerOfPicture, runsOfFeed, valuesById } from './feed-loaders.ts';
import type { FeedRecord, RowSource } from './feed.ts';
import type { ShownRow } from './feed-list.store.ts';
import type { FeedRunRecord } from './feed-run-list.store.ts';
import { openToken } from './feed-token.ts';
import { type RowVersion, shownVersionId } from './row-history.store.ts';

/** A feed as GraphQL shows it; anyone who may change it sees where it is read. */
export function answerFeed(feed: FeedRecord): Shape<ChannelFeed> {
  const { id, channelId, shopId, name, mappingVersion, previousUntil, schedule, nextRunAt, revision } = feed;
  const { createdAt, updatedAt, version } = feed;
  const facts = (context: RequestContext) => feedFacts(context).load(id);
  return {
    id,
    channelId,
    name,
    mappingVersion,
    previousUntil: (_args: never, { deps }: RequestContext) =>
      previousUntil !== null && previousUntil > deps.clock.now() ? previousUntil : null,
    schedule,
    nextRunAt,
    revision,
    createdAt,
    updatedAt,
    version,
    format: shownFormat(feed.format),
    address: async (_args: never, { actor, deps }: RequestContext) => {
      if (!may(actor, 'update', 'Channel', { shopId })) return null;
      const token = await openToken(deps.secrets, id, { sealed: feed.tokenSealed, keyId: feed.tokenKeyId });
      const base = (await settingValue(deps, publicAddressSetting)).replace(/\/$/, '');
      return token === undefined ? null : `${base}/feeds/${token}.${feed.format}`;
    },
    file: async (_args: never, context: RequestContext) => (await facts(context)).file,
    counts: async (_args: never, context: RequestContext) => (await facts(context)).counts,
    waiting: async (_args: never, context: RequestContext) => (await facts(context)).waiting,
    lastRead: async (_args: never, context: RequestContext) => (await facts(context)).lastRead,
    runs: async ({ first }: { first?: number | null }, context: RequestContext) =>
      (await runsOfFeed(context).load(id)).slice(0, Math.max(0, first ?? 20)).map(answerRun),
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Channel', { shopId }),
  };
}

function answerRun({ stopReason, ...run }: FeedRunRecord): Shape<FeedRun> {
  return { ...run, stopReason: stopReason === null ? null : readSentence(stopReason) };
}

export function answerRow(row: ShownRow): Shape<FeedRow> {
  const { externalId, rendered, sources, servedFrom, servedUntil, mappingVersion, changedAt } = row;
  return {
    externalId,
    state: row.state.toUpperCase() as FeedRow['state'],
    ...placeOf(row),
    fields: answerFields(sources, row.productId),
    rendered,
    servedFrom,
    servedUntil,
    mappingVersion,
    changedAt,
  };
}

export function answerVersion(version: RowVersion): Shape<FeedRowVersion> {
  const { id, state, from, until, mappingVersion, sources, sourcesBefore, reads, lastReadAt } = version;
  return {
    id: shownVersionId(id),
    state: state.toUpperCase() as FeedRow['state'],
    from,
    until,
    mappingVersion,
    isFirst: sourcesBefore === null,
    changes: sourcesBefore === null ? [] : changesOf(sourcesBefore, sources),
    reads,
    lastReadAt,
  };
}

/** Fields that say something else, in the order that they stand in now, and those that are gone behind them. */
function changesOf(before: readonly RowSource[], after: readonly RowSource[]): FeedRowChange[] {
  const valuesIn = (sources: readonly RowSource[]) => new Map(sources.map(({ field, values }) => [field, values]));
  const [old, now] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const change = { field, before: old.get(field) ?? [], after: now.get(field) ?? [] };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

export function answerFields(sources: readonly RowSource[], productId: string): Shape<FeedRowField>[] {
  return sources.map(({ field, values, rule, read }) => ({
    field,
    values,
    rule,
    sources: read.map((one) => answerSource(one, productId)),
  }));
}

function answerSource(read: RowSource['read'][number], productId: string): Shape<FeedSource> {
  const { source, ref } = read;
  return {
    ...read,
    value: (_args: never, context: RequestContext) => (isOfValue(source) ? valueOf(context, productId, ref) : null),
    offer: async (_args: never, context: RequestContext) => {
      if (source !== 'media') return isOfOffer(source) ? offerOf(context, ref) : null;
      return ref === null ? null : offerOf(context, await offerOfPicture(context).load({ productId, mediaId: ref }));
    },
  };
}

/** Name and description stand in the product where no value says them. */
const isOfValue = (source: string) =>
  source.startsWith('value(') || source === 'product.title' || source === 'product.description';

/** A price of the listing is the own offer's unless the listing has one. */
const isOfOffer = (source: string) =>
  source.startsWith('offer.') || ['variant.sku', 'listing.price', 'listing.list_price'].includes(source);

/** A value of a product, as far as the reader sees the product. */
export async function valueOf(
  context: RequestContext,
  productId: string,
  id: string | null,
): Promise<Shape<ProductValue> | null> {
  if (id === null || !(await productById(context).load(productId))) return null;
  return (await valuesById(context).load(productId)).get(id) ?? null;
}

/** An offer, as far as the reader sees it. */
export async function offerOf(context: RequestContext, id: string | null): Promise<Shape<Offer> | null> {
  if (id === null || !may(context.actor, 'read', 'Offer')) return null;
  const offer = await offerById(context).load(id);
  return offer && shapeOffer(offer);
}

/** Product and variant of a row, looked up when they are asked for. */
export function placeOf({ productId, variantId }: { productId: string | null; variantId: string | null }) {
  return {
    product: async (_args: never, context: RequestContext): Promise<Shape<Product> | null> => {
      const product = productId === null ? null : await productById(context).load(productId);
      return product && productShape(product);
    },
    variant: async (_args: never, context: RequestContext): Promise<Shape<Variant> | null> => {
      const isSeen = productId !== null && (await productById(context).load(productId)) !== null;
      return variantId === null || !isSeen ? null : variantById(context).load(variantId);
    },
  };
}
