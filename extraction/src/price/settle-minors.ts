import { type CurrencyContext, expectedCodes } from './currency.ts';
import { minorUnitAt } from './minor-units.ts';
import type { ScannedNumber } from './scan.ts';

/** Short names that a shop writes behind an amount where its currency is known ("150p", "75c"); grams, hours and pages are none. */
const shortNames: ReadonlySet<string> = new Set('p c ct cts rp 分 角 毛 銭 sen fils fen'.split(' '));
const centSign = /^[¢￠]$/;
/** Currencies whose own sign looks like that of a cent: colones and cedis. */
const likeCent: ReadonlySet<string> = new Set(['CRC', 'GHS', 'SVC']);
const rappen = /^rp\.?$/i;
const mostDigits = 4;

/** Whether a number may count smaller units: no decimals, and fewer digits than a price in units has. */
export function mayCountMinors({ shape, cents, steps }: ScannedNumber): boolean {
  return (
    shape.signs.length === 0 &&
    shape.dash === undefined &&
    cents === undefined &&
    steps.length === 0 &&
    (shape.groups[0]?.length ?? 0) <= mostDigits
  );
}

/** Decides by what is known beside the text which marks name smaller units: "150p" of pounds, "75 Rp." of francs, "¢1,500" of colones. Changes the numbers. */
export function settleMinors(text: string, numbers: readonly ScannedNumber[], context: CurrencyContext): void {
  const expected = expectedCodes(context);
  if (expected.length === 0) return;
  for (const number of numbers) {
    if (expected.some((code) => likeCent.has(code))) takeForUnits(text, number, expected);
    if (expected.includes('CHF') && !expected.includes('IDR')) takeForRappen(number);
    if (number.marks.length === 0) takeShortName(text, number, expected);
  }
}

/** "¢1500" of colones: the sign is theirs. */
function takeForUnits(text: string, number: ScannedNumber, expected: readonly string[]): void {
  const codes = expected.filter((code) => likeCent.has(code));
  const isLed = /[¢￠][\s\uE000]?$/.test(text.slice(0, number.shape.start));
  const isTaken = number.marks.some((mark) => centSign.test(mark.text));
  if (!isLed) return;
  if (!isTaken) number.start = text.slice(0, number.shape.start).search(/[¢￠][\s\uE000]?$/);
  number.marks = [...number.marks.filter((mark) => !centSign.test(mark.text)), { text: '¢', codes }];
}

/** "75 Rp." where francs are expected: no rupiah. */
function takeForRappen(number: ScannedNumber): void {
  if (number.marks.length !== 1 || !number.marks.every((mark) => rappen.test(mark.text))) return;
  number.marks = [{ text: 'Rp', codes: ['CHF'], isSub: true }];
}

function takeShortName(text: string, number: ScannedNumber, expected: readonly string[]): void {
  if (!mayCountMinors(number) || number.isPercent || number.start !== number.shape.start) return;
  const unit = minorUnitAt(text, number.end, expected);
  const name = text.slice(number.end, unit?.end).trim();
  if (!unit || !shortNames.has(name.replace(/\.$/, '').toLowerCase()) || /^\p{L}\.$/u.test(name)) return;
  if (/^[/.&]|^\p{Script=Han}/u.test(text.slice(unit.end))) return;
  number.marks = [{ text: name, codes: unit.codes, isSub: true, isWeak: true, digits: unit.digits }];
  number.end = unit.end;
  number.isGlued = false;
}
