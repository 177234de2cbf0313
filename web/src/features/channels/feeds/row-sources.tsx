import { fixedSources } from '@quarry/contracts/feeds';
import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../../data/index.ts';
import { type Translate, useMessages } from '../../../i18n/index.ts';
import issueClasses from '../issues/channel-issues.module.css';
import { channelIssuesMessages } from '../issues/channel-issues.messages.ts';
import { type english as mappingTexts, mappingMessages } from '../mapping/mapping.messages.ts';
import { isStatedByPeople, offerBehind, pageBehind, PageLinks, StatedByPeople } from '../page-behind.tsx';
import { feedRowsMessages } from './feed-rows.messages.ts';
import type { FeedSourceDetailFragment } from './feed-rows.operations.generated.ts';

type RowSourcesProps = {
  channelId: string;
  product: { id: string } | null;
  sources: readonly FeedSourceDetailFragment[];
  /** What each value says, where the field they make is not shown beside them. */
  withText?: boolean;
};

/** What a field was made of: each source leads to the record that says it, and on to the page that was read. */
export function RowSources({ channelId, product, sources, withText = false }: RowSourcesProps) {
  const t = useMessages(feedRowsMessages);
  if (sources.length === 0) return t('fixed');
  return (
    <ul className={issueClasses.ways}>
      {sources.map((one) => (
        <li key={one.source}>
          <SourceName channelId={channelId} product={product} source={one} />
          {withText && one.value && <span className={issueClasses.note}> {one.value.text}</span>}
          {!one.isThere && <span className={issueClasses.note}> {t('nothing')}</span>}
          <Origin source={one} />
        </li>
      ))}
    </ul>
  );
}

type SourceNameProps = Omit<RowSourcesProps, 'sources' | 'withText'> & { source: FeedSourceDetailFragment };

function SourceName({ channelId, product, source: one }: SourceNameProps) {
  const tMapping = useMessages(mappingMessages);
  const mayReadDiscounts = useAbilities().can('read', 'Discount');
  const name = sourceName(tMapping, one);
  const [about = ''] = one.source.split('.', 1);
  // A picture is the product's, and its offer is named below.
  if (one.offer && one.source !== 'media')
    return (
      <Link to="/offers/$offerId" params={{ offerId: one.offer.id }}>
        {name}
      </Link>
    );
  if (one.ref !== null && mayReadDiscounts && saleSources.has(one.source))
    return (
      <Link to="/discounts/$discountId" params={{ discountId: one.ref }}>
        {name}
      </Link>
    );
  if (about === 'channel')
    return (
      <Link to="/sales-channels/$channelId" params={{ channelId }}>
        {name}
      </Link>
    );
  if (product && about === 'listing' && one.ref !== null && !saleSources.has(one.source))
    return (
      <Link to="/products/$productId" params={{ productId: product.id }} hash="channels">
        {name}
      </Link>
    );
  // An own offer that the reader may not see is told by its name alone.
  if (!product || one.ref === null || otherRecords.has(about) || one.source === 'variant.sku') return name;
  return (
    <Link to="/products/$productId" params={{ productId: product.id }} {...(one.value && { hash: 'values' })}>
      {name}
    </Link>
  );
}

const saleSources: ReadonlySet<string> = new Set(['listing.sale_price', 'listing.sale_interval']);
const otherRecords: ReadonlySet<string> = new Set(['offer', 'listing', 'run']);

/** What offers call the field that a source reads of them. */
export const statedNames: Readonly<Record<string, string>> = {
  'offer.url': 'url',
  'offer.sku': 'sku',
  'variant.sku': 'sku',
  'offer.price': 'price',
  'listing.price': 'price',
  'listing.list_price': 'listPrice',
  'offer.availability': 'availability',
  'offer.condition': 'condition',
  media: 'images',
};

/** The offer that a value was read from, and the page with the place marked. */
function Origin({ source: one }: { source: FeedSourceDetailFragment }) {
  const t = useMessages(channelIssuesMessages);
  const page = pageBehind(one, statedNames[one.source]);
  const isStated = isStatedByPeople(one, statedNames[one.source]);
  const offer = one.value || one.source === 'media' ? offerBehind(one) : null;
  if (!page && !offer && !isStated) return null;
  return (
    <ul className={issueClasses.ways}>
      {offer && (
        <li>
          <Link to="/offers/$offerId" params={{ offerId: offer.id }}>
            {t('openOffer', { title: offer.title })}
          </Link>
        </li>
      )}
      {isStated && <StatedByPeople offer={one.offer} />}
      <PageLinks page={page} />
    </ul>
  );
}

function sourceName(t: Translate<typeof mappingTexts>, { source, value }: FeedSourceDetailFragment): string {
  if (source in fixedSources) return t(`source.${source as 'media'}`);
  const [, kind, code = ''] = /^(.*?)\((.*)\)$/.exec(source) ?? [];
  if (kind === 'identifier') return t('source.identifier', { code });
  if (kind === 'category.external') return t('source.category.external', { code });
  return t('group.value', { name: value?.attribute.name ?? code });
}
