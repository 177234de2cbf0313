/** schema.org types that name a sellable thing; the subtypes shops really use beside the ones below Product. */
const productTypes = new Set(
  (
    'Product ProductModel IndividualProduct SomeProducts ProductCollection Vehicle Car Motorcycle MotorizedBicycle BusOrCoach ' +
    'Book Audiobook Movie MusicAlbum MusicRecording VideoGame SoftwareApplication MobileApplication WebApplication ' +
    'DietarySupplement Drug Course ProductOrService ActualProductOrServiceInstance ProductOrServiceModel'
  ).split(' '),
);

/** What is only a product when it is for sale. */
const worksForSale = new Set(
  (
    'Book Audiobook Movie MusicAlbum MusicRecording VideoGame SoftwareApplication MobileApplication WebApplication ' +
    'DietarySupplement Drug Course'
  ).split(' '),
);

export function isGroup(types: string[]): boolean {
  return types.includes('ProductGroup');
}

export function isProduct(types: string[]): boolean {
  return isGroup(types) || types.some((type) => productTypes.has(type));
}

/** A work (book, film, game) that is a product only with offers or a product type beside. */
export function needsOffer(types: string[]): boolean {
  return !isGroup(types) && types.every((type) => worksForSale.has(type) || !productTypes.has(type));
}

export function isOffer(types: string[]): boolean {
  return types.some(
    (type) => type === 'Offer' || type === 'AggregateOffer' || type === 'OfferForPurchase' || type === 'Demand',
  );
}

/** The page itself, or a part of it that holds other things. */
export function isPage(types: string[]): boolean {
  return types.some(
    (type) => type.endsWith('Page') || type === 'WebSite' || type === 'CreativeWork' || type === 'WebPageElement',
  );
}

/** Properties whose items belong to something else on the page or elsewhere, never to the page's own product. */
export const foreignProperties: ReadonlySet<string> = new Set(
  (
    'isRelatedTo isSimilarTo isAccessoryOrSparePartFor isConsumableFor itemListElement item review reviews itemReviewed hasPart isPartOf ' +
    'mentions makesOffer hasOfferCatalog addOn isBasedOn significantLink relatedLink predecessorOf successorOf owns potentialAction ' +
    'subjectOf associatedMedia object recipe workExample exampleOfWork includesObject typeOfGood'
  ).split(' '),
);

const conditions = new Map(
  'NewCondition UsedCondition RefurbishedCondition DamagedCondition'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

const conditionWords: [RegExp, string][] = [
  [/refurb|renew|reconditi|general[üu]berholt|recondicionad|remanufactur/, 'RefurbishedCondition'],
  [/damag|defekt|besch[äa]digt|endommag|danificad|for parts/, 'DamagedCondition'],
  [/used|pre.?owned|second.?hand|gebraucht|occasion|usad[oa]|tweedehands|like new/, 'UsedCondition'],
  [/\bnew\b|neu\b|neuf|nuevo|nov[oa]\b|nieuw|nuovo/, 'NewCondition'],
];

/** An item condition in any spelling as its schema.org name. */
export function conditionName(text: string): string | undefined {
  return enumName(text, conditions, conditionWords);
}

function enumName(text: string, names: Map<string, string>, words: [RegExp, string][]): string | undefined {
  const folded = text.trim().slice(0, 200).toLowerCase();
  const bare = folded.slice(Math.max(folded.lastIndexOf('/'), folded.lastIndexOf('#'), folded.lastIndexOf(':')) + 1);
  const known = names.get(bare.replace(/[\s_-]/g, '')) ?? names.get(`${bare}condition`);
  return known ?? words.find(([pattern]) => pattern.test(folded))?.[1];
}

/** GoodRelations v1, which schema.org took in: what its names are called there. */
const goodRelations: Record<string, string> = {
  Offering: 'Offer',
  SomeItems: 'Product',
  Individual: 'Product',
  ProductOrService: 'Product',
  ProductOrServiceModel: 'Product',
  ActualProductOrServiceInstance: 'Product',
  ProductOrServicesSomeInstancesPlaceholder: 'Product',
  BusinessEntity: 'Organization',
  includes: 'itemOffered',
  hasPriceSpecification: 'priceSpecification',
  hasCurrencyValue: 'price',
  hasCurrency: 'priceCurrency',
  hasMinCurrencyValue: 'minPrice',
  hasMaxCurrencyValue: 'maxPrice',
  hasStockKeepingUnit: 'sku',
  hasMPN: 'mpn',
  hasBrand: 'brand',
  hasManufacturer: 'manufacturer',
  'hasEAN_UCC-13': 'gtin13',
  'hasGTIN-14': 'gtin14',
  'hasGTIN-8': 'gtin8',
  condition: 'itemCondition',
  legalName: 'name',
};

/** `http://schema.org/Product`, `https://schema.org/Product/`, `schema:Product` and `Product` are `Product`; GoodRelations names become their schema.org ones. */
export function schemaName(name: string): string {
  const stated = name.trim();
  const trimmed = stated.length > 1 && stated.endsWith('/') ? stated.slice(0, -1) : stated;
  const cut = Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('#'), trimmed.lastIndexOf(':'));
  if (cut < 0) return trimmed;
  const bare = trimmed.slice(cut + 1);
  const isGoodRelations = trimmed.startsWith('gr:') || trimmed.includes('goodrelations');
  return isGoodRelations && Object.hasOwn(goodRelations, bare) ? (goodRelations[bare] ?? bare) : bare;
}
