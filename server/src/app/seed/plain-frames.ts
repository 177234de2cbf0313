import type { GrabberDraft } from '@quarry/contracts/grabbers';

type Rule = GrabberDraft['config']['rules'][number];
type Rules = readonly Rule[];

/** What a shop calls the identifying rows of a specification. */
export type RowLabels = { sku: string; mpn: string; brand: string };

/** Where a page that tells machines nothing shows its parts; `row` finds the value beside a label. */
type Frame = {
  name: string;
  price: string;
  listPrice: string;
  stock: string;
  condition: string;
  picture: string;
  text: string;
  row: (label: string) => string;
};

/** Pages laid out with a buying box beside the picture. */
export function columnFrame(prefix: string, labels: RowLabels): Rules {
  return rulesOf(labels, {
    name: `.${prefix}-title`,
    price: `.${prefix}-buybox .${prefix}-main-price`,
    listPrice: `.${prefix}-price-was`,
    stock: `.${prefix}-stock`,
    condition: `.${prefix}-condition`,
    picture: `.${prefix}-gallery img`,
    text: `.${prefix}-description p`,
    row: (label) => `.${prefix}-data th:contains("${label}") + td`,
  });
}

/** Pages of an older system that lays out with tables. */
export function tableFrame(prefix: string, labels: RowLabels): Rules {
  return rulesOf(labels, {
    name: `.${prefix}_name`,
    price: `.${prefix}_now`,
    listPrice: `.${prefix}_was`,
    stock: `.${prefix}_avail`,
    condition: `.${prefix}-condition`,
    picture: `.${prefix}_layout img`,
    text: `.${prefix}_desc`,
    row: (label) => `.${prefix}_attributes th:contains("${label}") + td`,
  });
}

/** Pages written as a sheet of terms and definitions. */
export function sheetFrame(prefix: string, labels: RowLabels): Rules {
  return rulesOf(labels, {
    name: `.${prefix}-sheet > h1`,
    price: `.${prefix}-amount`,
    listPrice: `.${prefix}-amount-was`,
    stock: `.${prefix}-delivery`,
    condition: `.${prefix}-condition`,
    picture: `.${prefix}-sheet img`,
    text: `.${prefix}-sheet > p`,
    row: (label) => `.${prefix}-facts dt:contains("${label}") + dd`,
  });
}

function rulesOf(labels: RowLabels, frame: Frame): Rules {
  return [
    rule('name', frame.name),
    rule('price', frame.price),
    rule('listPrice', frame.listPrice),
    rule('availability', frame.stock),
    rule('condition', frame.condition),
    rule('images', frame.picture, 'src'),
    rule('description', frame.text),
    rule('brand', frame.row(labels.brand)),
    rule('sku', frame.row(labels.sku)),
    rule('mpn', frame.row(labels.mpn)),
    rule('gtin', frame.row('EAN')),
    rule('gtin', frame.row('GTIN')),
  ];
}

/**
 * A marketplace page in plain HTML: every seller with a number and price of their own, and what the page says once for all of them.
 * `name` and `table` are where the frame shows the product's name and its specification.
 */
export function sellersFrame(name: string, prefix: string, labels: RowLabels, table: string): Rules {
  const ofPage = (field: Rule['field'], selector: string, attribute: string | null = null): Rule => ({
    ...rule(field, selector, attribute),
    scope: 'page',
  });
  const row = (label: string) => `${table} th:contains("${label}") + td`;
  return [
    ofPage('name', name),
    ofPage('brand', row(labels.brand)),
    ofPage('mpn', row(labels.mpn)),
    ofPage('gtin', row('EAN')),
    ofPage('gtin', row('GTIN')),
    rule('seller', `.${prefix}-seller-name`),
    rule('sku', ':scope', 'data-offer'),
    rule('price', `.${prefix}-seller-price`),
    rule('availability', `.${prefix}-seller-stock`),
  ];
}

function rule(field: Rule['field'], selector: string, attribute: string | null = null): Rule {
  return { field, selector, attribute, scope: 'item' };
}
