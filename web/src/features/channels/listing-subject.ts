import { formatMinor, type Money } from '@quarry/contracts/money';
import type { ListingInput, ListingRowFragment, OnChannelFragment } from './channels.operations.generated.ts';

/** A variant of a product on a channel, whether or not anybody ever put it there. */
export type ListingSubject = OnChannelFragment & {
  product: Pick<ListingRowFragment['product'], 'id' | 'name' | 'variantCount'>;
};

export function subjectOf(row: ListingRowFragment): ListingSubject {
  return { ...row, listing: row };
}

/** The name of the product, with that of the variant where it has several. */
export function subjectName({ product, variant }: Pick<ListingSubject, 'product' | 'variant'>): string {
  return product.variantCount > 1 && variant.name !== product.name ? `${product.name} · ${variant.name}` : product.name;
}

/** What was said of it until now, as it is said anew. */
export function givenInput({ listing }: Pick<ListingSubject, 'listing'>): Required<ListingInput> {
  return {
    published: listing?.published ?? false,
    publishAt: listing?.publishAt ?? null,
    unpublishAt: listing?.unpublishAt ?? null,
    price: amountText(listing?.price),
    listPrice: amountText(listing?.listPrice),
  };
}

/** On the channel from now on, and until the day that was said unless it is over. */
export function publishedInput(subject: Pick<ListingSubject, 'listing'>): Required<ListingInput> {
  const given = givenInput(subject);
  const isOver = typeof given.unpublishAt === 'string' && Date.parse(given.unpublishAt) <= Date.now();
  return { ...given, published: true, publishAt: null, unpublishAt: isOver ? null : given.unpublishAt };
}

/** Off the channel; its prices stay for another time. */
export function takenOffInput(subject: Pick<ListingSubject, 'listing'>): Required<ListingInput> {
  return { ...givenInput(subject), published: false, publishAt: null, unpublishAt: null };
}

export function amountText(money: Money | null | undefined): string | null {
  return money ? formatMinor(money.minor, money.currency) : null;
}
