import type { CheerioAPI } from 'cheerio/slim';
import { readAvailability } from '../availability/index.ts';
import { descendantsOf, elementsAt, isStruckThrough, type PageElement, textsOf } from './page-element.ts';
import { readPriceText, readShippingText } from './price-value.ts';
import { lastingNames } from './propose-selector.ts';
import type { SelectablePage, SelectorField } from './select-fields.ts';
import { conditionName } from './vocabulary.ts';

/** A rule that a person may take over as it stands; `attribute` null reads the text. */
export type ProposedRule = {
  field: SelectorField;
  selector: string;
  attribute: string | null;
  scope: 'item' | 'page';
};

/** What shops write before the values that identify a product, in the languages shops write here. */
const labels: readonly [SelectorField, RegExp][] = [
  ['gtin', /^(?:gtin|ean|upc|isbn|barcode|strichcode|code[- ]barres|código de barras)\b/i],
  ['brand', /^(?:brand|marke|marque|marca)\b/i],
  [
    'mpn',
    /^(?:mpn\b|manufacturer(?:'s)? (?:part|item|product|no)|herstellernummer|hersteller-?nr|référence (?:du )?fabricant|referência do fabricante)/i,
  ],
];

/** Rules for what the page says once for all of its items: its heading, and the identifiers in its specification. */
export function fieldsOfPage($: CheerioAPI): ProposedRule[] {
  const heading: ProposedRule[] =
    elementsAt($, 'h1').length > 0 ? [{ field: 'name', selector: 'h1', attribute: null, scope: 'page' }] : [];
  const cells = elementsAt($, 'th, dt').slice(0, 500);
  const found = labels.flatMap(([field, pattern]): ProposedRule[] => {
    const cell = cells.find((one) => pattern.test(textsOf(one).whole.trim()));
    const label =
      cell &&
      textsOf(cell)
        .whole.trim()
        .replace(/[:\s]+$/, '');
    if (cell === undefined || label === undefined || /["\\]/.test(label) || label.length > 60) return [];
    const value = cell.name === 'th' ? 'td' : 'dd';
    return [{ field, selector: `${cell.name}:contains("${label}") + ${value}`, attribute: null, scope: 'page' }];
  });
  return [...heading, ...found];
}

type Place = { selector: string; texts: string[]; names: string; isStruck: boolean };

const sellerNames =
  /seller|merchant|vendor|dealer|retailer|h(?:ae|ä)ndler|verk(?:ae|ä)ufer|anbieter|vendeur|marchand|vendedor|lojista|shop|store|boutique|loja/i;
const shippingNames = /ship|deliver|postage|versand|liefer|livraison|frete|envio|porto/i;
const buyWords =
  /^(?:add|buy|to (?:the )?(?:shop|basket|cart)|in den|zum|ajouter|acheter|comprar|adicionar|details|more|mehr|voir)\b/i;

/** Rules for what each row says for itself: price, seller, stock, condition, delivery, and a number of its own. */
export function fieldsOfRows(page: SelectablePage, rows: readonly PageElement[]): ProposedRule[] {
  const places = placesIn(page.$, rows);
  const most = (place: Place, holds: (text: string) => boolean) =>
    place.texts.filter(holds).length >= rows.length * 0.6;
  const isPrice = (text: string) =>
    /\d/.test(text) && readPriceText(text, false, null, page.locale).price !== undefined;
  const price = shortest(
    places.filter((place) => most(place, isPrice) && !place.isStruck && !shippingNames.test(place.names)),
  );
  const isStock = (text: string) => /\p{L}/u.test(text) && readAvailability(text) !== undefined;
  const stock = shortest(places.filter((place) => most(place, isStock)));
  const isState = (text: string) => text.length < 60 && !isStock(text) && conditionName(text) !== undefined;
  const condition = shortest(places.filter((place) => place !== stock && most(place, isState)));
  const shipping = shortest(
    places.filter(
      (place) =>
        place !== price &&
        shippingNames.test(place.names) &&
        most(place, (text) => readShippingText(text, null, page.locale) !== undefined),
    ),
  );
  const taken = new Set([price, stock, condition, shipping]);
  const isName = (text: string) =>
    /\p{L}{2}/u.test(text) && text.length <= 60 && !isPrice(text) && !buyWords.test(text);
  const words = places.filter((place) => !taken.has(place) && most(place, isName));
  const seller =
    shortest(words.filter(({ names }) => sellerNames.test(names))) ??
    words.find((place) => new Set(place.texts).size > 1);
  return [
    ...ruleOf('seller', seller),
    ...numberOf(rows),
    ...ruleOf('price', price),
    ...ruleOf('shippingPrice', shipping),
    ...ruleOf('availability', stock),
    ...ruleOf('condition', condition),
  ];
}

function ruleOf(field: SelectorField, place: Place | undefined): ProposedRule[] {
  return place === undefined ? [] : [{ field, selector: place.selector, attribute: null, scope: 'item' }];
}

/** The places that every row has, each with its text in each row. */
function placesIn($: CheerioAPI, rows: readonly PageElement[]): Place[] {
  const selectors = new Map(rows.slice(0, 3).flatMap((row) => descendantsOf(row).flatMap((one) => waysTo(row, one))));
  return [...selectors].slice(0, 200).flatMap(([selector, names]): Place[] => {
    const found = rows.map((row) => elementsAt($, selector, row));
    if (found.some((matches) => matches.length > 1)) return [];
    const texts = found.flatMap(([element]) =>
      element ? [textsOf(element, true).standing.replaceAll(/\s+/g, ' ').trim()] : [],
    );
    const isStruck = found.some(([element]) => element !== undefined && isStruckThrough(element));
    return [{ selector, texts: texts.filter((text) => text !== ''), names, isStruck }];
  });
}

/** How an element of a row may be named: by a class, a test id, as a column, or by a tag that stands alone; with what its names say. */
function waysTo(row: PageElement, element: PageElement): [selector: string, names: string][] {
  const { attribs, name } = element;
  const says = `${attribs['class'] ?? ''} ${attribs['itemprop'] ?? ''} ${attribs['data-testid'] ?? ''}`;
  const ways = lastingNames(attribs['class']).map((one) => `.${one}`);
  const testId = attribs['data-testid'];
  if (testId !== undefined && /^[\w-]{1,60}$/.test(testId)) ways.push(`[data-testid="${testId}"]`);
  if (name === 'td' && element.parent === row) {
    const columns = row.children.filter((node) => 'attribs' in node);
    ways.push(`td:nth-child(${columns.indexOf(element) + 1})`);
  }
  return [...ways, name].map((way) => [way, says]);
}

/** Of several places that hold the same, the innermost says it with the fewest other words; a class is named before a tag. */
function shortest(places: readonly Place[]): Place | undefined {
  const length = ({ texts }: Place) => texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1);
  const rank = ({ selector }: Place) => (/^[.[]/.test(selector) ? 0 : 1);
  return places.toSorted((left, right) => length(left) - length(right) || rank(left) - rank(right))[0];
}

/** An attribute of the rows that numbers each of them apart, as a shop's own offer number does. */
function numberOf(rows: readonly PageElement[]): ProposedRule[] {
  const names = Object.keys(rows[0]?.attribs ?? {}).filter((name) =>
    /^data-(?:.*-)?(?:offer|listing|sku|item|article|variant)(?:-?(?:id|number|no|key|sku))?$|^data-id$/.test(name),
  );
  const attribute = names.find((name) => {
    const values = rows.map((row) => row.attribs[name]?.trim() ?? '');
    return new Set(values).size === rows.length && values.every((value) => /^[\w./:-]{4,100}$/.test(value));
  });
  return attribute === undefined ? [] : [{ field: 'sku', selector: ':scope', attribute, scope: 'item' }];
}
