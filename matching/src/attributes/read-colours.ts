import { areNeighbouringColours, colourOf } from '../text/colours.ts';
import { type PlacedText, sourceOf } from './placed-text.ts';
import type { CodeValue } from './value.ts';

type FoundColour = { code: string; start: number; end: number };

/** Colours of several words, and words that mean a colour only where a source says so, folded. */
const phrases: Readonly<Record<string, string>> = {
  'off-white': 'beige',
  'off white': 'beige',
  'blanc casse': 'beige',
  'branco sujo': 'beige',
  cremeweiss: 'beige',
  'bleu nuit': 'navy',
  'bleu marine': 'navy',
  'navy blue': 'navy',
  'midnight blue': 'navy',
  'dark blue': 'navy',
  'bleu fonce': 'navy',
  'azul marinho': 'navy',
  'azul-marinho': 'navy',
  'azul escuro': 'navy',
  indigo: 'blue',
  petrolblau: 'turquoise',
  'bleu petrole': 'turquoise',
  'bleu canard': 'turquoise',
  'azul petroleo': 'turquoise',
};
const declaredPhrases: Readonly<Record<string, string>> = {
  ...phrases,
  midnight: 'navy',
  mitternacht: 'navy',
  minuit: 'navy',
  moutarde: 'yellow',
  mostarda: 'yellow',
  senf: 'yellow',
  taupe: 'brown',
  chocolate: 'brown',
  schoko: 'brown',
  multicolore: 'multicolour',
  natur: 'beige',
};
const phrasePattern = (table: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${Object.keys(table)
      .toSorted((left, right) => right.length - left.length)
      .join('|')})(?!\\p{L})`,
    'gu',
  );
const declaredPattern = phrasePattern(declaredPhrases);
const freePattern = phrasePattern(phrases);
const ral = /(?<!\p{L})ral[ -]?(\d{4})(?!\d)/gu;
const hex = /(?<![\p{L}\d])#([\da-f]{6}|[\da-f]{3})(?![\p{L}\d])/gu;
const word = /\p{L}+/gu;
const denied = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|sans|nao|sem|non|without|ohne|except|ausser|sauf)(?!\p{L})/u;

/** Things that are called by a colour and have none: "orange juice", "vin rouge", "Black Friday". */
const thingsBehind =
  /^[ -](?:juice|wine|tea|bull|decker|friday|noise|cross|plated|pepper|cabbage|onions?|beans?|rice|bread|wein|tee|saft|kohl|pfeffer|marmelade|jam|gold plated|label|hat linux|diamond edition|russian|box)(?!\p{L})/u;
const thingsBefore =
  /(?:vin|the|vinho|cha|jus d'|jus de |sumo de |pepper|poivre|haricots?|feijao|riz|arroz|pao|vins|bluetooth|code) ?$/u;
/** Of several that a shop offers, none is that of the thing. */
const offered = /(?:available|erhaltlich|disponible|disponivel|lieferbar|also|auch|aussi|tambem)(?: \p{L}+){0,2} $/u;
/** What says in a sentence that a colour is that of the thing. */
const said =
  /(?:(?<!\p{L})(?:is|are|in|ist|sind|en|est|sont|e|sao|em|color|colour|couleur|farbe|farbton|cor|tom de|de couleur|de cor|the colou?r)|^(?:an?|une?|uma?|o|la|le|ein|eine)(?: \p{L}+){1}) (?:(?:dark|light|pale|deep|bright|matt|hell|dunkel) )?$/u;

/** The colours that a property of this kind names; none where it only says what the colour is not. */
export function readDeclaredColours(placed: PlacedText): CodeValue[] {
  if (denied.test(placed.folded)) return [];
  return valuesOf(placed, coloursIn(placed, declaredPhrases, declaredPattern, true));
}

/** Whether a text only denies a colour, which is no value and no fault. */
export function isDeniedColour({ folded }: PlacedText): boolean {
  return denied.test(folded);
}

/** The colours of a title, or of a sentence that says so in as many words. */
export function readFreeColours(placed: PlacedText, isTitle: boolean): CodeValue[] {
  const { folded } = placed;
  const colours = coloursIn(placed, phrases, freePattern, false).filter(({ start, end }) => {
    const before = folded.slice(0, start);
    // "Olive" alone is a wood, an oil or the name of a line; beside green it is a shade.
    if (folded.slice(start, end) === 'olive') return false;
    if (thingsBehind.test(folded.slice(end)) || thingsBefore.test(before) || offered.test(before)) return false;
    if (/(?:not|nicht|pas|nao|sans|ohne) $/u.test(before)) return false;
    return isTitle ? !/^\s*(?:is|orange juice)/u.test(folded.slice(end)) : said.test(before);
  });
  return valuesOf(placed, colours);
}

function coloursIn(
  { folded }: PlacedText,
  table: Readonly<Record<string, string>>,
  pattern: RegExp,
  isDeclared: boolean,
): FoundColour[] {
  const found: FoundColour[] = [];
  const add = (code: string | undefined, start: number, length: number): void => {
    const end = start + length;
    if (code !== undefined && !found.some((other) => start < other.end && other.start < end))
      found.push({ code, start, end });
  };
  for (const { index, 0: whole, 1: digits } of folded.matchAll(ral)) add(`RAL ${digits}`, index, whole.length);
  for (const { index, 0: whole } of folded.matchAll(hex)) add(whole, index, whole.length);
  for (const { index, 0: whole } of folded.matchAll(pattern)) add(table[whole], index, whole.length);
  for (const { index, 0: whole } of folded.matchAll(word)) add(colourOf(whole, isDeclared), index, whole.length);
  return joined(
    found.toSorted((left, right) => left.start - right.start),
    folded,
  );
}

/** Two neighbouring colours side by side are one shade, "bleu turquoise"; the one that is no basic colour names it. */
function joined(colours: readonly FoundColour[], folded: string): FoundColour[] {
  const all: FoundColour[] = [];
  for (const colour of colours) {
    const last = all.at(-1);
    const isOne =
      last !== undefined &&
      folded.slice(last.end, colour.start) === ' ' &&
      (last.code === colour.code || areNeighbouringColours(last.code, colour.code));
    if (!isOne) all.push(colour);
    else
      all.splice(-1, 1, {
        code: basic.has(colour.code) ? last.code : colour.code,
        start: last.start,
        end: colour.end,
      });
  }
  return all;
}

const basic = new Set(['blue', 'green', 'red', 'grey', 'white', 'black', 'brown', 'pink']);

function valuesOf(placed: PlacedText, colours: readonly FoundColour[]): CodeValue[] {
  const codes = new Set<string>();
  return colours.flatMap(({ code, start, end }): CodeValue[] => {
    if (codes.has(code)) return [];
    codes.add(code);
    return [{ kind: 'colour', code, ...sourceOf(placed, start, end) }];
  });
}
