import { availabilities, pricePositions } from '@quarry/contracts/offers';
import { useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  ListScreen,
  recordFilter,
  sinceFilter,
  useList,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { matchStates, offerStates } from './offer-text.tsx';
import { useOfferColumns } from './offer.columns.tsx';
import { availabilityText, offerValueMessages } from '../../ui/offer-values/index.ts';
import { offersMessages } from './offers.messages.ts';
import { offersList } from './offers-list.ts';
import { useShelfFilter } from './use-shelf-filter.ts';

export function OffersListScreen() {
  const t = useMessages(offersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useOfferColumns();
  const list = useList(offersList, {
    columns,
    filters: useOfferFilters(),
    fieldLabels: { gtin: t('gtin'), firstSeenAt: t('firstSeen'), grabberId: t('grabber') },
  });
  return (
    <ListScreen
      title={tNavigation('offers')}
      list={list}
      columns={columns}
      rowName={(offer) => offer.title}
      totals={<ListMeasure list={list} />}
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

function useOfferFilters(): readonly ListFilter[] {
  const tValues = useMessages(offerValueMessages);
  const t = useMessages(offersMessages);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const abilities = useAbilities();
  const canReadShops = abilities.can('read', 'Shop');
  const canReadCategories = abilities.can('read', 'Category');
  const ofShelf = useShelfFilter();
  return useMemo(
    () => [
      recordFilter('productId', t('product'), 'Product'),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      ...ofShelf,
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
        'position',
        t('position'),
        pricePositions.map((position) => ({ value: position, label: t(`position.${position}`) })),
      ),
      choiceFilter(
        'availability',
        t('availability'),
        availabilities.map((name) => ({ value: name, label: availabilityText(tValues, name) })),
      ),
      choiceFilter(
        'priceState',
        t('priceState'),
        (['accepted', 'suspect'] as const).map((state) => ({ value: state, label: t(`priceState.${state}`) })),
      ),
      recordFilter('brandId', t('brand'), 'Brand'),
      ...(canReadCategories ? [recordFilter('categoryId', t('category'), 'Category')] : []),
      ...(canReadShops ? [recordFilter('undercutById', t('undercutBy'), 'Shop')] : []),
      flagFilter('quarantined', t('quarantined'), { yes: t('quarantinedOnly'), no: t('notQuarantined') }),
      flagFilter('isFresh', t('isFresh'), { yes: t('fresh'), no: t('notFresh') }),
      sinceFilter('seenSince', t('seenSince'), format.dateTime, now),
      dayFilter('firstSeenFrom', t('firstSeenFrom'), format.day),
      dayFilter('firstSeenUntil', t('firstSeenUntil'), format.day),
    ],
    [t, format, canReadShops, canReadCategories, ofShelf, now, tValues],
  );
}
