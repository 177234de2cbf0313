import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  numberFilter,
  recordFilter,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { productStatuses } from './product.columns.tsx';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import { useOptionNames } from './use-option-names.ts';
import { productsMessages } from './products.messages.ts';

const thresholds = [25, 50, 75, 100];

export function useProductFilters(): readonly ListFilter[] {
  const t = useMessages(productsMessages);
  const tProduct = useMessages(productMessages);
  const { day } = useFormat();
  const abilities = useAbilities();
  const canReadCategories = abilities.can('read', 'Category');
  const canReadAttributes = abilities.can('read', 'Attribute');
  const canReadShops = abilities.can('read', 'Shop');
  const optionName = useOptionNames(canReadAttributes);
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('status'),
        productStatuses.map((status) => ({ value: status, label: t(status) })),
      ),
      recordFilter('brandId', t('brand'), 'Brand'),
      ...(canReadCategories ? [recordFilter('categoryId', t('category'), 'Category')] : []),
      ...(canReadAttributes ? [recordFilter('attributeId', t('withAttribute'), 'Attribute')] : []),
      { ...choiceFilter('optionId', t('withOption'), []), read: (id) => ({ value: id, label: optionName(id) }) },
      flagFilter('hasFindings', t('findings'), { yes: t('withFindings'), no: t('withoutFindings') }),
      ...(canReadAttributes ? [recordFilter('findingAttributeId', t('findingAbout'), 'Attribute')] : []),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      flagFilter('hasOffers', t('offers'), { yes: t('withOffers'), no: t('withoutOffers') }),
      numberFilter(
        'completenessBelow',
        t('completeness'),
        thresholds.map((percent) => ({ value: String(percent), label: t('belowPercent', { percent }) })),
      ),
      {
        ...choiceFilter('missing', t('missing'), []),
        read: (code) => ({ value: code, label: attributeName(tProduct, { code, name: code }) }),
      },
      dayFilter('createdFrom', t('createdFrom'), day),
      dayFilter('createdUntil', t('createdUntil'), day),
    ],
    [t, tProduct, optionName, day, canReadCategories, canReadAttributes, canReadShops],
  );
}
