import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { GrabberConfig, GrabStrategy } from '@quarry/contracts/grabbers';
import { type ExtractedOffer, type ExtractionWarning, priceAtShop, type RawOffer } from '@quarry/contracts/offers';
import {
  type ExtractedPage,
  extractPage,
  joinSelected,
  type SelectedPage,
  selectFromPage,
  type SelectorRules,
} from '@quarry/extraction/page';

export type ReadPage = {
  offers: ExtractedOffer[];
  warnings: ExtractionWarning[];
  /** Why the page gives no offer. */
  nothing: Reasoned | null;
};

/** A page as it was fetched; prices of another time than that are none of its own. */
export type FetchedPage = { bytes: Uint8Array; url: string; mediaType: string | null; fetchedAt: Date };

function whyNothing({ code, reason, wording }: ExtractedPage): Reasoned {
  return code && reason && wording ? { code, reason, wording } : { ...reasoned('no_offer'), code: 'no_product' };
}

/**
 * Reads the offers of a stored page by a grabber's configuration: structured data by the chosen strategies, then selectors for what
 * they leave out (before them when `selector` comes first), one offer for each item where items are configured, then the defaults.
 * `rules` are those of the configuration. It imports no other feature, because a thread loads it for each page.
 */
export function readByRules(
  { bytes, url, mediaType, fetchedAt }: FetchedPage,
  config: GrabberConfig,
  rules: SelectorRules,
): ReadPage {
  const { locale } = config;
  const options = { now: fetchedAt.getTime(), ...(locale === null ? {} : { locale }) };
  const page = extractPage({ html: bytes, url, contentType: mediaType }, options);
  return offersOf(page, selectFields(bytes, url, config, rules), url, config);
}

/** The same off a page whose structured data is read already; undefined when the configuration asks for more than that. */
export function readKnownPage(page: ExtractedPage, url: string, config: GrabberConfig): ReadPage | undefined {
  const isOfOneLocale = page.language !== null && !page.warnings.some(({ code }) => code === 'other_languages');
  const isRead = !usesSelectors(config) && (config.locale === null || isOfOneLocale);
  return isRead ? offersOf(page, undefined, url, config) : undefined;
}

function offersOf(
  page: ExtractedPage,
  selected: SelectedPage | undefined,
  url: string,
  config: GrabberConfig,
): ReadPage {
  const structured = page.offers.flatMap((line) => keepStrategies(line, config.strategies));
  const joined =
    selected === undefined ? structured : joinSelected(structured, selected, config.strategies[0] === 'selector');
  const offers = joined.map((line) => withDefaults(line, url, config));
  if (offers.length > 0) return { offers, warnings: page.warnings, nothing: null };
  const lost = page.offers.length > 0;
  return {
    offers,
    warnings: [...page.warnings, ...(selected?.page.warnings ?? [])],
    nothing: lost ? { ...reasoned('other_strategies'), code: 'strategies_exclude' } : whyNothing(page),
  };
}

/** Without the fields of strategies that are switched off; nothing when no name is left. */
function keepStrategies({ offer, warnings }: ExtractedOffer, strategies: readonly GrabStrategy[]): ExtractedOffer[] {
  const kept = Object.fromEntries(
    Object.entries(offer).filter(([, field]) => (strategies as readonly string[]).includes(field.method)),
  ) as RawOffer;
  return kept.name === undefined ? [] : [{ offer: kept, warnings }];
}

function usesSelectors({ rules, strategies }: GrabberConfig): boolean {
  return rules.length > 0 && strategies.includes('selector');
}

function selectFields(
  bytes: Uint8Array,
  url: string,
  config: GrabberConfig,
  rules: SelectorRules,
): SelectedPage | undefined {
  if (!usesSelectors(config)) return undefined;
  return selectFromPage(bytes, url, rules, config.itemSelector || null);
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
      if (field !== undefined) offer[name] = { ...field, value: priceAtShop(field.value, currency) };
    }
  }
  if (condition !== null) {
    offer.condition ??= { value: condition, raw: '', method: 'selector', path: 'configured default', confidence: 0.5 };
  }
}
