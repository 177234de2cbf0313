import { type PlacedText, sourceOf } from './placed-text.ts';
import type { CodeValue } from './value.ts';

type SizeKind = 'clothing' | 'shoe';
type FoundSize = { kind: SizeKind; code: string; start: number; end: number };

const letterSize = String.raw`(?:x{0,4}[sl]|\dx[sl]|m|pp|gg|xgg)`;
const system = String.raw`(?:eu|eur|uk|us|fr|de|it|pt|br)`;
const number = String.raw`\d{2,3}`;
const months = String.raw`(?:months?|monate?|mois|mes(?:es)?|m)`;
const years = String.raw`(?:years?|yrs?|jahren?|jahre?|ans?|anos?)`;
const worded: Readonly<Record<string, string>> = {
  small: 'S',
  klein: 'S',
  petit: 'S',
  petite: 'S',
  pequeno: 'S',
  medium: 'M',
  mittel: 'M',
  moyen: 'M',
  moyenne: 'M',
  medio: 'M',
  large: 'L',
  grande: 'L',
  grand: 'L',
  'x-large': 'XL',
  'extra large': 'XL',
  'x large': 'XL',
  'xx-large': '2XL',
  'xxx-large': '3XL',
  'x-small': 'XS',
  'extra small': 'XS',
};
const oneSize = String.raw`(?:one[ -]size(?: fits all)?|einheitsgrosse|taille unique|tamanho unico|universalgrosse|onesize|t\.?u\.?)`;

/** Sizes of clothes that stand alone in a property: the pattern with the code that it gives. */
const clothingForms: readonly (readonly [RegExp, (groups: readonly string[]) => string])[] = [
  [new RegExp(`^${oneSize}$`, 'u'), () => 'one size'],
  [new RegExp(`^(${letterSize})$`, 'u'), ([size = '']) => lettersOf(size)],
  [/^p$/u, () => 'S'],
  [/^g$/u, () => 'L'],
  [
    new RegExp(`^(${letterSize}) ?[/-] ?(${letterSize})$`, 'u'),
    ([low = '', high = '']) => `${lettersOf(low)}-${lettersOf(high)}`,
  ],
  [/^w ?(\d\d) ?[/x,-]? ?l ?(\d\d)$/u, ([waist, inseam]) => `W${waist} L${inseam}`],
  [
    new RegExp(`^(\\d{1,2})(?: ?- ?(\\d{1,2}))? ?${months}$`, 'u'),
    ([low, high]) => `${low}${high ? `-${high}` : ''} months`,
  ],
  [
    new RegExp(`^(\\d{1,2})(?: ?- ?(\\d{1,2}))? ?${years}$`, 'u'),
    ([low, high]) => `${low}${high ? `-${high}` : ''} years`,
  ],
  [/^(\d{2,3}) ?([a-h]{1,2})$/u, ([band, cup = '']) => `${band}${cup.toUpperCase()}`],
  [new RegExp(`^(${system}) ?(\\d{1,2})$`, 'u'), ([name = '', size]) => `${systemOf(name)} ${size}`],
  [new RegExp(`^(\\d{1,2}) ?(${system})$`, 'u'), ([size, name = '']) => `${systemOf(name)} ${size}`],
  [new RegExp(`^(?:no\\.? ?|gr\\.? ?|t\\.? ?)?(${number})$`, 'u'), ([size = '']) => size],
  [new RegExp(`^(${number}) ?[/-] ?(${number})$`, 'u'), ([low, high]) => `${low}-${high}`],
];

const shoeNumber = String.raw`\d{1,2}(?:[.,]5| [12]\/[23])?`;
const shoeForm = new RegExp(
  `^(?:(${system})[ .:]?|no\\.? ?|gr\\.? ?|size )?(${shoeNumber})(?: ?(${system}))?(?: ?[/-] ?(${shoeNumber}))?$`,
  'u',
);

/** The sizes of clothes that a property's text consists of; what stands in brackets only explains them. */
export function readDeclaredClothing(placed: PlacedText): CodeValue[] {
  return sizesIn(placed, 'clothing', (text) => {
    for (const [pattern, codeOf] of clothingForms) {
      const match = pattern.exec(text);
      if (match) return codeOf(match.slice(1));
    }
    return worded[text];
  });
}

/** The sizes of shoes that a property's text consists of. */
export function readDeclaredShoe(placed: PlacedText): CodeValue[] {
  return sizesIn(placed, 'shoe', shoeCode);
}

/** The text as one size, else each of its parts, where all of them are sizes: "UK 9 / EU 43". */
function sizesIn(placed: PlacedText, kind: SizeKind, codeOf: (text: string) => string | undefined): CodeValue[] {
  const { folded } = placed;
  const behind = folded.search(/\s?\(/u);
  const whole = trimmed(folded, 0, behind > 0 ? behind : folded.length);
  const code = codeOf(folded.slice(whole.start, whole.end));
  if (code !== undefined) return [codeValue(placed, { kind, code, ...whole })];
  const parts: FoundSize[] = [];
  for (const { index, 0: part } of folded.matchAll(/[^/,;|]+/gu)) {
    const span = trimmed(folded, index, index + part.length);
    const one = codeOf(folded.slice(span.start, span.end));
    if (one === undefined) return [];
    parts.push({ kind, code: one, ...span });
  }
  return parts.length > 1 ? parts.map((part) => codeValue(placed, part)) : [];
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

function shoeCode(text: string): string | undefined {
  const [, before, size, behind, high] = shoeForm.exec(text) ?? [];
  if (size === undefined) return undefined;
  const name = before ?? behind;
  const value = Number.parseFloat(size);
  if (value < 1 || value > 52) return undefined;
  return `${name ? `${systemOf(name)} ` : ''}${plain(size)}${high ? `-${plain(high)}` : ''}`;
}

const footwear =
  /(?<!\p{L})(?:\p{L}*shoes?|boots?|sneakers?|trainers|sandals?|slippers?|socks?|loafers|\p{L}*schuhe?|\p{L}*stiefel|sandalen|socken|\p{L}*pantoffeln|chaussures?|chaussettes?|baskets|bottes?|bottines?|sandales?|pantoufles?|chaussons|sapatos?|sapatilhas|botas?|chinelos?|meias|tenis|sandalias?|schuhgrosse|pointure)(?!\p{L})/u;
const garments =
  /(?<!\p{L})(?:\p{L}*dress|\p{L}*shirt|jeans|hoodie|jacket|trousers|pants|skirt|shorts|boxers|leggings|cardigan|vest|coat|sweater|bodysuit|blouse|hat|cap|beanie|gloves|\p{L}*kleid|bluse|hemd|\p{L}*hose|\p{L}*jacke|pullover|\p{L}*hut|mutze|mantel|rock|robe|chemise|pull|pantalon|veste|bonnet|jupe|manteau|vestido|camisola|camisa|calcas|casaco|bone|saia|polo|weste|leggings|hutgrosse|konfektionsgrosse)(?!\p{L})/u;
const sizeWord = String.raw`(?:size|sizes|grosse|gr\.?|taille|pointure|tamanho|tam\.?|schuhgrosse|hutgrosse|konfektionsgrosse|no\.?)`;
const labelled = new RegExp(
  `(?<![\\p{L}\\d])${sizeWord}:? (?<size>(?:${system} ?)?(?:${shoeNumber}(?: ?[/-] ?${shoeNumber})?|${number}(?: ?[/-] ?${number})?)|${letterSize}(?:[/-]${letterSize})?)(?![\\p{L}\\d]|[.,/]\\d)`,
  'gu',
);
const withSystem = new RegExp(
  `(?<![\\p{L}\\d])(?<size>(?:eu|eur|uk|us|fr) ?${shoeNumber})(?![\\p{L}\\d]|[.,]\\d)`,
  'gu',
);
const bareShoe =
  /(?<![\p{L}\d.,-])(?<size>(?:1[6-9]|[234]\d)(?: ?[/-] ?(?:1[6-9]|[234]\d))?)(?=$|[,;.)]| \p{L}{3,})(?! (?:cm|mm|pieces|pairs|paar|paires|pares|stuck))/gu;
const trousers = /(?<![\p{L}\d])(?<size>w ?\d\d ?[/x,-]? ?l ?\d\d)(?![\p{L}\d])/gu;
const ages = new RegExp(
  `(?<![\\p{L}\\d.,])(?<size>\\d{1,2} ?- ?\\d{1,2} ${months.replace('|m)', ')')})(?!\\p{L})`,
  'gu',
);
const single = new RegExp(`(?<!\\p{L})(?<size>${oneSize.replace('|t\\.?u\\.?', '')})(?!\\p{L})`, 'gu');
const lastLetter = new RegExp(`[,/(-] ?(?<size>${letterSize})\\)?$`, 'gu');
const lastWord = new RegExp(`[,(-] ?(?<size>small|medium|large|x-large|xx-large|x-small)(?=$|[,)])`, 'gu');
const freeForms = [lastWord, labelled, trousers, ages, single, lastLetter, withSystem];
/** The size of a person in a picture is none of the thing. */
const worn = /(?:model|mannequin|modelo)(?: \p{L}+){0,4} $/u;

/** Sizes of clothes and shoes in a title or a sentence: behind a word for size, or as only sizes are written. */
export function readFreeSizes(placed: PlacedText, isBed: boolean): CodeValue[] {
  const text = placed.folded;
  const isFootwear = footwear.test(text);
  const found: FoundSize[] = [];
  const forms = isFootwear ? [...freeForms, bareShoe] : freeForms;
  for (const pattern of forms) {
    for (const match of text.matchAll(pattern)) {
      const size = match.groups?.size ?? '';
      const start = match.index + match[0].indexOf(size, pattern === lastLetter ? 1 : 0);
      const span = { start, end: start + size.length };
      if (found.some((other) => span.start < other.end && other.start < span.end)) continue;
      if (found.length > 0 && pattern === bareShoe) continue;
      if (worn.test(text.slice(0, match.index))) continue;
      const read = sizeOf(placed, size, isFootwear, pattern === withSystem);
      if (read && !(isBed && read.kind === 'clothing')) found.push({ ...read, ...span });
    }
  }
  return found.map((size) => codeValue(placed, size));
}

function sizeOf(
  placed: PlacedText,
  size: string,
  isFootwear: boolean,
  isSystem: boolean,
): Pick<FoundSize, 'kind' | 'code'> | undefined {
  if (isFootwear && /\d/u.test(size) && !/[a-z]{4}/u.test(size)) {
    const code = shoeCode(size);
    return code === undefined ? undefined : { kind: 'shoe', code };
  }
  if (isSystem && !garments.test(placed.folded)) return undefined;
  if (/^\d/u.test(size) && !/[a-z]/u.test(size) && !garments.test(placed.folded) && !/^\d{2,3}/u.test(size))
    return undefined;
  if (/^\d+$/u.test(size) && !garments.test(placed.folded)) return undefined;
  if (worded[size]) return garments.test(placed.folded) ? { kind: 'clothing', code: worded[size] } : undefined;
  for (const [pattern, codeOf] of clothingForms) {
    const match = pattern.exec(size);
    if (match) return { kind: 'clothing', code: codeOf(match.slice(1)) };
  }
  return undefined;
}

function lettersOf(size: string): string {
  const letters = size.toUpperCase();
  if (letters === 'GG') return 'XL';
  if (letters === 'PP') return 'XS';
  if (letters === 'XGG') return '2XL';
  const [, repeated = '', last] = /^(X{2,4})([SL])$/u.exec(letters) ?? [];
  return last ? `${repeated.length}X${last}` : letters;
}

function systemOf(name: string): string {
  return name === 'eur' ? 'EU' : name.toUpperCase();
}

/** "7,5" and "7 1/2" are one size. */
function plain(size: string): string {
  return size.replace(',', '.').replace(' 1/2', '.5');
}

function codeValue(placed: PlacedText, { kind, code, start, end }: FoundSize): CodeValue {
  return { kind, code, ...sourceOf(placed, start, end) };
}
