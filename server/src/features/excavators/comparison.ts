import { printGtin } from '@quarry/contracts/gtin';
import { formatMinor } from '@quarry/contracts';
import type { ExtractionWarning } from '@quarry/contracts/offers';
import { checkGtin } from '@quarry/extraction/page';
import { declaredColours, declaredPack } from '@quarry/matching';
import type { SourceOffer } from '../products/index.ts';

/** One line of a proposal read across: what the offer says, what the catalogue says, and how they relate. */
export type ComparedField = {
  field: string;
  label: string;
  offerText: string | null;
  catalogueText: string | null;
  verdict: 'same' | 'similar' | 'different' | 'not_comparable' | 'only_offer' | 'only_catalogue';
  /** Why what the offer says is of no use. */
  offerWarning: ExtractionWarning | null;
};

/** What the catalogue says of a variant, as texts by attribute code. */
export type CatalogueTexts = ReadonlyMap<string, string>;

const labels = {
  name: 'Name',
  brand: 'Brand',
  gtin: 'GTIN',
  mpn: 'Manufacturer number',
  color: 'Colour',
  size: 'Size',
  pack_size: 'Pack size',
  material: 'Material',
  weight: 'Weight',
  price: 'Price',
  category: 'Category',
  description: 'Description',
} as const;

type ComparedName = keyof typeof labels;

/** Reads offer and catalogue across, in a fixed order; what neither side states is left out. */
export function compareFields(source: SourceOffer, catalogue: CatalogueTexts): ComparedField[] {
  const offer = offerTexts(source);
  return (Object.keys(labels) as ComparedName[]).flatMap((field): ComparedField[] => {
    const offerText = offer[field] ?? null;
    const catalogueText = catalogue.get(field) ?? null;
    if (offerText === null && catalogueText === null) return [];
    const offerWarning = field === 'gtin' ? gtinWarning(source) : null;
    const verdict = verdictOf(field, offerText, catalogueText);
    return [{ field, label: labels[field], offerText, catalogueText, verdict, offerWarning }];
  });
}

function offerTexts({ title, brandName, gtin14, fields }: SourceOffer): Partial<Record<ComparedName, string>> {
  const price = fields.price?.value;
  const texts: Record<ComparedName, string | null | undefined> = {
    name: title,
    brand: brandName,
    gtin: gtin14 === null ? fields.gtin?.value : printGtin(gtin14),
    mpn: fields.mpn?.value,
    color: fields.color?.value,
    size: fields.size?.value,
    pack_size: fields.multipack?.value,
    material: fields.material?.value,
    weight: fields.weight?.value,
    price: price && `${formatMinor(price.minor, price.currency)} ${price.currency ?? ''}`.trim(),
    category: fields.category?.value ?? fields.breadcrumb?.value.map(({ name }) => name).join(' > '),
    description: fields.description?.value,
  };
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== null && text !== undefined && text !== ''),
  );
}

function gtinWarning({ fields }: SourceOffer): ExtractionWarning | null {
  return (fields.gtin && checkGtin(fields.gtin.value)) ?? null;
}

function verdictOf(field: ComparedName, offer: string | null, catalogue: string | null): ComparedField['verdict'] {
  if (catalogue === null) return 'only_offer';
  if (offer === null) return 'only_catalogue';
  if (field === 'price' && offer !== catalogue) return priceVerdict(offer, catalogue);
  const [left, right] = [comparedWords(field, offer), comparedWords(field, catalogue)];
  if ([...left].join(' ') === [...right].join(' ')) return 'same';
  const shared = left.intersection(right).size;
  return shared * 2 >= Math.min(left.size, right.size) && shared > 0 ? 'similar' : 'different';
}

/** Shops sell one thing within about a quarter of each other; a second piece or the next size costs more than that. */
const leastPriceRatio = 0.75;

/** How two prices relate, each as "13.49 EUR": those of two currencies do not. */
function priceVerdict(left: string, right: string): 'similar' | 'different' | 'not_comparable' {
  const [[one, currency], [other, otherCurrency]] = [left.split(' '), right.split(' ')];
  if (currency !== otherCurrency) return 'not_comparable';
  const [lower = 0, higher = 0] = [Number(one), Number(other)].toSorted((a, b) => a - b);
  return lower >= higher * leastPriceRatio ? 'similar' : 'different';
}

/** The words of a text; colours and packs as the evidence reads them, so that what it calls the same is shown as the same. */
function comparedWords(field: ComparedName, text: string): Set<string> {
  const pack = field === 'pack_size' ? declaredPack(text) : undefined;
  if (pack !== undefined) return new Set([String(pack)]);
  const colours = field === 'color' ? declaredColours(text) : new Set<string>();
  return colours.size > 0 ? colours : wordsOf(text);
}

function wordsOf(text: string): Set<string> {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(folded.match(/[\p{L}\p{N}]+/gu));
}
