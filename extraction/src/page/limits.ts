/** Bounds on what one page may cost; beyond them the rest is left out and a warning says so. */
export const limits = {
  /** Characters of markup that are read; 20 MB is also where the outbound door stops. */
  pageCharacters: 20_000_000,
  jsonLdBlocks: 500,
  jsonDepth: 100,
  items: 50_000,
  itemsOfOneId: 50,
  /** Open elements; deeper ones are still read, but no longer as scopes of their own. */
  elementDepth: 512,
  /** Open elements at which the page is left: the parser's cost grows with the square of them. */
  nesting: 5_000,
  /** Nodes beside one another at the top of a page; more of them get an element around them. */
  rootNodes: 500,
  collectedText: 20_000,
  // Two more than `boundOffer` keeps, so that it sees a longer name and says that it was cut; one of them may be a blank.
  nameCharacters: 1_002,
  descriptionCharacters: 10_000,
  shortTextCharacters: 300,
  addressCharacters: 2_048,
  images: 50,
  attributes: 200,
  breadcrumbs: 20,
  offers: 500,
  links: 20_000,
} as const;
