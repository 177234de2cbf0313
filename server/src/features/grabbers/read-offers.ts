import type { GrabberConfig } from '@quarry/contracts/grabbers';
import { selectorRulesOf } from '../crawlers/index.ts';
import { type FetchedPage, readByRules, type ReadPage } from './read-by-rules.ts';

export { applyDefaults, type FetchedPage, readKnownPage, type ReadPage } from './read-by-rules.ts';

/** Reads the offers of a stored page by a grabber's configuration, as `readByRules` does by its rules. */
export function readPageOffers(page: FetchedPage, config: GrabberConfig): ReadPage {
  return readByRules(page, config, selectorRulesOf(config));
}
