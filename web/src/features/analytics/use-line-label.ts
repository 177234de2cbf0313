import type { FigureDimension } from '@quarry/contracts/analytics';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { analyticsMessages } from './analytics.messages.ts';

/** What a row of a report is called: a day or month as the language writes it, else the name of what it is of. */
export function useLineLabel(by: FigureDimension): (row: { key: string; label: string }) => string {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  return ({ key, label }) => {
    if (by === 'DAY') return format.day(key);
    if (by === 'MONTH') return format.month(key);
    if (key === 'none') return t(by === 'CHANNEL' ? 'noChannel' : by === 'PRODUCT' ? 'noProduct' : 'noBrand');
    return label === '' ? t('unnamed') : label;
  };
}
