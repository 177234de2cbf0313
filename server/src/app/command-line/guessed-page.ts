import { inEnglish } from '@quarry/contracts/wording';
import { decodePage, type PageInput, type ProposedField, proposeProduct } from '@quarry/extraction/page';

/** A field of a guess. Its method is none of those an offer has, so that nothing takes it for one. */
export type GuessedField = {
  value: unknown;
  raw: string;
  method: 'guess';
  path: string;
  confidence: number;
  selector: string | null;
  attribute: string | null;
  reason: string;
};

export type GuessedOffer = Record<string, GuessedField>;

/** What a page without markup seems to say of its product, each field with its proposed selector; undefined for a page that shows none. */
export function guessPage({ html, url, contentType }: PageInput): GuessedOffer | undefined {
  const text = typeof html === 'string' ? html : decodePage(html, contentType).text;
  const proposal = proposeProduct(text, url);
  if (!proposal) return undefined;
  const { fields, breadcrumb, attributes } = proposal;
  const offer: GuessedOffer = {};
  for (const field of fields) offer[field.field] = fieldOf(field);
  if (breadcrumb) offer['breadcrumb'] = fieldOf(breadcrumb);
  const names = Object.keys(attributes);
  if (names.length > 0)
    offer['attributes'] = {
      value: attributes,
      raw: names.join(', '),
      method: 'guess',
      path: '',
      confidence: 0.4,
      selector: null,
      attribute: null,
      reason: 'Rows that state a label and a value.',
    };
  return offer;
}

function fieldOf({ value, raw, confidence, selector, attribute, reason }: Omit<ProposedField, 'field'>): GuessedField {
  const path = attribute === null ? selector : `${selector}@${attribute}`;
  return { value, raw, method: 'guess', path, confidence, selector, attribute, reason: inEnglish(reason) };
}
