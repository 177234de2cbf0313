import type { Expression, MappingRule } from '@quarry/contracts/feeds';

/** Texts that files of channels lose or change when they are written or read carelessly; each fits into 70 characters. */
export const hardTexts = [
  'Pan "28 cm", oak; 11" lid',
  'one "quote, unclosed; and, commas',
  '""',
  'tab\there, line\nbreak, return\r\nboth',
  'a,b;c|d:e\tf',
  "'=1+1 @SUM(A1) -2 'quoted'",
  '😀👩‍👩‍👧 \u{1d54f} e\u0301 é',
  'שלום, "עולם" \u200fמחבת\u200e 28',
  'مقلاة «حديد»، ٢٨ سم',
  '<b>bold</b> &amp; &lt;i&gt; ]]> <!-- no -->',
  '3 < 4 > 2 & "x" = \'y\'',
  'a  b   c\u00a0d\u2009e',
  'null',
  '#42: # no comment',
  'yes/no/2026-12-01T10:00Z/',
  '%2C %20 + &#44; \\n \\" \\',
];

const text = (value: string): Expression => ({ kind: 'const', type: 'text', value });
const source = (name: string): Expression => ({ kind: 'source', source: name });
const title = source('product.title');
const mpn: Expression = { kind: 'source', source: 'identifier', code: 'mpn' };

const service = 'Express, "by noon": 1;2';

/** Hard texts in fields of each form: one value, several in a cell, parts of a group. */
export const hardRules: MappingRule[] = [
  { field: 'title', expression: title },
  { field: 'product_highlight', expression: title },
  { field: 'custom_label_0', expression: mpn },
  { field: 'is_bundle', expression: { kind: 'const', type: 'boolean', value: false } },
  { field: 'multipack', expression: { kind: 'const', type: 'number', value: 6 } },
  { field: 'shipping_weight', expression: text('1.50 kg') },
  {
    field: 'shipping',
    expression: {
      kind: 'record',
      parts: { country: source('channel.country'), service: text(service), price: source('listing.price') },
    },
  },
  {
    field: 'product_detail',
    expression: {
      kind: 'record',
      parts: { section_name: text('A: b, c'), attribute_name: mpn, attribute_value: title },
    },
  },
];

/** The groups that these rules make, as their parts. */
export const hardGroups = {
  shipping: (price: string) => ({ country: ['DE'], service: [service], price: [price] }),
  product_detail: (name: string, value: string) => ({
    section_name: ['A: b, c'],
    attribute_name: [name],
    attribute_value: [value],
  }),
};

const firstGtin = 3_600_029_000;

/** A GTIN-13 that begins with a zero, another one for each place. */
export function gtinOf(place: number): string {
  const digits = `00${firstGtin + place}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
