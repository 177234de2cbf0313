import { fold, readCues, wordsOf } from './cues.ts';
import type { Amount } from './parts.ts';

/** What a text says of tax at an amount. */
export type Tax = 'included' | 'excluded';

/** What sales taxes are called, as Directive 2006/112/EC has it in the languages of the Union, and their neighbours. */
const names =
  'vat|gst|hst|pst|sales tax|tax|taxes|mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|tva|taxe|iva|i v a|btw|moms|mva|alv|dph|podatek|podatku|afa|ddv|pdv|pdva|pdv a|pdvom|pdv om|pvm|pvn|km|kaibemaks|kaibemaksu|kaibemaksuta|kdv|vsk|virdisaukaskatt|tvsh|ндс|ддс|пдв|ддв|φπα|ppn|sst|thue|thue gtgt|gtgt|מע מ|מעמ|מס|ضريبة|الضريبة|الضرائب|القيمة المضافة|مالیات';
const excludedBefore =
  'ex|exc|excl|excluding|exclusive of|without|before|plus|not including|exkl|exklusive|ohne|o|zzgl|zuzuglich|zuzugl|hors|sans|sin|no incluye|mas|senza|piu|esclusa|sem|mais|excluindo|exclusief|zonder|utan|ekskl|eksl|eks|uden|uten|ilman|veroton|bez|brez|be|ilma|fara|plius|nelkul|an|pa|без|χωρις|πλεον|belum termasuk|chua|chua bao gom|chua gom|khong bao gom|לא כולל|לפני|ללא|בתוספת|بدون|دون|قبل|غير شامل|غير شاملة|لا يشمل|زائد';
const includedBefore =
  'inc|incl|including|inclusive of|with|inkl|inklusive|mit|einschl|einschliesslich|avec|con|incluye|com|incluindo|compresa|inclusief|met|ink|med|sis|sisaltaa|s|sa|se|so|vc|vcetne|vratane|z|ze|su|ar|koos|cu|med|m|me|med|med|medh|með|с|со|з|із|με|termasuk|bao gom|da bao gom|da gom|כולל|شامل|شاملة|يشمل|متضمن|مع|با';
const excludedBehind =
  'excluded|excl|exclusive|exkl|escl|esclusa|escluso|excluido|excluida|excluidos|no incluido|no incluida|nao incluido|exclus|exclue|non incluse|non inclus|non compris|non comprise|non inclusa|haric|hariç|nelkul|ta|0|ulkopuolella|не включен';
const includedBehind =
  'included|incl|inclusive|inkl|incluido|incluida|incluidos|inclusa|incluso|incluse|inclus|compris|comprise|compresa|dahil|val|ga|sis|включен';

const excluded = patternOf(excludedBefore, excludedBehind);
const included = patternOf(includedBefore, includedBehind);
/** In scripts without blanks; the words for "not included" hold those for "included". */
const excludedSigns =
  /不含[税稅]|未[税稅]|[税稅][抜拔別别]|本体|外[税稅]|\+ ?[税稅]|ไม่รวม ?(?:VAT|vat|ภาษี)|(?:부가세|VAT) ?별도/;
const includedSigns = /[税稅][込込]|含[税稅]|内[税稅]|รวม ?(?:VAT|vat|ภาษี)|(?:부가세|VAT) ?포함/;
const rate = /(?:^|[^\d.,])(?!0 ?%)\d{1,2}(?:[.,]\d{1,2})? ?%/g;

function patternOf(before: string, behind: string): RegExp {
  return new RegExp(` (?:(?:${before}) (?:[a-z]{3,12} )?(?:${names})|(?:${names}) (?:${behind})) `, 'u');
}

/** What a stretch of normalised text says of tax, the first word counting. */
export function taxIn(stretch: string): Tax | undefined {
  if (!/\p{L}/u.test(stretch)) return undefined;
  const plain = stretch.replace(rate, ' ');
  const folded = fold(plain);
  if (excludedSigns.test(plain)) return 'excluded';
  if (includedSigns.test(plain)) return 'included';
  const words = ` ${wordsOf(folded.replaceAll('+', ' plus ')).join(' ')} `;
  const [out, within] = [excluded.exec(words), included.exec(words)];
  if (out && (!within || out.index <= within.index)) return 'excluded';
  if (within) return 'included';
  const cue = readCues(plain).cues.find((cue) => cue === 'taxIncluded' || cue === 'taxExcluded');
  return cue && (cue === 'taxIncluded' ? 'included' : 'excluded');
}

/**
 * What is said of tax at each amount. A word binds to the amount in its own brackets or stretch; one that stands apart from both binds as
 * the others do: before every amount ("inc VAT £12, ex VAT £10") or behind it.
 */
export function readTaxes(text: string, money: readonly Amount[]): Map<Amount, Tax | undefined> {
  const taxes = new Map<Amount, Tax | undefined>();
  const isAhead = taxIn(text.slice(0, money[0]?.number.start ?? 0)) !== undefined;
  for (const [index, amount] of [...money, undefined].entries()) {
    const before = money[index - 1];
    const stretch = text.slice(before?.number.end ?? 0, amount?.number.start ?? text.length);
    const { own, open, next } = divided(stretch, before !== undefined, amount !== undefined);
    const tax = taxIn(open);
    const [behind, ahead] = isAhead && amount ? [own, tax ? open : next] : [tax && !taxIn(own) ? open : own, next];
    if (before) taxes.set(before, taxes.get(before) ?? taxIn(behind));
    if (amount) taxes.set(amount, taxIn(ahead));
  }
  return taxes;
}

const breaks = /[,;|()\n•·!\uE000]| \/ /;

/** Of the text between two amounts: what belongs to the first, what stands apart from both, and what belongs to the second. */
function divided(stretch: string, hasBefore: boolean, hasNext: boolean): { own: string; open: string; next: string } {
  if (!hasBefore) return { own: '', open: '', next: stretch };
  if (!hasNext) return { own: stretch, open: '', next: '' };
  const bracketed = /^[\s\uE000]?\(([^()]*)\)/.exec(stretch);
  if (bracketed) {
    const rest = divided(stretch.slice(bracketed[0].length), true, true);
    return { own: bracketed[1] ?? '', open: '', next: rest.next === '' ? rest.own : rest.next };
  }
  const parts = stretch
    .split(breaks)
    .filter((part, at, all) => at === 0 || at === all.length - 1 || part.trim() !== '');
  if (parts.length === 1) return { own: '', open: stretch, next: '' };
  return { own: parts[0] ?? '', open: parts.slice(1, -1).join(' '), next: parts.at(-1) ?? '' };
}

/** The highest rate of a sales tax anywhere, with room: beyond it two amounts are not net and gross of one another. */
const highestRate = 1.3;

/** Whether the two can be the gross and the net amount of one price. */
export function arePair(gross: Amount, net: Amount): boolean {
  const isSame = gross.currency === net.currency && net.minor > 0;
  return isSame && gross.minor > net.minor && gross.minor <= net.minor * highestRate;
}
