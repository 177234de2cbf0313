import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/index.ts';

/** The figures of an invoice that are no money, to the hundredth, as the current language writes them. */
export function useInvoiceFormat() {
  const language = useLanguage();
  return useMemo(() => {
    const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
    return {
      hundredths: (value: number) => hundredths.format(value / 100),
      rate: (basisPoints: number) => percents.format(basisPoints / 10_000),
    };
  }, [language]);
}
