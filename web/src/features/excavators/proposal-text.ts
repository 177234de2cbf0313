import { isKnownCurrency, toMinor } from '@quarry/contracts/money';
import { useMemo } from 'react';
import { namedText, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { english as evidenceEnglish, evidenceMessages } from './evidence.messages.ts';
import type { english as reviewEnglish, reviewMessages } from './review.messages.ts';
import type { ProposalDetailFragment, ProposalRowFragment } from './proposals.operations.generated.ts';

type T = Translate<typeof reviewMessages.english>;
type Evidence = ProposalDetailFragment['evidence'][number];
export type SpokenEvidence = { weight: 'for' | 'against' | 'conflict'; text: string };

/** What a proposal is called in a sentence: the offer's own words, or the product's. */
export function nameOf({ offer, product }: Pick<ProposalRowFragment, 'offer' | 'product'>): string {
  return offer?.title ?? product?.name ?? '';
}

/** The question a person answers. */
export function questionOf(proposal: ProposalDetailFragment, t: T): string {
  if (proposal.isCheckDue) return t('askCheck');
  switch (proposal.kind) {
    case 'link_offer':
      return t('askLink');
    case 'create_product':
      return t('askCreate');
    case 'unlink_offer':
      return t('askUnlink');
    case 'set_value':
      return t('askValue', { attribute: proposal.attribute?.name ?? t('fieldValue') });
    case 'rekey':
      return t('askRekey');
    default:
      return t(proposal.kind);
  }
}

/** What speaks for and against a proposal in the reader's language, conflicts first. */
export function useEvidence(evidence: readonly Evidence[]): readonly SpokenEvidence[] {
  const t = useMessages(evidenceMessages);
  return useMemo(() => spokenEvidence(evidence, t), [evidence, t]);
}

const order = { conflict: 0, for: 1, against: 2 };

export function spokenEvidence(
  evidence: readonly Evidence[],
  t: Translate<typeof evidenceMessages.english>,
): readonly SpokenEvidence[] {
  return evidence
    .map(({ code, weight, text, params }) => ({
      weight: isWeight(weight) ? weight : ('against' as const),
      // A reason that is newer than this dashboard is shown in the server's words.
      text: isKnown(code) ? said(code, wordsOf(params, t), t) : text,
    }))
    .toSorted((left, right) => order[left.weight] - order[right.weight]);
}

/** Of another offer than the one that the rest is about, it is said to be so. */
function said(
  code: keyof typeof evidenceEnglish,
  { elsewhere, ...words }: Record<string, string>,
  t: Translate<typeof evidenceMessages.english>,
): string {
  const reason = t(code, words);
  return elsewhere === undefined ? reason : t('ofAnother', { reason });
}

const spokenReasons = 3;

/** The weightiest reasons as one sentence. */
export function sentenceOf(evidence: readonly SpokenEvidence[], format: Format): string {
  const text = format.clauses(evidence.slice(0, spokenReasons).map((reason) => reason.text));
  return text === '' ? '' : `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

function isWeight(weight: string): weight is SpokenEvidence['weight'] {
  return Object.hasOwn(order, weight);
}

function isKnown(code: string): code is keyof typeof evidenceEnglish {
  return Object.hasOwn(evidenceEnglish, code);
}

/** A reason's own words, those that the server takes from a closed list in the reader's language. */
function wordsOf(params: unknown, t: Translate<typeof evidenceMessages.english>): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  const entries = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries.map(([name, word]) => [name, spokenWord(name, word, t)]));
}

function spokenWord(name: string, word: string, t: Translate<typeof evidenceMessages.english>): string {
  if (name === 'shared') return namedText(t, evidenceEnglish, name, word);
  return word === 'none stated' ? t('noneStated') : word;
}

const fieldKeys = {
  title: 'fieldTitle',
  name: 'fieldTitle',
  brand: 'fieldBrand',
  gtin: 'fieldGtin',
  mpn: 'fieldMpn',
  sku: 'fieldSku',
  price: 'fieldPrice',
  color: 'fieldColor',
  colour: 'fieldColor',
  size: 'fieldSize',
  material: 'fieldMaterial',
  category: 'fieldCategory',
  condition: 'fieldCondition',
  description: 'fieldDescription',
  multipack: 'fieldPack',
  pack: 'fieldPack',
} as const satisfies Record<string, keyof typeof reviewEnglish>;

/** A field's name in the reader's language; attributes of the catalogue keep the name they were given. */
export function fieldLabel({ field, label }: { field: string; label: string }, t: T): string {
  return Object.hasOwn(fieldKeys, field) ? t(fieldKeys[field as keyof typeof fieldKeys]) : label;
}

/** What a side says of a field, as the reader's language writes it: a price is compared as "13.49 EUR". */
export function sideText(field: string, text: string | null, format: Format): string | null {
  if (field !== 'price' || text === null) return text;
  const [amount = '', currency = ''] = text.split(' ');
  const minor = isKnownCurrency(currency) ? toMinor(amount, currency)?.minor : undefined;
  return minor === undefined ? text : format.money({ minor, currency });
}
