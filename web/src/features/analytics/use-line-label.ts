import type { FigureDimension } from '@quarry/contracts/analytics';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { attributeName, productMessages } from '../products/index.ts';
import { analyticsMessages } from './analytics.messages.ts';

const nothingOf: Partial<Record<FigureDimension, 'noShop' | 'noChannel' | 'noProduct' | 'noCategory'>> = {
  SHOP: 'noShop',
  CHANNEL: 'noChannel',
  PRODUCT: 'noProduct',
  CATEGORY: 'noCategory',
};

/** What a row of a report is called: a day or month as the language writes it, else the name of what it is of. */
export function useLineLabel(by: FigureDimension): (row: { key: string; label: string }) => string {
  const t = useMessages(analyticsMessages);
  const tProduct = useMessages(productMessages);
  const format = useFormat();
  return ({ key, label }) => {
    if (by === 'DAY') return format.day(key);
    if (by === 'MONTH') return format.month(key);
    if (by === 'ATTRIBUTE') return attributeName(tProduct, { code: key, name: label });
    if (key === 'none') return t(nothingOf[by] ?? 'noBrand');
    return label === '' ? t('unnamed') : label;
  };
}
