import type { ExtractionWarning } from '@quarry/contracts/offers';
import { detailed, wording } from '@quarry/contracts/wording';
import type { PriceDoubt } from './price-types.ts';

/** Doubts with a sentence of their own elsewhere: of a currency that is missing or stated beside, of separators, and of refusals. */
const saidElsewhere = ['currency_missing', 'currency_from_hint', 'separator_ambiguous', 'below_zero'] as const;
type SaidElsewhere = (typeof saidElsewhere)[number];

function isSaidHere(doubt: PriceDoubt): doubt is Exclude<PriceDoubt, SaidElsewhere> {
  return !saidElsewhere.some((other) => other === doubt);
}

/** What to say of an amount that was read with doubts: `text` as it stands in the page or feed, `amount` as it was read. */
export function doubtWarnings(text: string, amount: string, doubts: readonly PriceDoubt[]): ExtractionWarning[] {
  if (doubts.length === 0) return [];
  const plain = text.trim();
  const said = { text: plain.length > 60 ? `${plain.slice(0, 60)}…` : plain, amount };
  const causes = doubts.filter(isSaidHere).map((doubt) => wording(`doubt:${doubt}`));
  return [
    ...(doubts.includes('separator_ambiguous') ? [detailed('separator_ambiguous', said)] : []),
    ...(causes.length > 0 ? [detailed('price_doubted', { ...said, cause: causes })] : []),
  ];
}
