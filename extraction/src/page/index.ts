export { extractLinks, type ExtractedLinks } from './extract-links.ts';
export { extractPage, type ExtractedPage, type NoOfferCode, type PageInput, type PageOptions } from './extract-page.ts';
export { decodePage, type DecodedPage } from './decode-html.ts';
export type { PageLink } from './scan-markup.ts';
export {
  extractWithSelectors,
  type SelectorField,
  type SelectorRule,
  type SelectorRules,
  type SelectorTransform,
} from './select-fields.ts';
