import { withFrenchSpaces } from './french-spaces.ts';
import type { Language } from './languages.ts';

/** Units that `Intl` writes as the language does, such as Go for GB in French; the others keep their sign. */
const intlUnits: Readonly<Record<string, string>> = {
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  km: 'kilometer',
  in: 'inch',
  ft: 'foot',
  yd: 'yard',
  ha: 'hectare',
  ml: 'milliliter',
  l: 'liter',
  'fl oz': 'fluid-ounce',
  gal: 'gallon',
  kB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  s: 'second',
  ms: 'millisecond',
  min: 'minute',
  h: 'hour',
  d: 'day',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  '°': 'degree',
  'm/s': 'meter-per-second',
  'km/h': 'kilometer-per-hour',
  mph: 'mile-per-hour',
};

const mostDecimals = 20;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const intlUnit = intlUnits[unit];
  const found =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      maximumFractionDigits: mostDecimals,
      ...(intlUnit !== undefined && { style: 'unit', unit: intlUnit, unitDisplay: 'short' }),
    });
  formats.set(key, found);
  return found;
}

/** An amount, a plain decimal, with its unit as the language writes both. */
export function formatMeasure({ amount, unit }: { amount: string; unit: string }, language: Language): string {
  const number = formatOf(language, unit).format(amount as Intl.StringNumericLiteral);
  const text = intlUnits[unit] === undefined ? `${number}\u00A0${unit}` : number;
  return language === 'fr' ? withFrenchSpaces(text) : text;
}

/** What the language calls a unit beside a number. */
export function formatUnit(unit: string, language: Language): string {
  if (intlUnits[unit] === undefined) return unit;
  const parts = formatOf(language, unit).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

/** A plain decimal with all its decimals as the language writes it. */
export function formatPlain(amount: string, language: Language): string {
  return formatOf(language, '').format(amount as Intl.StringNumericLiteral);
}
