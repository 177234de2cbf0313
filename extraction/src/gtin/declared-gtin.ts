import { detailed, type Detailed } from '@quarry/contracts/wording';
import { areDigits } from './are-digits.ts';
import { bareCode } from './bare-code.ts';
import { classifyGtin, withoutName } from './classify-gtin.ts';
import { gtinCause } from './gtin-cause.ts';
import type { GtinReading } from './gtin-types.ts';

/** A code as declared: what is kept of it (null where it was refused), how far it is to be trusted, and what is wrong with it. */
export type DeclaredGtin = { code: string | null; trust: number; warning: Detailed | undefined };

const unusableTrust = 0.3;

/**
 * What a page, feed or selector keeps of a declared GTIN, by the reading of `classifyGtin` (GS1 General Specifications): the digits that
 * were judged, and no others. Of a text that is no run of digits nothing is kept.
 */
export function readDeclaredGtin(text: string): DeclaredGtin {
  const reading = classifyGtin(text);
  return {
    code: keptCode(text, reading),
    trust: reading.usable ? 1 : unusableTrust,
    warning: gtinWarning(text, reading),
  };
}

/** How far a code is trusted beside which another one stands. */
export const contraryTrust = 0.5;

/** Whether two codes name two units; the code of a case stands beside that of its unit, and a number of another length is none. */
export function areContrary(one: string, other: string): boolean {
  const [left, right] = [classifyGtin(one), classifyGtin(other)];
  if (isNoUnit(left) || isNoUnit(right)) return false;
  return (left.gtin14 ?? digitsOf(one)) !== (right.gtin14 ?? digitsOf(other));
}

function isNoUnit({ code }: GtinReading): boolean {
  return code === 'case' || code === 'variable_measure' || code === 'all_zeros' || code === 'wrong_length';
}

function digitsOf(code: string): string {
  return code.padStart(14, '0');
}

function keptCode(text: string, { gtin14, code }: GtinReading): string | null {
  if (gtin14 === null && code !== 'wrong_length' && code !== 'wrong_check_digit' && code !== 'all_zeros') return null;
  if (areDigits(text)) return text;
  const [first = ''] = withoutName(bareCode(text)).split(/[,;|/]/);
  const written = /(?:\d[\s.\u00A0\u2000-\u200F\u202F\u2060\uFEFF\u2010-\u2015-]*){7,}x?$/i.exec(first)?.[0] ?? first;
  const bare = written.replaceAll(/[^\dx]/gi, '').toUpperCase();
  // A serial or a name left out may make other digits of it: then those of the number it stands for are kept.
  return gtin14 === null || classifyGtin(bare).gtin14 === gtin14 ? bare : gtin14.replace(/^0(?=\d{13}$)/, '');
}

/** The warning that a code deserves which identifies no single unit; undefined for one that does. */
export function gtinWarning(text: string, reading: GtinReading = classifyGtin(text)): Detailed | undefined {
  if (reading.usable) return undefined;
  const said = detailed('gtin_unusable', { gtin: text.trim().slice(0, 60), cause: gtinCause(reading) });
  if (reading.code === 'wrong_check_digit') return { ...said, code: 'gtin_check_digit' };
  return { ...said, code: reading.gtin14 === null ? 'gtin_not_valid' : 'gtin_not_usable' };
}
