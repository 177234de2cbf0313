import { toMinor } from '@quarry/contracts';
import type { GrabberConfig, GrabStrategy } from '@quarry/contracts/grabbers';
import type { ExtractedOffer, ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { extractPage, extractWithSelectors, type SelectorRules } from '@quarry/extraction/page';

export type ReadPage = {
  offers: ExtractedOffer[];
  warnings: ExtractionWarning[];
  code: string | null;
  reason: string | null;
};

/**
 * Reads the offers of a stored page by a grabber's configuration: structured data by the chosen strategies, then selectors for what
 * they leave out (before them when `selector` comes first), then the configured defaults.
 */
export function readPageOffers(
  bytes: Uint8Array,
  url: string,
  contentType: string | null,
  config: GrabberConfig,
): ReadPage {
  const locale = config.locale;
  const page = extractPage({ html: bytes, url, contentType }, locale === null ? {} : { locale });
  const structured = page.offers.flatMap((line) => keepStrategies(line, config.strategies));
  const selected = selectFields(bytes, url, config);
  const offers = mergeSelected(structured, selected, config.strategies[0] === 'selector').map((line) =>
    withDefaults(line, url, config),
  );
  if (offers.length > 0) return { offers, warnings: page.warnings, code: null, reason: null };
  const lost = page.offers.length > 0;
  return {
    offers,
    warnings: page.warnings,
    code: lost ? 'strategies_exclude' : (page.code ?? 'no_product'),
    reason: lost
      ? 'The page states an offer, but not by the strategies this grabber reads.'
      : (page.reason ?? 'The page states no offer.'),
  };
}

/** Without the fields of strategies that are switched off; nothing when no name is left. */
function keepStrategies({ offer, warnings }: ExtractedOffer, strategies: readonly GrabStrategy[]): ExtractedOffer[] {
  const kept = Object.fromEntries(
    Object.entries(offer).filter(([, field]) => (strategies as readonly string[]).includes(field.method)),
  ) as RawOffer;
  return kept.name === undefined ? [] : [{ offer: kept, warnings }];
}

function selectFields(bytes: Uint8Array, url: string, config: GrabberConfig): ExtractedOffer | undefined {
  if (config.rules.length === 0 || !config.strategies.includes('selector')) return undefined;
  return extractWithSelectors(bytes, url, selectorRulesOf(config));
}

/** The rules by field, those of one field in their order. */
export function selectorRulesOf(config: Pick<GrabberConfig, 'rules'>): SelectorRules {
  const rules: SelectorRules = {};
  for (const { field, selector, attribute } of config.rules) {
    (rules[field] ??= []).push({ selector, ...(attribute !== null && { attribute }) });
  }
  return rules;
}

/** Selectors read one offer: it completes the only structured one, or stands alone. With several offers it says nothing of any. */
function mergeSelected(
  structured: readonly ExtractedOffer[],
  selected: ExtractedOffer | undefined,
  selectorsWin: boolean,
): readonly ExtractedOffer[] {
  if (selected === undefined) return structured;
  const [only, ...others] = structured;
  if (only === undefined) return selected.offer.name === undefined ? [] : [selected];
  if (others.length > 0) return structured;
  const offer = selectorsWin ? { ...only.offer, ...selected.offer } : { ...selected.offer, ...only.offer };
  return [{ offer, warnings: [...only.warnings, ...selected.warnings] }];
}

function withDefaults({ offer, warnings }: ExtractedOffer, url: string, config: GrabberConfig): ExtractedOffer {
  const complete: RawOffer = { ...offer };
  complete.url ??= { value: url, raw: url, method: 'meta', path: 'address of the page', confidence: 0.5 };
  applyDefaults(complete, config);
  return { offer: complete, warnings };
}

const priceNames = ['price', 'listPrice', 'lowPrice', 'highPrice', 'unitPrice', 'shippingPrice'] as const;

/** Currency and condition as configured, where the source names none. */
export function applyDefaults(offer: RawOffer, config: Pick<GrabberConfig, 'currency' | 'condition'>): void {
  const { currency, condition } = config;
  if (currency !== null) {
    for (const name of priceNames) {
      const field = offer[name];
      if (field !== undefined && field.value.currency === null) offer[name] = inCurrency(field, currency);
    }
  }
  if (condition !== null) {
    offer.condition ??= { value: condition, raw: '', method: 'selector', path: 'configured default', confidence: 0.5 };
  }
}

function inCurrency(field: Field<PriceValue>, currency: string): Field<PriceValue> {
  const { amount, minor } = field.value;
  return { ...field, value: { amount, minor: toMinor(amount, currency)?.minor ?? minor, currency } };
}
