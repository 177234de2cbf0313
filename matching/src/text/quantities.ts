import { afterWord, beforeNumber } from './bounds.ts';

export type Dimension =
  | 'volume'
  | 'mass'
  | 'length'
  | 'data'
  | 'voltage'
  | 'power'
  | 'charge'
  | 'frequency'
  | 'duration';

/** One quantity in the base unit of its dimension: ml, g, mm, MB, V, W, mAh, Hz, h. */
export type Quantity = { dimension: Dimension; value: number };

type Unit = { dimension: Dimension; factor: number };

const unitTable: [Dimension, number, string][] = [
  ['volume', 1, 'ml|milliliter|millilitre|mililitro|mililitros|millilitri|мл|مل'],
  ['volume', 10, 'cl|centiliter|centilitre'],
  ['volume', 100, 'dl'],
  ['volume', 1000, 'l|lt|ltr|liter|liters|litre|litres|litro|litros|litri|л|литр|литра|литров|لتر'],
  ['volume', 29.5735, 'fl oz|fl. oz|fl.oz|floz|fluid ounce|fluid ounces'],
  ['volume', 3785.41, 'gal|gallon|gallons'],
  ['mass', 0.001, 'mg|мг'],
  ['mass', 1, 'g|gr|gramm|gram|grams|gramme|grammes|gramas|gramos|grammi|г|гр|грамм|جم|غرام'],
  [
    'mass',
    1000,
    'kg|kgs|kilo|kilos|kilogramm|kilogram|kilograms|kilogramme|kilogrammes|quilo|quilos|chilo|chili|кг|كجم|كغ',
  ],
  ['mass', 453.592, 'lb|lbs|pound|pounds'],
  ['mass', 28.3495, 'oz|ounce|ounces'],
  ['length', 1, 'mm|millimeter|millimetre|millimetres|мм|مم'],
  ['length', 10, 'cm|zentimeter|centimeter|centimetre|centimetres|centimetros|см|سم'],
  ['length', 1000, 'm|mt|mtr|meter|meters|metre|metres|metro|metros|metri|м|метр|метра|метров|متر'],
  ['length', 25.4, "\"|''|in|inch|inches|zoll|pouce|pouces|polegada|polegadas|pulgada|pulgadas|pollici|inch-class"],
  ['length', 304.8, 'ft|feet|foot|fuss'],
  ['data', 0.001, 'kb'],
  ['data', 1, 'mb|mo|мб'],
  ['data', 1000, 'gb|go|gig|gigabyte|гб|جيجابايت'],
  ['data', 1_000_000, 'tb|to|terabyte|тб'],
  ['voltage', 1, 'v|volt|volts|vac|vdc|в|вольт'],
  ['power', 1, 'w|watt|watts|вт|واط'],
  ['power', 1000, 'kw|квт'],
  ['charge', 1, 'mah|мач'],
  ['charge', 1000, 'ah'],
  ['frequency', 1, 'hz|гц'],
  ['frequency', 1000, 'khz'],
  ['frequency', 1e6, 'mhz'],
  ['frequency', 1e9, 'ghz'],
  ['duration', 1, 'h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas|uur|ora|ore|ч|час|часа|часов'],
];

const units = new Map<string, Unit>(
  unitTable.flatMap(([dimension, factor, names]) =>
    names.split('|').map((name): [string, Unit] => [name, { dimension, factor }]),
  ),
);
/** Words of everyday language that are units only when they touch the number ("5m" but not "5 to 9", "2 in 1"). */
const onlyAttached = new Set(['in', 'to', 'go', 'mo', 'в', 'ч']);

const unitPattern = [...units.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
const number = String.raw`\d{1,9}(?:[.,]\d{1,9})*`;
const quantityPattern = new RegExp(
  String.raw`${beforeNumber}(${number})(?:\s?(-|\/|x)\s?(${number}))?(?:\s?(?:-|\/|x)\s?(${number}))?([ -]?)(${unitPattern})${afterWord}(?!\/s)`,
  'gu',
);
/** What storage holds; French writes its unit apart ("256 Go"). */
const storageSizes = new Set(['8', '16', '32', '64', '128', '256', '512', '1024']);
/** "2023 г." is a year, not a weight. */
const year = /^(?:19|20)\d\d$/;
/** Units small enough that three digits after one separator are thousands: 1.000 g, 1,000 ml. */
const groupsByThousand = new Set([
  'ml',
  'g',
  'gr',
  'mm',
  'mah',
  'w',
  'watt',
  'mb',
  'hz',
  'мл',
  'г',
  'гр',
  'мм',
  'вт',
  'мб',
]);

/**
 * All quantities of a folded text and the text with each written in its base unit: "1 l", "1,0 Liter" and "1000 ml" all become "1000ml".
 * Ranges and rows of measures ("220-240 v", "30 x 20 cm") give one quantity per number; "6 x 330 ml" gives the unit and the total.
 */
export function readQuantities(folded: string): { quantities: Quantity[]; text: string } {
  const quantities: Quantity[] = [];
  const text = folded.replace(quantityPattern, (whole: string, ...groups: (string | undefined)[]) => {
    const [first = '', link, second, third, gap, name = ''] = groups;
    const unit = units.get(name);
    if (!unit || isEverydayWord(first, gap, name)) return whole;
    const numbers = [first, second, third].filter((part) => part !== undefined).map((part) => readNumber(part, name));
    const isMultiple = link === 'x' && unit.dimension !== 'length' && numbers.length === 2;
    const [count = 1, each = 1] = numbers;
    const found = (isMultiple ? [each, count * each] : numbers)
      .map((value) => ({ dimension: unit.dimension, value: roundQuantity(value * unit.factor) }))
      .filter(({ value }) => Number.isFinite(value) && value > 0);
    quantities.push(...found);
    return ` ${found
      .slice(0, isMultiple ? 1 : undefined)
      .map(writeQuantity)
      .join(' ')} `;
  });
  return { quantities, text };
}

function isEverydayWord(number: string, gap: string | undefined, name: string): boolean {
  if (name === 'г' && year.test(number)) return true;
  return gap === ' ' && onlyAttached.has(name) && !(name === 'go' && storageSizes.has(number));
}

const baseUnits: Record<Dimension, string> = {
  volume: 'ml',
  mass: 'g',
  length: 'mm',
  data: 'mb',
  voltage: 'v',
  power: 'w',
  charge: 'mah',
  frequency: 'hz',
  duration: 'h',
};

/** A quantity as one word in its base unit: "1000ml". */
export function writeQuantity({ dimension, value }: Quantity): string {
  return `${value}${baseUnits[dimension]}`;
}

/** From the largest: the unit that a person reads an amount in, and how many base units it is. */
const spokenUnits: Record<Dimension, readonly [name: string, factor: number][]> = {
  volume: [['l', 1000]],
  mass: [['kg', 1000]],
  length: [
    ['m', 1000],
    ['cm', 10],
  ],
  data: [
    ['TB', 1_000_000],
    ['GB', 1000],
  ],
  voltage: [['V', 1]],
  power: [['W', 1]],
  charge: [['mAh', 1]],
  frequency: [
    ['GHz', 1e9],
    ['MHz', 1e6],
    ['kHz', 1000],
    ['Hz', 1],
  ],
  duration: [['h', 1]],
};

/** A quantity as a person reads it: "1.5 l", "128 GB". */
export function sayQuantity({ dimension, value }: Quantity): string {
  const [name, factor] = spokenUnits[dimension].find(([, size]) => value >= size) ?? [
    dimension === 'data' ? 'MB' : baseUnits[dimension],
    1,
  ];
  return `${roundQuantity(value / factor)} ${name}`;
}

/** Whether two values of one dimension are the same but for rounding: 27" and 68,6 cm, 1 TB and 1024 GB. */
export function areSameQuantity(left: Quantity, right: Quantity): boolean {
  if (left.dimension !== right.dimension) return false;
  const tolerance = left.dimension === 'data' ? 0.025 : 0.012;
  return Math.abs(left.value - right.value) <= tolerance * Math.max(left.value, right.value);
}

function readNumber(text: string, unit: string): number {
  const groups = text.split(/[.,]/);
  const last = groups.at(-1) ?? '';
  if (groups.length > 2) return Number(groups.slice(0, -1).join('') + (last.length === 3 ? last : `.${last}`));
  if (groups.length === 2 && last.length === 3 && groupsByThousand.has(unit) && groups[0] !== '0')
    return Number(groups.join(''));
  return Number(text.replace(',', '.'));
}

function roundQuantity(value: number): number {
  return Number(value.toPrecision(6));
}
