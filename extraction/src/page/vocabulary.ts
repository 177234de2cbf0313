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

const goodRelationsFolded = byFolded(Object.keys(goodRelations));

/** The properties that any reader asks for, as schema.org, and a few shops beside it, spell them. */
const properties: ReadonlySet<string> = new Set(
  // What describes a product, and tells one from another.
  (
    'name title headline description disambiguatingDescription alternateName brand manufacturer category image images photo contentUrl ' +
    'contentURL thumbnailUrl url sku mpn model productID identifier gtin gtin8 gtin12 gtin13 gtin14 ean isbn upc itemCondition color size ' +
    'material pattern weight audience suggestedGender suggestedAge audienceType additionalProperty hasMeasurement propertyID value ' +
    'unitText unitCode additionalType productGroupID inProductGroupWithID hasVariant isVariantOf keywords slogan ' +
    // Ratings.
    'aggregateRating ratingValue bestRating ratingCount reviewCount ' +
    // Offers, prices, delivery and times.
    'offers itemOffered price priceCurrency currency lowPrice highPrice minPrice maxPrice minValue priceSpecification priceType ' +
    'priceComponent priceComponentType billingDuration billingIncrement billingStart referenceQuantity eligibleQuantity ' +
    'eligibleTransactionVolume eligibleCustomerType eligibleRegion validForMemberTier membershipPointsEarned businessFunction ' +
    'valueAddedTaxIncluded availability inventoryLevel availabilityStarts availabilityEnds seller offeredBy shippingDetails shippingRate ' +
    'priceValidUntil validFrom validThrough validUntil ' +
    // The page, its breadcrumb and its lists.
    'acceptedOffer mainEntity mainEntityOfPage about primaryTopic product position'
  )
    .split(' ')
    .concat([...foreignProperties]),
);
const propertiesFolded = byFolded(properties);

/** The types that any reader asks for. */
const types: ReadonlySet<string> = new Set(
  (
    'ProductGroup Offer AggregateOffer OfferForPurchase Demand OfferCatalog ItemList ListItem BreadcrumbList Review AggregateRating Order ' +
    'Organization Store Person Brand ImageObject BuyAction PriceSpecification UnitPriceSpecification CompoundPriceSpecification ' +
    'PaymentChargeSpecification DeliveryChargeSpecification PropertyValue QuantitativeValue OfferShippingDetails MonetaryAmount ' +
    'WebSite WebPage ItemPage ProductPage CollectionPage AboutPage ContactPage CheckoutPage SearchResultsPage FAQPage ProfilePage QAPage ' +
    'CreativeWork WebPageElement Thing'
  )
    .split(' ')
    .concat([...productTypes]),
);
const typesFolded = byFolded(types);

function byFolded(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...names].map((name) => [name.toLowerCase(), name]));
}

/** A property under its name in schema.org: `http://schema.org/Price`, `schema:price` and `PRICE` are `price`; GoodRelations names become their schema.org ones. */
export function propertyName(name: string): string {
  // Most pages spell their names right: only the others are taken apart and folded.
  if (properties.has(name)) return name;
  const bare = bareName(name);
  return properties.has(bare) ? bare : (propertiesFolded.get(bare.toLowerCase()) ?? bare);
}

/** Whether a property that is read as `name` was written in another letter case: `Price` and `schema:PRICE`, not `price`. */
export function isMisspelt(written: string, name: string): boolean {
  const last = written.slice(-name.length);
  return last !== name && last.toLowerCase() === name.toLowerCase();
}

/** A type under its name in schema.org: `https://schema.org/Product/`, `schema:Product` and `PRODUCT` are `Product`; GoodRelations types become their schema.org ones. */
export function typeName(name: string): string {
  if (types.has(name)) return name;
  const bare = bareName(name);
  return types.has(bare) ? bare : (typesFolded.get(bare.toLowerCase()) ?? bare);
}

function bareName(name: string): string {
  const stated = name.trim();
  const trimmed = stated.length > 1 && stated.endsWith('/') ? stated.slice(0, -1) : stated;
  const cut = Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('#'), trimmed.lastIndexOf(':'));
  if (cut < 0) return trimmed;
  const bare = trimmed.slice(cut + 1);
  if (!trimmed.startsWith('gr:') && !trimmed.includes('goodrelations')) return bare;
  const known = goodRelationsFolded.get(bare.toLowerCase());
  return known === undefined ? bare : (goodRelations[known] ?? bare);
}
