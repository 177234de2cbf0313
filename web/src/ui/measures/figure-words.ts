import { type Measure, measureDefinitions } from '@quarry/contracts/analytics';
import { formatMinor } from '@quarry/contracts/money';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { measuresMessages } from './measures.messages.ts';

export type FigureWords = {
  measure: (measure: Measure) => string;
  /** A figure as the language writes it; a dash where there is none. */
  value: (value: number | null, currency: string | null) => string;
  /** The same in few signs, for axes. */
  short: (value: number, currency: string | null) => string;
  /** How much more or less it became, with its sign; empty where nothing can be said. */
  change: (value: number | null, compared: number | null) => string;
};

/** The server counts shares in parts in a million. */
const wholePpm = 1_000_000;

/** How figures of a measure are written. The currency counts only where the measure is an amount. */
export function useFigureWords(measure: Measure): FigureWords {
  const t = useMessages(measuresMessages);
  const format = useFormat();
  const language = useLanguage();
  const isStars = measureDefinitions[measure].unit === 'stars';
  const isBytes = measureDefinitions[measure].unit === 'bytes';
  const isShare = measureDefinitions[measure].unit === 'share';
  const amountIn = (currency: string | null) =>
    measureDefinitions[measure].unit === 'amount' && currency !== null ? currency : null;
  const stars = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    measure: (one) => t(`measure.${one}`),
    value: (value, currency) => {
      const of = amountIn(currency);
      if (value === null) return '–';
      if (isShare) return format.percent(value / wholePpm);
      if (isStars) return stars.format(value / wholePpm);
      if (isBytes) return format.bytes(value);
      return of === null ? format.number(value) : format.money({ minor: value, currency: of });
    },
    short: (value, currency) => {
      const of = amountIn(currency);
      if (isShare) return format.percent(value / wholePpm);
      if (isStars) return stars.format(value / wholePpm);
      if (isBytes) return format.bytes(value);
      const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
      const style = of === null ? compact : ({ ...compact, style: 'currency', currency: of } as const);
      return new Intl.NumberFormat(language, style).format(of === null ? value : Number(formatMinor(value, of)));
    },
    change: (value, compared) => {
      const share = changeOf(value, compared);
      if (share === null) return '';
      return `${share > 0 ? '+' : ''}${format.percent(share)}`;
    },
  };
}

/** The share by which a figure changed; null where there was nothing before. */
function changeOf(value: number | null, compared: number | null): number | null {
  if (value === null || compared === null || compared === 0) return null;
  return (value - compared) / Math.abs(compared);
}
