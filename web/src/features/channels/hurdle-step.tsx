import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { Can } from '../../ui/can.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { useCommand } from '../../ui/save/index.ts';
import {
  PublishProductDocument,
  type ListingReason,
  type ProductOnChannelsQuery,
} from './channels.operations.generated.ts';
import type { ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';

export type OfferedProduct = NonNullable<ProductOnChannelsQuery['product']>;

type HurdleStepProps = {
  reason: ListingReason;
  subject: ListingSubject;
  product: OfferedProduct;
  onPublish: () => void;
  onEdit: () => void;
  onPrice: () => void;
};

/** What overcomes a hurdle, where the reader can do it from here. */
export function HurdleStep({ reason, subject, product, onPublish, onEdit, onPrice }: HurdleStepProps) {
  const t = useMessages(listingsMessages);
  const { channel, mayPublish, offer } = subject;
  switch (reason) {
    case 'NOT_PUBLISHED':
      return mayPublish && <SmallButton label={t('publish')} onClick={onPublish} />;
    case 'NOT_YET':
    case 'OVER':
      return mayPublish && <SmallButton label={t('chooseTimes')} onClick={onEdit} />;
    case 'PRODUCT_NOT_ACTIVE':
      return <PublishProduct product={product} />;
    case 'CHANNEL_DRAFT':
      return <ChannelLink channelId={channel.id} label={t('activateChannel')} />;
    case 'CHANNEL_ARCHIVED':
      return <ChannelLink channelId={channel.id} label={t('openChannel')} />;
    case 'NO_PRICE':
      if (channel.currency === null) return <ChannelLink channelId={channel.id} label={t('openChannel')} />;
      return (
        <>
          {offer ? (
            <Link to="/offers/$offerId" params={{ offerId: offer.id }}>
              {t('setOfferPrice')}
            </Link>
          ) : (
            <Can action="create" subject="Offer">
              <Link to="/offers/new" search={{ product: product.id, shop: channel.shop.id }}>
                {t('addOffer')}
              </Link>
            </Can>
          )}
          {mayPublish && <SmallButton label={t('setPriceHere')} onClick={onPrice} />}
        </>
      );
    case 'NO_TAX_RATE':
      return (
        <Link to="/shops/$shopId" params={{ shopId: channel.shop.id }}>
          {t('addTaxRate')}
        </Link>
      );
    case 'OPEN_ERRORS':
      return (
        <Link to="/sales-channels/$channelId/issues" params={{ channelId: channel.id }}>
          {t('openIssues')}
        </Link>
      );
  }
}

function ChannelLink({ channelId, label }: { channelId: string; label: string }) {
  return (
    <Link to="/sales-channels/$channelId" params={{ channelId }}>
      {label}
    </Link>
  );
}

function SmallButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" size="compact-sm" onClick={onClick}>
      {label}
    </Button>
  );
}

/** Publishes the product where that is its next step; else says why not. */
function PublishProduct({ product }: { product: OfferedProduct }) {
  const t = useMessages(listingsMessages);
  const explained = useExplained();
  const { run, isPending } = useCommand({
    kind: 'product',
    document: PublishProductDocument,
    variables: ({ id, version }: OfferedProduct) => ({ id, version }),
    answers: {
      ProductUpdated: ({ product: { name }, changeId }) => ({
        kind: 'done',
        text: t('productPublished', { name }),
        undo: changeId,
      }),
    },
  });
  const way = product.actions.find(({ to }) => to === 'ACTIVE');
  if (!way) return null;
  return (
    <ExplainedButton
      variant="default"
      size="compact-sm"
      label={t('publishProduct')}
      disabled={isPending}
      refusal={explained(way.isAllowed ? null : way.refusal)}
      onClick={() => void run(product)}
    />
  );
}
