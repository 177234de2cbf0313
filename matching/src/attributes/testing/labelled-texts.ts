import { createHash } from 'node:crypto';

/** A text with what a person reads in it; each expected value is a key such as "weight=15e2 g" or "!weight=unread". */
export type LabelledText = {
  line: number;
  language: string;
  place: { property: string } | 'title' | 'text';
  text: string;
  expected: string[];
  isHeldBack: boolean;
};

/** Base units by unit, from the definitions of the units; not those of the readers, which they measure. */
const factors: Readonly<Record<string, readonly [factor: string, base: string]>> = {
  mg: ['0.001', 'g'],
  g: ['1', 'g'],
  kg: ['1000', 'g'],
  t: ['1000000', 'g'],
  oz: ['28.349523125', 'g'],
  lb: ['453.59237', 'g'],
  mm: ['1', 'mm'],
  cm: ['10', 'mm'],
  m: ['1000', 'mm'],
  km: ['1000000', 'mm'],
  in: ['25.4', 'mm'],
  ml: ['1', 'ml'],
  cl: ['10', 'ml'],
  l: ['1000', 'ml'],
  hl: ['100000', 'ml'],
  m3: ['1000000', 'ml'],
  pint: ['473.176473', 'ml'],
  imppint: ['568.26125', 'ml'],
  floz: ['29.5735295625', 'ml'],
  gal: ['3785.411784', 'ml'],
  MB: ['1000000', 'B'],
  GB: ['1000000000', 'B'],
  TB: ['1000000000000', 'B'],
  W: ['1', 'W'],
  kW: ['1000', 'W'],
  PS: ['735.49875', 'W'],
  V: ['1', 'V'],
  kV: ['1000', 'V'],
  mAh: ['1', 'mAh'],
  Ah: ['1000', 'mAh'],
  Wh: ['1', 'Wh'],
  kWh: ['1000', 'Wh'],
};

/** The kind that a name on the left of an expected value belongs to. */
const kindByName: Readonly<Record<string, string>> = {
  length: 'dimension',
  width: 'dimension',
  height: 'dimension',
  depth: 'dimension',
  diameter: 'dimension',
  dim: 'dimension',
  pieces: 'pack',
};

/** The kind that the key of a value or finding counts for. */
export function kindOfKey(key: string): string {
  const [name = ''] = key.replace('!', '').split('=');
  return kindByName[name] ?? name;
}

/**
 * The labelled texts of the content of their file, in their order. Of the texts that were written before the readers a third is held back: those whose place
 * and text have a hash that three divides. A later part says in its heading whether it is held back or seen as a whole.
 */
export function readLabelledTexts(file: string): LabelledText[] {
  const lines = file.split('\n');
  let heading = '';
  return lines.flatMap((written, index) => {
    if (written.startsWith('## ')) heading = written;
    if (written === '' || written.startsWith('#')) return [];
    const [language = '', place = '', text = '', expected = ''] = written.split(' | ');
    const hash = createHash('sha256').update(`${language}|${place}|${text}`).digest();
    return [
      {
        line: index + 1,
        language,
        place: placeOf(place),
        text,
        expected: expected === '-' ? [] : expected.split('; ').map(keyOf),
        isHeldBack:
          heading.startsWith('## (held back)') || (!heading.startsWith('## (seen)') && hash.readUInt32BE() % 3 === 0),
      },
    ];
  });
}

function placeOf(written: string): LabelledText['place'] {
  if (written === 'title' || written === 'text') return written;
  if (!written.endsWith(':')) throw new Error(`"${written}" is no place`);
  return { property: written.slice(0, -1) };
}

function keyOf(expected: string): string {
  if (expected.startsWith('!')) return expected;
  const [name = '', value = ''] = expected.split('=');
  const size = /^(\d+)x(\d+) cm$/.exec(value);
  if (size) return `${name}=${inBaseUnit(size[1], '10')}x${inBaseUnit(size[2], '10')} mm`;
  const [, low, high, unit = ''] = /^([\d.]+?)(?:\.\.([\d.]+))? (\w+)$/.exec(value) ?? [];
  const known = factors[unit];
  if (low === undefined || !known) return expected;
  const [factor, base] = known;
  return `${name}=${inBaseUnit(low, factor)}${high === undefined ? '' : `..${inBaseUnit(high, factor)}`} ${base}`;
}

function inBaseUnit(number = '', factor = '1'): string {
  const [left, leftExponent] = digitsOf(number);
  const [right, rightExponent] = digitsOf(factor);
  let digits = left * right;
  let exponent = leftExponent + rightExponent;
  while (digits !== 0n && digits % 10n === 0n) {
    digits /= 10n;
    exponent += 1;
  }
  return `${digits}e${exponent}`;
}

function digitsOf(decimal: string): [digits: bigint, exponent: number] {
  const [whole = '', fraction = ''] = decimal.split('.');
  return [BigInt(whole + fraction), -fraction.length];
}
