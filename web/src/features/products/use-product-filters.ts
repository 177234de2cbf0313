import { useMemo } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  flagFilter,
  numberFilter,
  type FilterOption,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { productStatuses } from './product.columns.tsx';
import { productsMessages } from './products.messages.ts';
import { ProductFilterBrandsDocument, ProductFilterShopsDocument } from './products.operations.generated.ts';

/** As many as a person can pick from by eye; beyond it the search is the better way. */
const offeredOptions = 500;
const thresholds = [25, 50, 75, 100];

export function useProductFilters(): readonly ListFilter[] {
  const t = useMessages(productsMessages);
  const abilities = useAbilities();
  const brands = useRecord(ProductFilterBrandsDocument, { first: offeredOptions }).data?.brands.nodes;
  const shops = useRecord(ProductFilterShopsDocument, { first: offeredOptions }).data?.shops.nodes;
  const canReadShops = abilities.can('read', 'Shop');
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('status'),
        productStatuses.map((status) => ({ value: status, label: t(status) })),
      ),
      choiceFilter('brandId', t('brand'), optionsOf(brands)),
      ...(canReadShops ? [choiceFilter('shopId', t('shop'), optionsOf(shops))] : []),
      flagFilter('hasOffers', t('offers'), { yes: t('withOffers'), no: t('withoutOffers') }),
      numberFilter(
        'completenessBelow',
        t('completeness'),
        thresholds.map((percent) => ({ value: String(percent), label: t('belowPercent', { percent }) })),
      ),
    ],
    [t, brands, shops, canReadShops],
  );
}

function optionsOf(records: readonly { id: string; name: string }[] | undefined): FilterOption[] {
  return (records ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
