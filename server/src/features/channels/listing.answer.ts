import { may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  Channel,
  Listing,
  ListingHurdle,
  ListingPrice,
  Offer,
  Product,
  Shape,
  Variant,
} from '../../platform/graphql/index.ts';
import { offerById, shapeOffer } from '../offers/index.ts';
import { productById, productShape, variantById } from '../products/index.ts';
import { answerChannel } from './channel.answer.ts';
import { channelById, standingOf } from './channel-loaders.ts';
import { hurdleOf, type ListingPlace, type ListingRecord, type Standing } from './listing.ts';

/** A listing as GraphQL shows it; what it comes to is computed for all rows at once. */
export function answerListing(listing: ListingRecord): Shape<Listing> {
  const { currency, price, listPrice, shopId } = listing;
  const money = (minor: number | null) => (minor === null || currency === null ? null : { minor, currency });
  const standing = (context: RequestContext) => mustStand(context, listing);
  return {
    id: listing.id,
    channel: (_args: never, context: RequestContext) => channelOf(context, listing),
    variant: (_args: never, context: RequestContext) => variantOf(context, listing),
    product: (_args: never, context: RequestContext) => productOf(context, listing.productId),
    offer: async (_args: never, context: RequestContext) => offerOf(context, await standing(context)),
    published: listing.published,
    publishAt: listing.publishAt,
    unpublishAt: listing.unpublishAt,
    price: money(price),
    listPrice: money(listPrice),
    externalId: listing.externalId,
    state: async (_args: never, context: RequestContext) => (await standing(context)).state,
    hurdles: async (_args: never, context: RequestContext) => hurdlesOf(await standing(context)),
    effectivePrice: async (_args: never, context: RequestContext) => effectivePrice(await standing(context)),
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
    mayPublish: (_args: never, { actor }: RequestContext) => may(actor, 'publish', 'Channel', { shopId }),
    version: listing.version,
  };
}

/** What keeps a variant from a channel, or will once its time has come; nothing while it is listed. */
export function hurdlesOf(standing: Standing): Shape<ListingHurdle>[] {
  const { state } = standing;
  const reasons = standing.reasons.filter((reason) => state !== 'SCHEDULED' || reason !== 'NOT_YET');
  return reasons.map((reason) => ({ reason, refusal: { ...hurdleOf(reason, standing), right: null } }));
}

export function effectivePrice(standing: Standing): Shape<ListingPrice> | null {
  const { price, listPrice, currency, priceSource, taxRatePpm } = standing;
  if (price === null || currency === null || priceSource === null) return null;
  const listAmount = listPrice === null ? null : { minor: listPrice, currency };
  return { amount: { minor: price, currency }, listAmount, source: priceSource, taxRatePpm };
}

async function mustStand(context: RequestContext, place: ListingPlace): Promise<Standing> {
  const standing = await standingOf(context).load(place);
  if (!standing) throw gone('listing');
  return standing;
}

export async function channelOf(
  context: RequestContext,
  { channelId }: { channelId: string },
): Promise<Shape<Channel>> {
  const channel = await channelById(context).load(channelId);
  if (!channel) throw gone('channel');
  return answerChannel(channel);
}

export async function variantOf(
  context: RequestContext,
  { variantId }: { variantId: string },
): Promise<Shape<Variant>> {
  const variant = await variantById(context).load(variantId);
  if (!variant) throw gone('variant');
  return variant;
}

/** The own offer that a variant is sold by on a channel, for who reads offers. */
export async function offerOf(
  context: RequestContext,
  { offerId }: Pick<Standing, 'offerId'>,
): Promise<Shape<Offer> | null> {
  const isReader = may(context.actor, 'read', 'Offer');
  const offer = offerId === null || !isReader ? null : await offerById(context).load(offerId);
  return offer && shapeOffer(offer);
}

/** The product of a listing: its name is told to anyone who reads the channel, all else to those who read products. */
async function productOf(context: RequestContext, productId: string): Promise<Shape<Product>> {
  const product = await productById(context).load(productId);
  if (!product) throw gone('product');
  return productShape(product);
}

function gone(what: string): Failure {
  return new Failure('GONE', `A ${what} went away while it was read, or is hidden from you: load the list again.`);
}
