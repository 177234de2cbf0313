import type { Detailed } from '../wording/index.ts';
import type { PriceValue, RecurringPriceValue } from './price-value.ts';

/**
 * Where a field was read; the order of the list is the order of trust (`feed` wins over `json-ld`, and so on). `person` is what people of
 * the shop state themselves: it wins for price, list price and availability, and stands in where nothing was read for all else.
 * `catalogue` is the name of the product that an offer was made for, where people gave it none.
 */
export type ExtractionMethod = 'feed' | 'json-ld' | 'microdata' | 'rdfa' | 'meta' | 'selector' | 'person' | 'catalogue';

/**
 * One extracted value with its evidence.
 * `raw` is the text as it stood in the page or feed, `path` names the place (a JSON path such as `$['@graph'][2].offers.price`,
 * a CSS path, a feed column), `confidence` lies between 0 and 1.
 */
export type Field<T> = {
  value: T;
  raw: string;
  method: ExtractionMethod;
  path: string;
  confidence: number;
  /** Set where a statement of people took it over as it was read before: it stands in once nobody reads it any more. */
  isTakenOver?: true;
};

export type BreadcrumbItem = { name: string; url: string | null };

/** `value` on a scale that ends at `best`; `count` is the number of ratings when stated. */
export type RatingValue = { value: number; best: number; count: number | null };

/** What extraction reads off one page or feed row for one sellable thing, before it is stored as a snapshot. */
export type RawOffer = {
  name?: Field<string>;
  description?: Field<string>;
  brand?: Field<string>;
  sku?: Field<string>;
  mpn?: Field<string>;
  /** As declared, digits only; whether it is usable says `classifyGtin`. */
  gtin?: Field<string>;
  /** What a buyer pays now, for one unit, once. */
  price?: Field<PriceValue>;
  /** The regular or struck-through price beside a lower `price`. */
  listPrice?: Field<PriceValue>;
  /** Ends of a range (AggregateOffer, "from"); a range is never a price. */
  lowPrice?: Field<PriceValue>;
  highPrice?: Field<PriceValue>;
  unitPrice?: Field<PriceValue>;
  /** What a buyer pays again in each `period`, where no price is stated that is paid once; it is never compared with one. */
  recurringPrice?: Field<RecurringPriceValue>;
  shippingPrice?: Field<PriceValue>;
  /** An ISO date or date-time as declared. */
  priceValidUntil?: Field<string>;
  /** schema.org ItemAvailability name without prefix: InStock, OutOfStock, PreOrder, BackOrder, Discontinued ... */
  availability?: Field<string>;
  /** schema.org OfferItemCondition name without prefix: NewCondition, UsedCondition, RefurbishedCondition, DamagedCondition. */
  condition?: Field<string>;
  /** Absolute addresses, main picture first, without repetition. */
  images?: Field<string[]>;
  /** Absolute address of the offer's own page. */
  url?: Field<string>;
  breadcrumb?: Field<BreadcrumbItem[]>;
  /** The source's own category path, as one text. */
  category?: Field<string>;
  rating?: Field<RatingValue>;
  /** Links the variants of one product. */
  itemGroup?: Field<string>;
  /** The feed's own row id. */
  itemId?: Field<string>;
  seller?: Field<string>;
  color?: Field<string>;
  size?: Field<string>;
  material?: Field<string>;
  pattern?: Field<string>;
  gender?: Field<string>;
  ageGroup?: Field<string>;
  weight?: Field<string>;
  multipack?: Field<string>;
  /** Everything else stated as name and value. */
  attributes?: Field<Record<string, string>>;
};

/** `code` is stable and machine-readable, `detail` one sentence in English, `wording` the same for every language. */
export type ExtractionWarning = Detailed;

export type ExtractedOffer = { offer: RawOffer; warnings: ExtractionWarning[] };
