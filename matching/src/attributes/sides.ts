import { exactOf, times } from './exact.ts';
import type { Measure } from './measures.ts';
import type { PlacedText } from './placed-text.ts';
import { unitOf } from './units.ts';
import type { Side } from './value.ts';

export type SidedMeasure = { measure: Measure; side?: Side };

/** Folded nouns that name a side. */
const nouns: Readonly<Record<Side, string>> = {
  length: 'length|lange|longueur|comprimento',
  width: 'width|breite|largeur|largura',
  height: 'height|\\p{L}*hohe|hauteur|altura',
  depth: 'depth|\\p{L}*tiefe|profondeur|profundidade',
  diameter: 'diameter|durchmesser|diametre|diametro|diam\\.?|⌀',
};
/** Folded adjectives that stand behind the number alone. */
const adjectives: Readonly<Record<Side, string>> = {
  length: 'long|lang|comprido',
  width: 'wide|broad|breit|large|largo|larga',
  height: 'high|tall|hoch|haut|alto',
  depth: 'deep|tief|profond|fundo',
  diameter: 'across',
};
const sides = Object.keys(nouns) as Side[];
const filler = String.raw`(?:\s?[:=])?(?:\s(?:of|von|de|d'|is|ist|betragt|est|ca\.?|env\.?|approx\.?|about|circa|environ|cerca))*\s*`;
const beforeBySide = sides.map((side) => [side, new RegExp(`(?<!\\p{L})(?:${nouns[side]})${filler}$`, 'u')] as const);
const behindBySide = sides.map(
  (side) =>
    [
      side,
      new RegExp(`^\\s?(?:in |in der |de |of |im )?(?<word>${nouns[side]}|${adjectives[side]})(?!\\p{L})`, 'u'),
    ] as const,
);
/** "L. 1 m 20" */
const lengthLetter = /(?<!\p{L})l\.\s?$/u;

/**
 * The side that is named beside a measure, and up to where: before it ("height: 45 cm"), or behind it ("45 cm high").
 * A noun up to `takenTo` named the measure before.
 */
export function sideAround(
  { folded }: PlacedText,
  { start, end }: Measure,
  takenTo = -1,
): { side: Side; to: number } | undefined {
  const before = folded.slice(Math.max(0, takenTo), start);
  const named = beforeBySide.find(([, pattern]) => pattern.test(before))?.[0];
  if (named) return { side: named, to: end };
  if (lengthLetter.test(before)) return { side: 'length', to: end };
  const behind = folded.slice(end);
  for (const [side, pattern] of behindBySide) {
    const match = pattern.exec(behind);
    if (match) return { side, to: end + match[0].length };
  }
  return undefined;
}

const sideByLetter: Readonly<Record<string, Readonly<Record<string, Side>>>> = {
  en: { l: 'length', w: 'width', h: 'height', d: 'depth' },
  de: { l: 'length', b: 'width', h: 'height', t: 'depth' },
  fr: { L: 'length', l: 'width', h: 'height', H: 'height', p: 'depth', P: 'depth' },
  pt: { c: 'length', l: 'width', a: 'height', p: 'depth' },
};

/** The sides that letters name, "L x W x H"; the letters themselves tell the language. Undefined where one names none. */
export function sidesOfLetters(letters: readonly string[]): Side[] | undefined {
  const text = letters.join('');
  const language = /[Ll]/u.test(text) && /L/u.test(text) && /l/u.test(text) ? 'fr' : languageOf(text.toLowerCase());
  const table = sideByLetter[language] ?? {};
  const named = letters.map((letter) => table[language === 'fr' ? letter : letter.toLowerCase()]);
  return named.every((side) => side !== undefined) && letters.length > 1 ? named : undefined;
}

function languageOf(letters: string): string {
  if (/[bt]/u.test(letters)) return 'de';
  if (/w|d/u.test(letters)) return 'en';
  if (/[ca]/u.test(letters)) return 'pt';
  return letters.includes('p') ? 'fr' : 'en';
}

const behindLetter = /(?<number>\d+(?:[.,]\d+)?) ?(?:mm|cm|m)? ?\(?(?<letter>[lwhdbtcap])(?![\p{L}\d])\)?/gu;
const beforeLetter = /(?<![\p{L}\d])(?<letter>[lwhdbtcap])[ .:]{0,2}(?<number>\d+(?:[.,]\d+)?)/gu;
const lastUnit = /(?<=[\d) ])(?<unit>mm|cm|m|in|")(?:\s*$|[\s(]*[lwhdbtcap]\)?\s*$)/u;

/** Measures whose sides letters name beside each number: "10 W x 20 D x 30 H cm", "B 80 x H 200 x T 40 cm". */
export function takeLettered(placed: PlacedText): SidedMeasure[] {
  const name = lastUnit.exec(placed.folded)?.groups?.unit;
  const unit = name === undefined ? undefined : unitOf(name);
  if (!unit) return [];
  for (const pattern of [beforeLetter, behindLetter]) {
    const matches = [...placed.folded.matchAll(pattern)];
    const letters = matches.map(({ index, 0: whole, groups }) => {
      const at = pattern === beforeLetter ? index : index + whole.length - (whole.endsWith(')') ? 2 : 1);
      return placed.source.slice(placed.begins[at], placed.ends[at]) || (groups?.letter ?? '');
    });
    const named = matches.length > 1 ? sidesOfLetters(letters) : undefined;
    if (!named) continue;
    return matches.map(({ index, 0: whole, groups }, at) => ({
      measure: {
        number: times(exactOf((groups?.number ?? '0').replace(',', '.')), unit.factor),
        unit,
        writtenUnit: name ?? '',
        isNegative: false,
        start: index,
        end: index + whole.length,
      },
      ...(named[at] ? { side: named[at] } : {}),
    }));
  }
  return [];
}
