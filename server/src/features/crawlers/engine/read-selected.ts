import type { GrabberConfig } from '@quarry/contracts/grabbers';
import { joinSelected, selectFromPage, type SelectorRules } from '@quarry/extraction/page';
import { countProducts, type PageContent, type PageFinding } from './read-page.ts';

/** What reading by selectors takes of a grabber's configuration. */
export type SelectorReading = Pick<GrabberConfig, 'rules' | 'itemSelector'>;

/** The rules by field, those of one field in their order. */
export function selectorRulesOf(config: Pick<GrabberConfig, 'rules'>): SelectorRules {
  const rules: SelectorRules = {};
  for (const { field, selector, attribute, scope } of config.rules) {
    (rules[field] ??= []).push({ selector, scope: scope ?? 'item', ...(attribute !== null && { attribute }) });
  }
  return rules;
}

/**
 * A page as the crawler's grabbers will read it: where its data makes no offer their selectors may, and then it is a product page too.
 * Without such offers, what its data says stands.
 */
export function withSelected<Read extends { content: PageContent; found: PageFinding | null }>(
  read: Read,
  body: Uint8Array,
  url: string,
  readings: readonly SelectorReading[],
): Read {
  if (read.content.offers > 0) return read;
  for (const reading of readings) {
    const selected = selectFromPage(body, url, selectorRulesOf(reading), reading.itemSelector || null);
    const offers = joinSelected([], selected, true);
    if (offers.length > 0) {
      const content = { ...read.content, type: 'product' as const, offers: offers.length };
      return { ...read, content, found: { type: 'product', products: countProducts(offers) } };
    }
  }
  return read;
}
