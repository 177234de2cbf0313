import type { Field } from '@quarry/contracts';
import { cleanText } from './clean-text.ts';
import type { FeedField } from './feed-fields.ts';
import type { SourceRow, SourceValue } from './source-row.ts';
import { truthNamed } from './vocabulary.ts';

/** Fields of product data that an offer has no key for: they are kept as attributes under Google's names. */
const keptAsAttributes: FeedField[] = [
  'google_product_category',
  'identifier_exists',
  'is_bundle',
  'adult',
  'size_type',
  'size_system',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'availability_date',
  'expiration_date',
  'stock',
  'mobile_link',
  'shipping_weight',
  'shipping',
  'tax',
  'installment',
  'subscription_cost',
  'loyalty_points',
  'product_highlight',
  'rating',
  'rating_count',
  'sale_price',
  'sale_price_effective_date',
  'sale_price_start',
  'sale_price_end',
];
const kept = new Set<string>([...keptAsAttributes, 'product_detail']);
const truths = new Set<FeedField>(['identifier_exists', 'is_bundle', 'adult']);
const mostAttributes = 300;
const longestAttribute = 5_000;

/** Everything the row states beside the offer's own fields, by name; undefined when there is nothing. */
export function attributesOf(row: SourceRow): Field<Record<string, string>> | undefined {
  if (row.attributes.length === 0 && row.repeats.length === 0 && !hasKept(row)) return undefined;
  const attributes: Record<string, string> = {};
  let count = 0;
  let raw = '';
  function add(name: string, text: string): void {
    if (count >= mostAttributes || name === '__proto__') return;
    const value = cleanText(text, longestAttribute);
    if (value === '') return;
    const standing = attributes[name];
    if (standing === value) return;
    attributes[name] = standing === undefined ? value : `${standing}; ${value}`;
    count += 1;
    raw += raw === '' ? `${name}=${value}` : `; ${name}=${value}`;
  }
  for (const name of keptAsAttributes) {
    const value = row.values[name];
    if (value !== undefined) add(name, truths.has(name) ? truthText(value) : value.text);
  }
  const detail = row.values.product_detail;
  if (detail !== undefined) addDetail(detail, add);
  for (const { field, value } of row.repeats) {
    if (field === 'product_detail') addDetail(value, add);
    else if (field === 'product_type' || field === 'shipping' || field === 'tax' || field === 'product_highlight')
      add(field, value.text);
  }
  for (const { name, text } of row.attributes) add(name, text);
  if (count === 0) return undefined;
  return { value: attributes, raw, method: 'feed', path: '*', confidence: 0.9 };
}

/** Whether anything is to be kept at all: the few fields that a row has are quicker asked than all that it may have. */
function hasKept({ values }: SourceRow): boolean {
  for (const name in values) {
    if (kept.has(name)) return true;
  }
  return false;
}

function truthText(value: SourceValue): string {
  const truth = truthNamed(value.text);
  return truth === undefined ? value.text : truth ? 'yes' : 'no';
}

/** A product detail: section, name and value as parts, or "section:name:value" triples with commas between. */
function addDetail(detail: SourceValue, add: (name: string, text: string) => void): void {
  const { parts } = detail;
  if (parts !== undefined) {
    const name = parts.attribute_name ?? parts.name;
    const value = parts.attribute_value ?? parts.value;
    if (name !== undefined && value !== undefined) add(name, value);
    return;
  }
  for (const triple of detail.text.split(/,(?=[^,:]*:[^,:]*:)/)) {
    const [section = '', name = '', ...value] = triple.split(':').map((part) => part.trim());
    if (value.length > 0 && name !== '') add(name, value.join(':'));
    else add('product_detail', [section, name].filter((part) => part !== '').join(': '));
  }
}
