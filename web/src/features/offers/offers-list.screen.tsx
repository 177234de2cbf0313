import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { namedText, navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import {
  choiceFilter,
  flagFilter,
  ListScreen,
  sinceFilter,
  useList,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { availabilities, matchStates, offerStates } from './offer-text.tsx';
import { useOfferColumns } from './offer.columns.tsx';
import { english, offersMessages } from './offers.messages.ts';
import { OfferFilterProductDocument, OfferFilterShopsDocument } from './offers.operations.generated.ts';
import { offersList } from './offers-list.ts';

export function OffersListScreen() {
  const t = useMessages(offersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useOfferColumns();
  const list = useList(offersList.document, {
    connection: offersList.connection,
    sort: 'title',
    columns,
    filters: useOfferFilters(),
    fieldLabels: { gtin: t('gtin'), firstSeenAt: t('firstSeen') },
  });
  return (
    <ListScreen
      title={tNavigation('offers')}
      list={list}
      columns={columns}
      rowName={(offer) => offer.title}
      rowLink={(offer) => offersList.link(offer.id)}
      exported="Offer"
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        step: (
          <Can action="create" subject="Shop">
            <ButtonLink to="/shops/new" isPrimary>
              {tNavigation('addShop')}
            </ButtonLink>
          </Can>
        ),
      }}
    />
  );
}

/** As many as a person can pick from by eye; beyond it the search is the better way. */
const offeredShops = 500;

/** Only where the address names a product, as its page does: there are too many to pick from. */
function useProductFilter(): readonly ListFilter[] {
  const t = useMessages(offersMessages);
  const [id] = filterValues(parseListSearch(useSearch({ strict: false })), 'productId');
  const { data } = useQuery({
    queryKey: [OfferFilterProductDocument.name, { id }],
    queryFn:
      id === undefined ? skipToken : ({ signal }) => requestGraphql(OfferFilterProductDocument, { id }, { signal }),
  });
  const name = data?.product?.name;
  return useMemo(
    () => (id === undefined ? [] : [choiceFilter('productId', t('product'), [{ value: id, label: name ?? '…' }])]),
    [t, id, name],
  );
}

function useOfferFilters(): readonly ListFilter[] {
  const t = useMessages(offersMessages);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const product = useProductFilter();
  const canReadShops = useAbilities().can('read', 'Shop');
  const shops = useRecord(OfferFilterShopsDocument, { first: offeredShops }).data?.shops.nodes;
  return useMemo(
    () => [
      ...product,
      ...(canReadShops
        ? [
            choiceFilter(
              'shopId',
              t('shop'),
              (shops ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ),
          ]
        : []),
      choiceFilter(
        'state',
        t('state'),
        offerStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      ),
      choiceFilter(
        'matchState',
        t('match'),
        matchStates.map((state) => ({ value: state, label: t(`match.${state}`) })),
      ),
      choiceFilter(
        'availability',
        t('availability'),
        availabilities.map((name) => ({ value: name, label: namedText(t, english, 'available', name) })),
      ),
      choiceFilter(
        'priceState',
        t('priceState'),
        (['accepted', 'suspect'] as const).map((state) => ({ value: state, label: t(`priceState.${state}`) })),
      ),
      flagFilter('quarantined', t('quarantined'), { yes: t('quarantinedOnly'), no: t('notQuarantined') }),
      sinceFilter('seenSince', t('seenSince'), format.dateTime, now),
    ],
    [t, format, product, canReadShops, shops, now],
  );
}
