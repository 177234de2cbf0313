import { isCurrencyCode } from '@quarry/contracts';
import { fieldNamed, type FeedField } from './feed-fields.ts';

/** What a column or element name stands for. */
export type FieldMeaning = {
  /** null: none of our fields; the value is kept as an attribute under `name`. */
  field: FeedField | null;
  /** The name without prefix, for attributes. */
  name: string;
  /** The name as the feed writes it. */
  path: string;
  /** A currency named by the column: "Preis (EUR)", "price_usd". */
  currency?: string;
  /** Sub-attributes named by the column: `shipping(country:price)`. */
  parts?: string[];
  /** The value stood unquoted in JSON: where it ends was a guess. */
  isBare?: true;
  /** A number of JSON. */
  isNumber?: true;
  /** The column says that its amounts are without tax. */
  isTaxFree?: true;
  isSpecific: boolean;
};

const currencySigns: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD', zł: 'PLN', '¥': 'JPY' };

/**
 * The meaning of a column or element name in whatever spelling: "Image Link", "image_link", "g:image_link", "imageLink",
 * "EAN", "Prix", "Preis (EUR)". `isSpecific` says that the name stands in the namespace of product data.
 */
export function meaningOf(written: string, isSpecific = true): FieldMeaning {
  const path = written.trim();
  const name = path.replace(/^[A-Za-z][\w.-]*:(?=\S)/, '');
  const [, stem = name, inBrackets = ''] = /^([^([]+?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(name) ?? [];
  const direct = fieldNamed(fold(name));
  // A "unit price" may be one per kilogram: it counts only where no other column is the price.
  if (direct !== undefined) return { field: direct, name, path, isSpecific: isSpecific && fold(name) !== 'unitprice' };
  const taxed = taxMeaning({ name, path, isSpecific });
  if (taxed !== undefined) return taxed;
  if (inBrackets !== '') return bracketMeaning({ name, path, isSpecific }, stem, inBrackets);
  return suffixedPrice({ name, path, isSpecific }) ?? { field: null, name, path, isSpecific };
}

type NameParts = Pick<FieldMeaning, 'name' | 'path' | 'isSpecific'>;

function bracketMeaning(names: NameParts, stem: string, inBrackets: string): FieldMeaning {
  const field = fieldNamed(fold(stem));
  if (field === undefined) return { field: null, ...names };
  const currency = currencyIn(inBrackets);
  if (currency !== undefined) return { field, ...names, currency };
  return { field, ...names, parts: inBrackets.split(':').map((part) => part.trim().toLowerCase()) };
}

/** "price_eur", "Preis EUR", "Preis in €": a price column that names its currency last. */
function suffixedPrice(names: NameParts): FieldMeaning | undefined {
  const match = /^(.+?)(?:[\s_-]+in)?[\s_-]+([A-Za-z]{3}|€|£|\$|zł|¥)$/u.exec(names.name);
  const currency = currencyIn(match?.[2] ?? '');
  const field = fieldNamed(fold(match?.[1] ?? ''));
  return field?.endsWith('price') && currency !== undefined ? { field, ...names, currency } : undefined;
}

const withoutTax =
  'net|netto|nett|tax ?free|(?:excl|ex|exkl|without|before|ohne|sans|sin|senza|sem|bez|zonder)[a-z]*[ .]*(?:vat|tax|taxes|gst|mwst|ust|tva|taxe|iva|btw|moms|dph|vat)|ht|hors tax[ea]s?';
const withTax =
  'gross|brutto|(?:incl|inc|inkl|with|after|mit|avec|con|com|s|z)[a-z]*[ .]*(?:vat|tax|taxes|gst|mwst|ust|tva|taxe|iva|btw|moms|dph)|ttc';
const taxName = new RegExp(`^(?:(${withoutTax})|(?:${withTax}))$`);
const taxFirst = new RegExp(`^(?:(${withoutTax})|(?:${withTax})) (.+)$`);
const taxLast = new RegExp(`^(.+?) (?:(${withoutTax})|(?:${withTax}))$`);

/** "price (net)", "Price incl. VAT", "net_price": a price column that says whether tax is in it, and perhaps its currency. */
function taxMeaning(names: NameParts): FieldMeaning | undefined {
  const [, stem = names.name, inBrackets = ''] = /^([^([]+?)\s*[([]([^)\]]*)[)\]]\s*$/.exec(names.name) ?? [];
  if (inBrackets !== '') {
    const words = spelled(inBrackets);
    const [, free] = taxName.exec(words) ?? [];
    return taxName.test(words) ? taxedPrice(names, stem, free) : undefined;
  }
  const words = spelled(names.name);
  const first = taxFirst.exec(words);
  if (first) return taxedPrice(names, first[2] ?? '', first[1]);
  const last = taxLast.exec(words);
  return last ? taxedPrice(names, last[1] ?? '', last[2]) : undefined;
}

function taxedPrice(names: NameParts, stem: string, withoutTaxWord: string | undefined): FieldMeaning | undefined {
  const { field, currency } = meaningOf(stem);
  if (field?.endsWith('price') !== true) return undefined;
  const meaning: FieldMeaning = { field, ...names };
  if (currency !== undefined) meaning.currency = currency;
  if (withoutTaxWord !== undefined) meaning.isTaxFree = true;
  return meaning;
}

/** "PriceExclVat" and "price_excl_vat" are "price excl vat". */
function spelled(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim();
}

function currencyIn(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return isCurrencyCode(code) ? code : currencySigns[text.trim()];
}

/** Lower-case letters and digits only, accents folded: "Größe" and "groesse" differ, "Image Link" and "imageLink" do not. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '');
}

const languageByWord = new Map<string, string>();
for (const [language, words] of Object.entries({
  de: 'preis titel beschreibung marke bild bildlink kategorie verfugbarkeit verfuegbarkeit hersteller artikelnummer bezeichnung wahrung waehrung',
  fr: 'prix titre marque lien disponibilite categorie etat devise',
  es: 'precio titulo marca enlace disponibilidad moneda',
  it: 'prezzo titolo disponibilita descrizione',
  pt: 'preco titulo descricao disponibilidade',
  nl: 'prijs titel omschrijving merk beschikbaarheid',
})) {
  for (const word of words.split(' ')) languageByWord.set(`${language} ${word}`, language);
}

/** The language most of the column names are written in; undefined when they are English or say nothing. */
export function languageOfNames(names: string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const language of ['de', 'fr', 'es', 'it', 'pt', 'nl']) {
    const count = names.filter((name) => languageByWord.has(`${language} ${fold(name)}`)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
