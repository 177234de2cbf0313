import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAbilities, useListPages, useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { Absent, MoneyText, RelativeTime } from '../../ui/values.tsx';
import { byPrice, countApart, shareAbove } from './offer-position.ts';
import { Availability, OfferPrice, OfferStateDot, type OfferTexts } from './offer-text.tsx';
import classes from './offer.module.css';
import { offersMessages } from './offers.messages.ts';
import {
  OffersOfProductDocument,
  OfferShopsDocument,
  type OfferRowFragment,
  type OffersOfProductQuery,
} from './offers.operations.generated.ts';
import { ownOfferMessages } from './own-offer.messages.ts';

const noOffers = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ product }: OffersOfProductQuery) => product?.offers ?? noOffers;

/** Who sells the product for how much, the cheapest first. */
export function ProductOffersSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Offer');
  return isAllowed ? <ProductOffers productId={recordId} /> : null;
}

function ProductOffers({ productId }: { productId: string }) {
  const t = useMessages(offersMessages);
  const pages = useListPages(OffersOfProductDocument, { id: productId }, connection);
  const offers = byPrice(pages.rows);
  const apart = countApart(offers);
  return (
    <Section
      id="offers"
      title={t('productOffers')}
      actions={
        <>
          {pages.hasMore && (
            <ButtonLink to="/offers" search={{ filter: [`productId:${productId}`] }}>
              {t('productOffers')}
            </ButtonLink>
          )}
          <Can action="create" subject="Offer">
            <AddOwnOffer productId={productId} />
          </Can>
        </>
      }
    >
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <PlainTable
          label={t('productOffers')}
          rows={offers}
          rowKey={({ id }) => id}
          empty={t('productOffersEmpty')}
          columns={offerColumns(t, offers)}
        />
      )}
      {apart > 0 && <p>{t('apart', { count: apart })}</p>}
    </Section>
  );
}

/** Only for who has an own shop to make it in. */
function AddOwnOffer({ productId }: { productId: string }) {
  const t = useMessages(ownOfferMessages);
  const shops = useRecord(OfferShopsDocument, {}).data?.offerShops ?? [];
  if (shops.length === 0) return null;
  return (
    <ButtonLink to="/offers/new" search={{ product: productId }}>
      {t('addButton')}
    </ButtonLink>
  );
}

type ProductOffer = NonNullable<OffersOfProductQuery['product']>['offers']['nodes'][number];

/** Where another offer here says otherwise: they may not be one thing. */
function Contradictions({ offer: { contradictions } }: { offer: ProductOffer }) {
  const t = useMessages(offersMessages);
  return contradictions.map(({ field, ...said }) => (
    <p key={`${field} ${said.otherShop} ${said.other}`} className={classes.contradiction}>
      {t(field === 'size' ? 'contradictsSize' : 'contradictsColour', said)}
    </p>
  ));
}

function OfferShop({ offer }: { offer: OfferRowFragment }) {
  const t = useMessages(offersMessages);
  const { id, shop, title, url } = offer;
  return (
    <span className={classes.shop}>
      <Link to="/offers/$offerId" params={{ offerId: id }} title={title}>
        {shop.name}
      </Link>
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t('openAtShop')} title={t('openAtShop')}>
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
        </a>
      )}
    </span>
  );
}

/** Where a price stands among those it is compared with. */
function Position({ offer, offers }: { offer: OfferRowFragment; offers: readonly OfferRowFragment[] }) {
  const t = useMessages(offersMessages);
  const format = useFormat();
  const share = shareAbove(offer, offers);
  if (share === undefined) return null;
  return share === 0 ? (
    <span className={classes.lowest}>{t('lowest')}</span>
  ) : (
    <span className={classes.above}>{t('aboveLowest', { percent: `+${format.percent(share)}` })}</span>
  );
}

function offerColumns(t: OfferTexts, offers: readonly ProductOffer[]): PlainColumn<ProductOffer>[] {
  return [
    {
      key: 'shop',
      header: t('shop'),
      cell: (offer) => (
        <>
          <OfferShop offer={offer} />
          <Contradictions offer={offer} />
        </>
      ),
    },
    { key: 'seller', header: t('seller'), cell: ({ seller }) => seller ?? <Absent /> },
    {
      key: 'price',
      header: t('price'),
      isNumber: true,
      cell: (offer) => (
        <span>
          <OfferPrice offer={offer} />
          <Position offer={offer} offers={offers} />
        </span>
      ),
    },
    {
      key: 'listPrice',
      header: t('listPrice'),
      isNumber: true,
      cell: ({ listPrice }) => <MoneyText money={listPrice} />,
    },
    {
      key: 'availability',
      header: t('availability'),
      cell: ({ availability, state }) =>
        state === 'active' ? <Availability name={availability} /> : <OfferStateDot state={state} />,
    },
    { key: 'lastSeen', header: t('lastSeen'), cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} /> },
  ];
}
