import { createHash } from 'node:crypto';
import { cutText } from '../../platform/cut-text.ts';
import { newId } from '../../platform/ids.ts';
import { saysTheSame, type ValuePlace } from '../products/index.ts';
import type { RivalValue } from './rival-values.store.ts';
import type { Evidence } from './proposal.ts';
import type { NewProposal } from './proposal.store.ts';

/** At most one open proposal asks about a place. */
export function valueDedupeKey({ productId, variantId, attributeId, locale }: ValuePlace): string {
  return `value:${productId}:${variantId ?? ''}:${attributeId}:${locale}`;
}

/** The share of a question's weight that a value has beside an offer's place in the catalogue. */
const valuePriority = 0.5;
const shopsThatOutweigh = 2;

/**
 * The questions that rival values raise, at most one for each place. What a person set or locked is asked about when an offer
 * begins to say something else; a basic that one source states, when more shops agree on another value.
 */
export function valueProposals(
  rivals: readonly RivalValue[],
  by: { excavatorId: string | null; runId: string | null },
): NewProposal[] {
  const places = Map.groupBy(rivals, valueDedupeKey);
  return [...places].flatMap(([dedupeKey, here]) => {
    const question = questionAt(here);
    return question ? [proposalOf(dedupeKey, question, by)] : [];
  });
}

type Question = { rival: RivalValue; evidence: Evidence[] };

function questionAt(here: readonly RivalValue[]): Question | undefined {
  const others = here.filter(({ value, currentValue }) => !saysTheSame(value, currentValue));
  const guarded = others.find(({ isByHand, isLocked, isNews }) => (isByHand || isLocked) && isNews);
  if (guarded) return { rival: guarded, evidence: [statedEvidence(guarded), guardEvidence(guarded)] };
  return outweighed(here, others);
}

/** A basic whose value fewer shops state than another. */
function outweighed(here: readonly RivalValue[], others: readonly RivalValue[]): Question | undefined {
  const [first] = here;
  if (!first || !first.isBasic || first.isByHand || first.isLocked || first.currentShopId === null) return undefined;
  const agreeing = here.filter(({ value, currentValue }) => saysTheSame(value, currentValue));
  const present = new Set([first.currentShopId, ...agreeing.map(({ shopId }) => shopId)]).size;
  const supported = others
    .map((rival) => ({
      rival,
      shops: new Set(others.filter(({ value }) => saysTheSame(value, rival.value)).map(({ shopId }) => shopId)).size,
    }))
    .toSorted((left, right) => right.shops - left.shops)[0];
  if (!supported || supported.shops < shopsThatOutweigh || supported.shops <= present) return undefined;
  const { rival, shops } = supported;
  const params = { shops: String(shops), present: String(present) };
  const text = `${shops} shops state it, ${present} the present value`;
  return { rival, evidence: [statedEvidence(rival), { code: 'value_agreed', weight: 'for', text, params }] };
}

function statedEvidence({ shopName, text, label }: RivalValue): Evidence {
  const params = { shop: shopName, value: shown(text), attribute: label };
  return { code: 'value_stated', weight: 'for', text: `${shopName} states "${shown(text)}" as ${label}`, params };
}

function guardEvidence({ isLocked, currentText }: RivalValue): Evidence {
  const params = { value: shown(currentText) };
  return isLocked
    ? { code: 'value_locked', weight: 'against', text: `"${shown(currentText)}" is locked`, params }
    : { code: 'value_by_hand', weight: 'against', text: `"${shown(currentText)}" was set by hand`, params };
}

const longestShown = 120;

function shown(text: string): string {
  return text.length <= longestShown ? text : `${cutText(text, longestShown)}…`;
}

function proposalOf(
  dedupeKey: string,
  { rival, evidence }: Question,
  by: { excavatorId: string | null; runId: string | null },
): NewProposal {
  const { productId, variantId, attributeId, locale, offerId, shopId, snapshotId, snapshotAt, confidence } = rival;
  return {
    excavatorId: by.excavatorId,
    runId: by.runId,
    id: newId(),
    kind: 'set_value',
    state: 'in_review',
    productId,
    variantId,
    attributeId,
    locale,
    offerId,
    shopId,
    snapshotId,
    snapshotAt,
    currentValue: rival.currentValue,
    proposedValue: rival.value,
    baseVersion: rival.currentVersion,
    confidence,
    evidence,
    evidenceHash: createHash('sha256')
      .update(`${dedupeKey} ${materialOf(rival.value)}`)
      .digest(),
    priority: valuePriority * confidence,
    dedupeKey,
    groupId: null,
  };
}

/** What is left of a value when case and blanks do not count: a rejected value does not return in another dress. */
function materialOf(value: unknown): string {
  return JSON.stringify(value).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}
