import type { Language } from './languages.ts';

type Signs = { group: string; decimal: string };

const known = new Map<Language, Signs>();

function signsOf(language: Language): Signs {
  const signs = known.get(language);
  if (signs) return signs;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const found = { group: signOf('group').trim(), decimal: signOf('decimal') };
  known.set(language, found);
  return found;
}

/**
 * A number as somebody types it in their language, as a plain decimal: in German `1.250,5` gives `1250.5`. Undefined for what is no number
 * there, such as `12.5` in German, so that a number in another notation is refused and never read as a different one.
 */
export function readNumber(text: string, language: Language): string | undefined {
  const { group, decimal } = signsOf(language);
  const said = text.replaceAll(/\s/gu, '').replace('\u2212', '-');
  const grouped = group === '' ? '' : `|\\d{1,3}(?:[${group}]\\d{3})+`;
  const parts = new RegExp(`^(?<sign>[+-]?)(?<whole>\\d+${grouped})(?:[${decimal}](?<decimals>\\d+))?$`, 'u').exec(
    said,
  )?.groups;
  if (!parts) return undefined;
  const whole = parts['whole']?.replaceAll(/\D/g, '') ?? '';
  const sign = parts['sign'] === '-' ? '-' : '';
  return parts['decimals'] === undefined ? `${sign}${whole}` : `${sign}${whole}.${parts['decimals']}`;
}

/** A plain decimal as the language writes it for typing, which `readNumber` reads as the same: without signs between thousands. */
export function writeNumber(plain: string, language: Language): string {
  return plain.replace('.', signsOf(language).decimal);
}
