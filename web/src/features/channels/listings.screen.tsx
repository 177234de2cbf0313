import { useMemo } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { recordFilter } from '../../ui/list-screen/index.ts';
import { channelsMessages } from './channels.messages.ts';
import { useListingFilters } from './listing.columns.tsx';
import { ListingList } from './listing-list.tsx';
import { listingsMessages } from './listings.messages.ts';

/** The listings of all channels. */
export function ListingsScreen() {
  const t = useMessages(listingsMessages);
  const tChannels = useMessages(channelsMessages);
  const tNavigation = useMessages(navigationMessages);
  const ofState = useListingFilters();
  const filters = useMemo(
    () => [
      recordFilter('channelId', t('channel'), 'Channel'),
      recordFilter('shopId', t('shop'), 'Shop'),
      recordFilter('productId', t('product'), 'Product'),
      ...ofState,
    ],
    [t, ofState],
  );
  return (
    <ListingList
      title={tNavigation('listings')}
      filters={filters}
      mayPublish
      empty={{ title: t('noneTitle'), text: t('noneText') }}
    >
      <ButtonLink to="/sales-channels/matrix">{tChannels('openMatrix')}</ButtonLink>
    </ListingList>
  );
}
