import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAttributes } from './read-attributes.ts';
import { kindOfKey, readLabelledTexts } from './testing/labelled-texts.ts';
import { keyOf, type Score, scoreOf } from './testing/score.ts';

const texts = readLabelledTexts(readFileSync(join(import.meta.dirname, 'testing/labelled-texts.txt'), 'utf8'));
const leastPrecision = 0.97;
const leastRecall = 0.85;

const precisionOf = ({ right, wrong }: Score): number => right / (right + wrong);
const recallOf = ({ right, missed }: Score): number => right / (right + missed);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const read = (property: string, text: string): string[] => {
  const { values, findings } = readAttributes({ property }, text);
  return [...values, ...findings].map(keyOf);
};

describe('typed values of the labelled texts', () => {
  const all = scoreOf(texts);
  const heldBack = scoreOf(texts.filter(({ isHeldBack }) => isHeldBack));

  it.each([...all.byKind])('%s is read with a precision of 97 % and a recall of 85 % at least', (kind, score) => {
    const apart = heldBack.byKind.get(kind) ?? { right: 0, wrong: 0, missed: 0 };
    const expected = texts.flatMap((text) => text.expected).filter((key) => kindOfKey(key) === kind).length;
    process.stdout.write(
      `${kind}: ${expected} expected, precision ${percent(precisionOf(score))}, recall ${percent(recallOf(score))}; ` +
        `held back ${apart.right + apart.missed}, ${percent(precisionOf(apart))}, ${percent(recallOf(apart))}\n`,
    );
    expect(precisionOf(score)).toBeGreaterThanOrEqual(leastPrecision);
    expect(recallOf(score)).toBeGreaterThanOrEqual(leastRecall);
  });

  it('each say where they stand', () => {
    const misplaced = texts.flatMap(({ place, text }) => {
      const { values, findings } = readAttributes(place, text);
      return [...values, ...findings].filter(
        ({ raw, start, end }) => raw.trim() === '' || text.slice(start, end) !== raw,
      );
    });
    expect(misplaced).toEqual([]);
  });
});

describe('a quantity', () => {
  it('keeps the unit as it was written, its number in the base unit and its place', () => {
    expect(readAttributes('text', 'Das Zelt wiegt 2,50 Kilogramm.').values).toEqual([
      {
        kind: 'weight',
        family: 'mass',
        number: { digits: 25n, exponent: 2 },
        unit: 'kg',
        writtenUnit: 'Kilogramm',
        raw: '2,50 Kilogramm',
        start: 15,
        end: 29,
      },
    ]);
  });

  it('far behind in a long text has its place too', () => {
    const text = `${'Ein Satz ohne Angaben steht hier. '.repeat(40)}Das Zelt wiegt 3 kg.`;
    const [value] = readAttributes('text', text).values;
    expect(value).toMatchObject({ raw: '3 kg', start: text.indexOf('3 kg'), end: text.length - 1 });
  });

  it('is converted without rounding', () => {
    expect(read('Weight', '1 lb')).toEqual(['weight=45359237e-5 g']);
    expect(read('Capacity', '3 TiB')).toEqual(['storage=3298534883328e0 B']);
    expect(read('Capacity', '1 fl oz')).toEqual(['volume=295735295625e-10 ml']);
    expect(read('Power', '1 PS')).toEqual(['power=73549875e-5 W']);
  });

  it('is none of another family, below zero or without a unit', () => {
    expect(read('Weight', '30 cm')).toEqual(['!weight=other_family']);
    expect(read('Gewicht', '-2 kg')).toEqual(['!weight=not_positive']);
    expect(read('Poids', '12')).toEqual(['!weight=no_unit']);
    expect(read('Color', '12 kg')).toEqual(['!colour=other_family']);
  });
});

describe('the name of a property', () => {
  it.each([
    ['Nettogewicht', '2 kg', 'weight=2e3 g'],
    ['NETTOGEWICHT:', '2 kg', 'weight=2e3 g'],
    ['Gewicht (kg)', '2', 'weight=2e3 g'],
    ['Farbton', 'Rot', 'colour=red'],
    ['Kapazität', '64 GB', 'storage=64e9 B'],
    ['Contenance', '1 L', 'volume=1e3 ml'],
    ['Bildschirmdiagonale', '25 cm', 'screen=25e1 mm'],
    ['Energieeffizienzklasse', 'D', 'class=D'],
    ['Tamanho do ecrã', '10 polegadas', 'screen=254e0 mm'],
    ['Matière principale', 'lin', 'material=linen'],
    ['Compatible with', 'Kindle', 'fits=Kindle'],
    ['Stück', '10', 'pieces=10'],
  ])('%s says what its text is', (name, text, expected) => {
    expect(read(name, text)).toEqual([expected]);
  });

  it('that two languages use for other things is told by its unit', () => {
    expect(read('Maße', '3 x 4 cm')).toEqual(['dim=3e1 mm', 'dim=4e1 mm']);
    expect(read('Masse', '3 kg')).toEqual(['weight=3e3 g']);
  });

  it('that is unknown gives nothing', () => {
    expect(readAttributes({ property: 'Lieferant' }, '30 cm')).toEqual({ values: [], findings: [] });
  });
});
