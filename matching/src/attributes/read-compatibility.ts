import { colourOf } from '../text/colours.ts';
import { foldText } from '../text/fold.ts';
import type { CodeValue } from './value.ts';

/** Folded names of makers, systems and devices that others are made for. */
const known = new Set(
  'iphone ipad macbook imac airpods apple samsung galaxy huawei xiaomi redmi oneplus pixel google nokia sony playstation ps4 ps5 xbox nintendo switch bosch makita dewalt metabo einhell ryobi milwaukee festool miele dyson karcher kärcher vorwerk philips braun oral-b nespresso senseo tassimo gusto dolce hp epson canon brother lexmark dell lenovo asus acer microsoft surface windows macos android ios linux alexa homekit siri garmin fitbit gopro dji ford vw volkswagen bmw audi opel renault peugeot citroen seat skoda fiat toyota honda nissan mercedes volvo lego thermomix kitchenaid weber gardena stihl husqvarna ikea tesla shimano sram sram kindle'
    .split(' ')
    .map(foldText),
);
const strong =
  /(?:compatible with|compatible avec|compatibles? (?:avec )?|kompatibel mit|works with|funktioniert mit|fonctionne avec|compatible com|compat[ií]ve(?:l|is) com|funciona com)\s*:?\s*/giu;
const weak =
  /(?<!\p{L})(?:suitable for|fits|passend für|geeignet für|passt (?:für|zu)|convient (?:à|pour)|adapté(?:e)? (?:à|pour)|adequad[oa] para|for|für|pour|para)\s+/giu;
const separator = /^(?:\s?[,;/&]\s?|\s(?:and|und|et|e|or|oder|ou)\s)/u;
const nextWord = /^[\p{L}\d][\p{L}\d+.-]*/u;
const unitBehind =
  /^\s?(?:mm|cm|m|w|kw|v|ah|mah|wh|gb|tb|g|kg|ml|l|zoll|inch|pcs|pieces|stück|pièces|peças)(?!\p{L})/iu;
const listSeparator = /\s?[,;/|]\s?|\s(?:and|und|et|e|&)\s/u;
const nothing = new Set(['ja', 'yes', 'oui', 'sim', 'no', 'nein', 'non', 'nao', 'universal', 'alle', 'all']);

/** What a property of this kind names: each thing of its list, as it is written. */
export function readDeclaredCompatibility(text: string): CodeValue[] {
  const found: CodeValue[] = [];
  let at = 0;
  for (const part of text.split(new RegExp(listSeparator, 'gu'))) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const code = withFront(part.trim(), found.at(-1)?.code);
    if (/\p{L}{2}/u.test(code) && !nothing.has(foldText(code)))
      found.push({ kind: 'compatibility', code, raw: part, start, end: at });
  }
  return found;
}

/** "iPhone 12/13" names the second by its number alone. */
function withFront(part: string, last: string | undefined): string {
  const front = /^(.*\s)\d+$/u.exec(last ?? '')?.[1];
  return front !== undefined && /^\d+$/u.test(part) ? front + part : part;
}

/** What a title or a sentence says that a thing fits; behind a mere "for", only known makers and devices. */
export function readFreeCompatibility(text: string): CodeValue[] {
  const found: CodeValue[] = [];
  for (const [pattern, isStrong] of [
    [strong, true],
    [weak, false],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      for (const one of namesFrom(text, from, isStrong)) {
        if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
      }
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}

function namesFrom(text: string, from: number, isStrong: boolean): CodeValue[] {
  const names: CodeValue[] = [];
  for (let at = from; ;) {
    const end = endOfName(text, at);
    const first = nextWord.exec(text.slice(at))?.[0] ?? '';
    const isName = end > at && (isStrong ? /^(?:\p{Lu}|i[A-Z]|mac)/u.test(first) : known.has(foldText(first)));
    if (!isName) return names;
    const raw = text.slice(at, end);
    names.push({ kind: 'compatibility', code: raw, raw, start: at, end });
    const between = separator.exec(text.slice(end))?.[0];
    if (between === undefined) return names;
    at = end + between.length;
  }
}

/** A name goes on while its words are capitals or numbers without a unit, and no colours. */
function endOfName(text: string, from: number): number {
  let end = from;
  for (let at = from; ;) {
    const word = nextWord.exec(text.slice(at))?.[0].replace(/[.-]+$/u, '') ?? '';
    const behind = text.slice(at + word.length);
    const isNumber = /^\d/u.test(word);
    const isPart =
      word !== '' &&
      (isNumber
        ? end > from &&
          !unitBehind.test(behind) &&
          !/^\d+(?:[.,]\d+)?(?:mm|cm|m|w|v|ah|mah|wh|gb|tb|g|kg|ml|l)$/iu.test(word)
        : /^(?:\p{Lu}|i[A-Z]|mac)/u.test(word) && colourOf(foldText(word)) === undefined);
    if (!isPart) return end;
    end = at + word.length;
    if (text[end] !== ' ') return end;
    at = end + 1;
  }
}
