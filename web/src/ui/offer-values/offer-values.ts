import { toMinor } from '@quarry/contracts';
import { isKnownCurrency } from '@quarry/contracts/money';
import { useMemo } from 'react';
import { namedText, useFormat, useMessages, type Translate } from '../../i18n/index.ts';
import { english, offerValueMessages } from './offer-values.messages.ts';

export { offerValueMessages };
export type OfferValueTexts = Translate<typeof english>;

/** An availability as schema.org names it, in words. */
export function availabilityText(t: OfferValueTexts, name: string): string {
  return namedText(t, english, 'available', name);
}

/** A condition as schema.org names it, in words. */
export function conditionText(t: OfferValueTexts, name: string): string {
  return namedText(t, english, 'condition', name);
}

const isPrice = /^(?:price|listPrice|lowPrice|highPrice|shippingPrice)$/;

/** Says the text of a field, of which no more is known, as a person reads it: money as the language writes it, and schema.org's names in words. */
export function useStatedText(): (field: string, text: string) => string {
  const t = useMessages(offerValueMessages);
  const format = useFormat();
  return useMemo(
    () => (field, text) => {
      if (field === 'availability') return availabilityText(t, text);
      if (field === 'condition') return conditionText(t, text);
      const [, amount, currency] = isPrice.test(field) ? (/^(-?[\d.]+) ([A-Z]{3})$/.exec(text) ?? []) : [];
      if (amount === undefined || currency === undefined || !isKnownCurrency(currency)) return text;
      const minor = toMinor(amount, currency)?.minor;
      return minor === undefined ? text : format.money({ minor, currency });
    },
    [t, format],
  );
}
