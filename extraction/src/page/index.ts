export { extractLinks, type ExtractedLinks } from './extract-links.ts';
export { extractPage, type ExtractedPage, type NoOfferCode, type PageInput, type PageOptions } from './extract-page.ts';
export { checkGtin } from './read-gtin.ts';
export { decodePage, type DecodedPage } from './decode-html.ts';
export { findStated, type StatedField, type StatedPlace } from './find-stated.ts';
export { joinSelected } from './join-selected.ts';
export { isShopPage } from './page-frame.ts';
export type { PageLink } from './scan-markup.ts';
export {
  extractWithSelectors,
  type SelectorField,
  type SelectorRule,
  type SelectorRules,
  type SelectorTransform,
} from './select-fields.ts';
export { type SelectedPage, selectFromPage } from './select-items.ts';
export { combineProposals, type ItemProposal, proposeItems } from './propose-items.ts';
export { type ProductProposal, type ProposedField, proposeProduct } from './propose-product.ts';
export type { ProposedRule } from './propose-fields.ts';
export { type ShownItems, stillPage } from './still-page.ts';
