import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import type { AskedEffects } from './use-archive-effects.ts';

/** What archiving means for the products, their offers and the review desk. */
export function ArchiveEffects({ effects }: { effects: AskedEffects }) {
  const t = useMessages(archiveMessages);
  const tKit = useMessages(kitMessages);
  const { data, isFailed, ask } = effects;
  if (isFailed)
    return (
      <div role="alert">
        <p>{tKit('failedText')}</p>
        <Button variant="default" size="compact-sm" onClick={() => void ask()}>
          {tKit('tryAgain')}
        </Button>
      </div>
    );
  if (!data) return <p aria-live="polite">{t('counting')}</p>;
  const { products, refused, offers, shops, offerProductIds, proposals, proposalProductIds } = data;
  const { listings, channels, listingProductIds, openOrders, orderProductIds } = data;
  const unseen = unseenOf(listings === null, openOrders === null);
  return (
    <ul className={classes.effects} aria-live="polite">
      <li>{t('effectLists', { count: products })}</li>
      <li>
        {offers === 0
          ? t('effectNoOffers')
          : t('effectOffers', { count: offers, shops: t('shopCount', { count: shops }) })}{' '}
        {offers > 0 && (
          <Link to="/offers" search={{ filter: ofProducts(offerProductIds) }}>
            {t('showOffers', { count: offerProductIds.length })}
          </Link>
        )}
      </li>
      {proposals > 0 && (
        <li>
          {t('effectProposals', { count: proposals })}{' '}
          <Link
            to="/proposals"
            search={{ filter: [...ofProducts(proposalProductIds), 'state:in_review', 'state:conflicted'] }}
          >
            {t('showProposals', { count: proposalProductIds.length })}
          </Link>
        </li>
      )}
      {listings !== null && listings > 0 && (
        <li className={classes.refused}>
          {t('effectListings', { count: listings, channels: t('channelCount', { count: channels ?? 0 }) })}{' '}
          <Link
            to="/sales-channels/listings"
            search={{
              filter: [...ofProducts(listingProductIds), 'state:LISTED', 'state:SCHEDULED', 'state:REFUSED'],
            }}
          >
            {t('showListings', { count: listingProductIds.length })}
          </Link>
        </li>
      )}
      {openOrders !== null && openOrders > 0 && (
        <li>
          {t('effectOrders', { count: openOrders })}{' '}
          <Link to="/orders" search={{ filter: [...ofProducts(orderProductIds), 'status:OPEN'] }}>
            {t('showOrders', { count: orderProductIds.length })}
          </Link>
        </li>
      )}
      {unseen && <li>{t(`effectUnseen.${unseen}`)}</li>}
      {refused > 0 && <li className={classes.refused}>{t('effectRefused', { count: refused })}</li>}
    </ul>
  );
}

/** Which of the two the reader's role does not show. */
function unseenOf(hidesListings: boolean, hidesOrders: boolean): 'both' | 'listings' | 'orders' | null {
  if (hidesListings && hidesOrders) return 'both';
  if (hidesListings) return 'listings';
  return hidesOrders ? 'orders' : null;
}

const ofProducts = (ids: readonly string[]) => ids.map((id) => `productId:${id}`);
