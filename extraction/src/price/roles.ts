import type { Cue } from './cue-words.ts';
import { type CueReading, fold, readCues } from './cues.ts';
import type { Amount } from './parts.ts';
import type { PriceRole } from './price-types.ts';
import { arePair, readTaxes, type Tax } from './tax.ts';

/** What the words around an amount say. */
export type Roled = {
  amount: Amount;
  role: PriceRole;
  isFrom: boolean;
  tax: Tax | undefined;
  isPiece: boolean;
};

const units =
  'kg|kgs|kilo|kilogramm|kilogram|g|gr|gramm|gram|mg|l|lt|ltr|liter|litre|litres|litro|litri|litr|ml|cl|dl|m|meter|metre|metro|metri|m2|m²|m³|qm|sqm|lfm|cm|ft|sq ft|yd|oz|fl oz|lb|lbs|pound|wl|waschladung|waschgang|wash|dose|кг|г|л|мл|м';
const pieces =
  'stuck|stk|st|piece|pieces|pc|pcs|unit|unite|ud|szt|ks|db|шт|each|item|kpl|tablet|tab|count|ct|capsule|sheet|roll|blatt|person';
const connector = '(?:\\/|=|per|pro|je|par|por|pr\\.?|za|na|for|le|la|les|il|al|au|el|a|im|в|за)';
const unitAfter = new RegExp(
  `^ ?[()]? ?${connector} ?(?:\\d{1,4}(?:[.,]\\d{1,3})? ?)?(?:${units})(?![\\p{L}\\d])`,
  'u',
);
const pieceAfter = new RegExp(`^ ?${connector} ?(?:\\d{1,4} ?)?(?:${pieces})(?![\\p{L}\\d])`, 'u');
/** "al kg 3,98 €", "100g当たり298円": the unit opens the text. */
const perUnitBefore = new RegExp(
  `(?:^ ?|\\p{L} |: ?)(?:al|per|pro|je|par|le|za) ?(?:\\d{1,4} ?)?(?:${units})(?:\uE000?[23]\uE000?)? ?:? ?$|当たり ?$|あたり ?$`,
  'u',
);
const unitBefore = new RegExp(`(?:^|[^\\p{L}])\\d{0,4}(?:[.,]\\d{1,3})? ?(?:${units}) ?(?:=|\\/|:) ?$`, 'u');
const periods =
  'month|months|mo|mth|week|wk|year|yr|day|monat|monate|woche|jahr|tag|mois|an|semaine|mes|meses|ano|semana|mese|anno|maand|maanden|manad|man|mnd|md|maned|maanad|maan|maaned|kk|kuukausi|mc|mies|miesiac|mesic|mesac|ho|luna|мес|месяц|month\\.|ay';
const periodAfter = new RegExp(
  `^ ?(?:\\/|per|pro|par|por|al|a|ao|pr\\.?|p\\.|im|je|i|na|в|each|every) ?(?:${periods})(?![\\p{L}\\d])|^ ?(?:mtl|monatl|monatlich|monthly|mensuel|mensual|mensais|mensili|miesiecznie|mesicne|havonta|weekly|yearly|pm|p\\/m)(?![\\p{L}])`,
  'u',
);
const timesAfter = /^ ?[x×*] ?\d/u;
const timesBefore =
  /\d{1,3} ?(?:[x×*]|mal|raten|rate|rates|mensualites|mensilita|mensualidades|payments|instalments|installments|parcelas|cuotas|plazos|rat|splatek|termijnen)(?: (?:de|of|a|zu|von|di|da|van|po|for))? ?$|pay in \d{1,2} of ?$/u;
const manyBefore = /(?:^|[^\d.,])\d{1,3} ?(?:for|fur|pour|por|per|voor|for|za|x for) ?$/u;
/** "1,980円～", "€19.99+": a lowest price whose upper end is left open. */
const openEnd = /^ ?[~～+] ?$/u;
/** "10% off £45", "20 % Rabatt auf 45 €": the percentage is taken off, the amount is what it is taken off from. */
const baseOfPercentage =
  /^ ?(?:off|(?:discount|rabatt|nachlass|de réduction|réduction|remise|de descuento|descuento|de desconto|desconto|di sconto|sconto|korting) (?:on|auf|sur|sobre|su|op)) ?$/i;
const strongBreak = /[,;|()\n•·!\uE000]/;

/** Gives every amount its role from the words before and behind it, in the order of the text. */
export function assignRoles(text: string, amounts: Amount[]): Roled[] {
  const taxes = readTaxes(
    text,
    amounts.filter((amount) => !amount.isPercent),
  );
  const roled = amounts.map((amount, index) => {
    const begin = amounts[index - 1]?.number.end ?? 0;
    const end = amounts[index + 1]?.number.start ?? text.length;
    return roleOf(text.slice(begin, amount.number.start), text.slice(amount.number.end, end), amount, {
      isFirst: index === 0,
      isLast: index === amounts.length - 1,
      tax: taxes.get(amount),
    });
  });
  return withCounterparts(pairOffers(text, savingsOf(roled)));
}

type Place = { isFirst: boolean; isLast: boolean; tax: Tax | undefined };

function roleOf(before: string, after: string, amount: Amount, { isFirst, isLast, tax }: Place): Roled {
  const ahead = readCues(nearest(isFirst ? before : behindOwnWords(before.replace(baseOfPercentage, ' '))));
  const own = isLast ? firstStretch(after) : ownStretch(after);
  const behind = readCues(own);
  const tight = fold(after);
  const isPiece = pieceAfter.test(tight);
  const cues = new Set(ahead.cues);
  const isOpenEnded = isLast && openEnd.test(after);
  const base = { amount, isFrom: isOpenEnded || isFrom(cues, behind, amount), tax, isPiece };
  const role = amount.isPercent
    ? 'percentage'
    : (tightRole(fold(before), tight, isFirst) ?? cuedRole(cues, before, behind, tax));
  return { ...base, role };
}

function tightRole(before: string, after: string, isFirst: boolean): PriceRole | undefined {
  if (periodAfter.test(after) || timesBefore.test(before) || timesAfter.test(after)) return 'instalment';
  if (unitAfter.test(after) || unitBefore.test(before) || (isFirst && perUnitBefore.test(before))) return 'unit';
  return manyBefore.test(before) ? 'multibuy' : undefined;
}

function cuedRole(cues: Set<Cue>, before: string, behind: CueReading, tax: Tax | undefined): PriceRole {
  const has = (...wanted: Cue[]) => wanted.some((cue) => cues.has(cue));
  const follows = (...wanted: Cue[]) => behind.first !== undefined && wanted.includes(behind.first);
  if (has('reference')) return 'reference';
  if (has('saving') || follows('saving')) return 'saving';
  if (has('threshold') && !has('list', 'now')) return 'threshold';
  if (has('shipping')) return has('free', 'from') ? 'threshold' : 'shipping';
  if (follows('shipping') && !behind.cues.includes('free')) return 'shipping';
  if (has('from') && follows('free', 'freeDelivery')) return 'threshold';
  if (has('surcharge') || follows('surcharge')) return 'surcharge';
  // "án vsk" is Icelandic for without tax; alone it is a year of payments in French.
  if (has('instalment') || (follows('instalment') && tax === undefined)) return 'instalment';
  if (has('unit')) return 'unit';
  if (has('plus') || /(?:^|\s)\+\s?$/.test(before)) return 'surcharge';
  if (has('conditional') || follows('conditional')) return 'conditional';
  if (has('list') || follows('list')) return 'list';
  if (has('upTo')) return 'limit';
  return has('now') ? 'now' : 'price';
}

function isFrom(cues: Set<Cue>, behind: CueReading, amount: Amount): boolean {
  if (amount.isPercent) return false;
  return cues.has('from') || (behind.first === 'from' && behind.firstWords === 1 && behind.cues.length === 1);
}

/** Of two prices with one tax word between them, the other is its counterpart: "12 100 Kč (10 000 Kč bez DPH)". */
function withCounterparts(roled: Roled[]): Roled[] {
  const prices = roled.filter(({ role }) => role === 'price' || role === 'now');
  const [one, other, ...more] = prices;
  if (!one || !other || more.length > 0 || (one.tax === undefined) === (other.tax === undefined)) return roled;
  const [said, open] = one.tax === undefined ? [other, one] : [one, other];
  const isNet = said.tax === 'excluded';
  const isPair = isNet ? arePair(open.amount, said.amount) : arePair(said.amount, open.amount);
  if (isPair) open.tax = isNet ? 'included' : 'excluded';
  return roled;
}

/** The stretch right before an amount: back to the last break, or one further when nothing stands between. */
function nearest(before: string): string {
  const stretches = before.slice(-200).split(strongBreak);
  return stretches.findLast((stretch) => /[\p{L}\uE001]/u.test(stretch)) ?? '';
}

/** Of the text between two amounts, what is not said of the first ("/ 100 g", "inkl. MwSt."). */
function behindOwnWords(between: string): string {
  const folded = fold(between);
  const own = folded.length === between.length ? (unitAfter.exec(folded) ?? periodAfter.exec(folded)) : null;
  return own ? between.slice(own[0].length) : between;
}

/** Of the text between two amounts, what can only be said of the first: up to a break, or in brackets of its own. */
function ownStretch(between: string): string {
  const bracketed = /^\s?\(([^()]{1,80})\)/.exec(between);
  if (bracketed) return bracketed[1] ?? '';
  const at = between.slice(0, 200).search(strongBreak);
  return at === -1 ? '' : between.slice(0, at);
}

function firstStretch(after: string): string {
  const [first = '', second = ''] = after.slice(0, 200).split(strongBreak, 2);
  return /\p{L}/u.test(first) ? first : second;
}

/** A negative amount beside a price is what is taken off. */
function savingsOf(roled: Roled[]): Roled[] {
  const hasPositive = roled.some(({ amount }) => !amount.isPercent && amount.minor > 0);
  return roled.map((item) =>
    hasPositive && item.amount.minor < 0 && !item.amount.isPercent ? { ...item, role: 'saving' as const } : item,
  );
}

/** "De R$ 99 por R$ 79", "van 30 voor 20 €": the older price and the one now. */
function pairOffers(text: string, roled: Roled[]): Roled[] {
  for (let index = 0; index + 1 < roled.length; index += 1) {
    const [first, second] = [roled[index], roled[index + 1]];
    if (!first || !second) continue;
    const lead = fold(text.slice(0, first.amount.number.start).slice(-12));
    const link = fold(text.slice(first.amount.number.end, second.amount.number.start));
    const isOffer =
      /(?:^|\W)(?:de|van|da|von) ?:? ?$/.test(lead) && /^\W{0,3}(?:por|voor|a|auf)(?: apenas)? ?:? ?$/.test(link);
    if (isOffer && second.amount.minor < first.amount.minor) {
      first.role = 'list';
      first.isFrom = false;
      second.role = 'now';
    }
  }
  return roled;
}
