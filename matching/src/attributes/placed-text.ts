import { foldText } from '../text/fold.ts';

/** A folded text that knows where each of its signs came from. */
export type PlacedText = {
  source: string;
  folded: string;
  /** Of each folded sign the place in the source where it begins, and the one where it ends. */
  begins: number[];
  ends: number[];
};

export type Span = { start: number; end: number };

const fraction = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/u;
const narrowBlank = /[\u2009\u202F]/u;
const diameterSign = /[Ø⌀]/u;

/**
 * Folds a text sign by sign as `foldText` does, so that what is read in it has a place in the source.
 * A fraction becomes "1/2", behind a number with a blank before it; a sign of diameter becomes "⌀".
 */
export function placeText(source: string): PlacedText {
  const placed: PlacedText = { source, folded: '', begins: [], ends: [] };
  let at = 0;
  for (const sign of source) {
    const end = at + sign.length;
    for (const folded of foldSign(sign, placed.folded, source.slice(end, end + 1))) {
      placed.folded += folded;
      placed.begins.push(at);
      placed.ends.push(end);
    }
    at = end;
  }
  return placed;
}

function foldSign(sign: string, before: string, next: string): string {
  if (fraction.test(sign)) return `${/\d$/u.test(before) ? ' ' : ''}${foldText(sign)}`;
  if (narrowBlank.test(sign) && /\d$/u.test(before) && /\d/u.test(next)) return '';
  if (/\s/u.test(sign)) return before.endsWith(' ') ? '' : ' ';
  if (diameterSign.test(sign) && /[\s\d]/u.test(next)) return '⌀';
  return foldText(sign);
}

/** The place in the source of what stands from `start` to `end` in the folded text, with its words there. */
export function sourceOf({ source, begins, ends }: PlacedText, start: number, end: number): Span & { raw: string } {
  const from = begins[start] ?? 0;
  const to = ends[end - 1] ?? from;
  return { start: from, end: to, raw: source.slice(from, to) };
}
