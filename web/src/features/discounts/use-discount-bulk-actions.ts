import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { discountsMessages } from './discounts.messages.ts';

export function useDiscountBulkActions(): readonly BulkAction[] {
  const t = useMessages(discountsMessages);
  const abilities = useAbilities();
  const mayUpdate = abilities.can('update', 'Discount');
  const mayDelete = abilities.can('delete', 'Discount');
  return useMemo(
    () => [
      ...(mayUpdate
        ? [
            { key: 'start', label: (count: number) => t('startDiscounts', { count }) },
            { key: 'pause', label: (count: number) => t('pauseDiscounts', { count }) },
            { key: 'end', label: (count: number) => t('endDiscounts', { count }), consequence: t('endText') },
          ]
        : []),
      ...(mayDelete ? [{ key: 'delete', label: (count: number) => t('deleteDiscounts', { count }) }] : []),
    ],
    [mayUpdate, mayDelete, t],
  );
}
