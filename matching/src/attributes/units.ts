import { type Exact, exactOf } from './exact.ts';

/** Families whose numbers become values, and those that are known only so that they are taken for no other. */
export type Family = 'mass' | 'length' | 'volume' | 'data' | 'power' | 'voltage' | 'charge' | 'energy' | 'other';

export type Unit = {
  family: Family;
  /** How the unit is called in all languages: "kg", "in", "floz". */
  code: string;
  /** Base units of the family in one of these, exactly. */
  factor: Exact;
  /** How the letters have to stand where the same ones in other case mean something else. */
  mustBe?: RegExp;
};

/** The unit that the numbers of a family are counted in. */
export const baseUnits: Readonly<Record<Exclude<Family, 'other'>, string>> = {
  mass: 'g',
  length: 'mm',
  volume: 'ml',
  data: 'B',
  power: 'W',
  voltage: 'V',
  charge: 'mAh',
  energy: 'Wh',
};

/**
 * Family, code, factor to the base unit, and folded names in en, de, fr and pt. The factors are those of the definitions:
 * pound, inch, US gallon, imperial pint and metric horse power are exact. A byte counts by tens unless the unit is binary.
 */
const unitTable: readonly (readonly [Family, string, string, string])[] = [
  ['mass', 'mg', '0.001', 'mg|milligrams?|milligramm|milligrammes?|miligramas?'],
  ['mass', 'g', '1', 'g|gr|gram|grams|gramm|gramme|grammes|grama|gramas'],
  ['mass', 'dag', '10', 'dag|dkg|deka'],
  ['mass', 'hg', '100', 'hg'],
  ['mass', 'kg', '1000', 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramm|kilogrammes?|quilo|quilos|quilogramas?'],
  ['mass', 't', '1000000', 't|tonnes?|tonnen?|toneladas?'],
  ['mass', 'oz', '28.349523125', 'oz|ounces?|unzen?|onces?|oncas?'],
  ['mass', 'lb', '453.59237', 'lb|lbs|pounds?|libras?'],
  ['length', 'mm', '1', 'mm|millimeters?|millimetres?|milimetros?'],
  ['length', 'cm', '10', 'cm|centimeters?|centimetres?|zentimetern?|zentimeter|centimetros?'],
  ['length', 'dm', '100', 'dm|dezimeter'],
  ['length', 'm', '1000', 'm|meters?|metres?|metern?|metros?'],
  ['length', 'km', '1000000', 'km|kilometers?|kilometres?|kilometer|quilometros?'],
  ['length', 'in', '25.4', `"|''|in|inch|inches|zoll|pouces?|polegadas?|pol`],
  ['length', 'ft', '304.8', "'|ft|feet|foot|fuss|pieds?"],
  ['length', 'yd', '914.4', 'yd|yards?'],
  ['volume', 'ul', '0.001', 'µl|μl'],
  ['volume', 'ml', '1', 'ml|milliliters?|millilitres?|milliliter|mililitros?|cc|cm3|ccm'],
  ['volume', 'cl', '10', 'cl|zentiliter|centilitres?|centiliters?|centilitros?'],
  ['volume', 'dl', '100', 'dl|deziliter|decilitres?|decilitros?'],
  ['volume', 'l', '1000', 'l|lt|ltr|liters?|litres?|litern?|litros?|dm3'],
  ['volume', 'hl', '100000', 'hl|hektoliter|hectolitres?|hectolitros?'],
  ['volume', 'm3', '1000000', 'm3|kubikmeter|cubic meters?|cubic metres?|metres? cubes?|metros? cubicos?'],
  ['volume', 'floz', '29.5735295625', 'fl oz|fl. oz|fl.oz|fl. oz.|floz|fluid ounces?'],
  ['volume', 'pint', '473.176473', 'pints?'],
  ['volume', 'imppint', '568.26125', 'imperial pints?|uk pints?'],
  ['volume', 'qt', '946.352946', 'quarts?|qt'],
  ['volume', 'gal', '3785.411784', 'gal|gallons?'],
  ['volume', 'impgal', '4546.09', 'imperial gallons?|uk gallons?'],
  ['data', 'KB', '1000', 'kb|ko|kilobytes?'],
  ['data', 'MB', '1000000', 'mb|mo|megabytes?|megaoctets?'],
  ['data', 'GB', '1000000000', 'gb|go|gigabytes?|gigaoctets?|gigas?'],
  ['data', 'TB', '1000000000000', 'tb|to|terabytes?|teraoctets?'],
  ['data', 'KiB', '1024', 'kib'],
  ['data', 'MiB', '1048576', 'mib|mio'],
  ['data', 'GiB', '1073741824', 'gib|gio'],
  ['data', 'TiB', '1099511627776', 'tib|tio'],
  ['power', 'mW', '0.001', 'mw|milliwatts?'],
  ['power', 'W', '1', 'w|watts?'],
  ['power', 'kW', '1000', 'kw|kilowatts?'],
  ['power', 'PS', '735.49875', 'ps|ch|cv|chevaux|cavalos'],
  ['power', 'hp', '745.69987158227022', 'hp|horse ?power'],
  ['voltage', 'mV', '0.001', 'mv|millivolts?'],
  ['voltage', 'V', '1', 'v|volts?|vac|vdc|v~'],
  ['voltage', 'kV', '1000', 'kv|kilovolts?'],
  ['charge', 'mAh', '1', 'mah|milliamp(?:ere)?stunden'],
  ['charge', 'Ah', '1000', 'ah|amperestunden|amperes?-heures?'],
  ['energy', 'mWh', '0.001', 'mwh'],
  ['energy', 'Wh', '1', 'wh|wattstunden|watt-?hours?|watt-?heures?'],
  ['energy', 'kWh', '1000', 'kwh|kilowattstunden|kilowatt-?hours?|kilowatt-?heures?'],
  ['other', 'time', '1', 'min|mins|minutes?|minuten|minutos?|s|sec|sek|h|hrs?|hours?|stunden?|std|heures?|horas?'],
  ['other', 'temperature', '1', '°c|° c|°f|° f|grad'],
  ['other', 'area', '1', 'm2|cm2|mm2|km2|qm|sqm|sq ft|ha'],
  ['other', 'light', '1', 'lm|lumens?|lux|lx|cd|nits?'],
  ['other', 'pressure', '1', 'bar|psi|pa|hpa|kpa'],
  ['other', 'sound', '1', 'db'],
  ['other', 'current', '1', 'a|ma|amps?|ampere|amperes?'],
  ['other', 'frequency', '1', 'hz|khz|mhz|ghz'],
  ['other', 'speed', '1', 'km/h|m/s|rpm|mbit/s|gbit/s|mbps|gbps|mbit|gbit|u/min'],
  ['other', 'picture', '1', 'mp|px|pixels?|dpi|ppi|fps|megapixels?'],
];

/** Letters that mean another thing in another case: "size M", "40 T", "to", "go". */
const cases: Readonly<Record<string, RegExp>> = {
  m: /^m$/u,
  t: /^t$/u,
  a: /^A$/u,
  to: /^T[oO]$/u,
  go: /^G[oO]$/u,
  mo: /^M[oO]$/u,
  g: /^g$/u,
  pol: /^pol$/u,
  pa: /^Pa$/u,
  ha: /^ha$/u,
  mw: /^mW$/u,
  mwh: /^mWh$/u,
};

/** What stands for one unit in the table, written out: "liters?" is "liter" and "liters". */
function spellings(pattern: string): string[] {
  if (pattern.includes('(?:')) {
    return [pattern.replace(/\(\?:.*?\)\?/u, ''), pattern.replace(/\(\?:(.*?)\)\?/u, '$1')].flatMap(spellings);
  }
  const at = pattern.indexOf('?');
  if (at < 0) return [pattern];
  const rest = pattern.slice(at + 1);
  return [pattern.slice(0, at - 1) + rest, pattern.slice(0, at) + rest].flatMap(spellings);
}

const unitByName = new Map<string, Unit>(
  unitTable.flatMap(([family, code, factor, names]) =>
    names
      .split('|')
      .flatMap(spellings)
      .map((name): [string, Unit] => [
        name,
        { family, code, factor: exactOf(factor), ...(cases[name] ? { mustBe: cases[name] } : {}) },
      ]),
  ),
);

/** The names of all units as a part of a pattern, the longest first. */
export const unitPattern = [...unitByName.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  .join('|');

/** The unit of a folded name; `written` is the same name as it stands in the text. */
export function unitOf(folded: string, written = folded): Unit | undefined {
  const unit = unitByName.get(folded);
  return unit?.mustBe && !unit.mustBe.test(written) ? undefined : unit;
}
