/** Aspects in which two variants of one product differ, as far as words tell. Each value is a code; an aspect that nothing is said about is absent. */
export type VariantWords = {
  sizes: Set<string>;
  /** A letter that stands alone ("T-Shirt L"): a size where the other side names one too. */
  loneLetters: Set<string>;
  years: Set<string>;
  generations: Set<string>;
  editions: Set<string>;
  sides: Set<string>;
  genders: Set<string>;
  isUsed: boolean;
};

const codeByWord = (table: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(table).flatMap(([code, words]) => words.split(' ').map((word): [string, string] => [word, code])),
  );

const sideWords = codeByWord({
  left: 'left links linke linker linkes gauche izquierdo izquierda esquerdo esquerda sinistro sinistra lefthanded linkshander',
  right:
    'right rechts rechte rechter rechtes droite droit derecho derecha direito direita destro destra righthanded rechtshander',
});
const genderWords = codeByWord({
  men: 'men mens man male herren manner herr homme hommes hombre hombres homem homens masculino heren uomo uomini',
  women:
    'women womens woman female ladies damen frauen dame femme femmes mujer mujeres mulher mulheres feminino dames donna donne',
  kids: 'kids kid child children kinder kind enfant enfants junior nino ninos crianca criancas kinderen bambino bambini',
  unisex: 'unisex',
});
const editionWords = codeByWord({
  pro: 'pro professional profi',
  plus: 'plus',
  max: 'max',
  mini: 'mini',
  lite: 'lite light',
  ultra: 'ultra',
  home: 'home',
  student: 'student academic education schuler',
  upgrade: 'upgrade erweiterung expansion extension expansao ampliacion uitbreiding espansione addon',
  deluxe: 'deluxe luxe',
  collector: 'collector collectors sammleredition sammlerausgabe',
  anniversary: 'anniversary jubilaum jubilaumsausgabe anniversaire aniversario jubileum',
  travel: 'travel reise voyage viagem viaje reis viaggio',
  xl: 'xl xxl',
  refill: 'refill nachfull nachfullpack recharge recarga navulling ricarica',
});
const usedWords =
  /\b(?:refurbished|refurb|renewed|reconditioned|generaluberholt\w*|wiederaufbereitet\w*|aufbereitet\w*|reconditionnee?s?|recondicionad[oa]|reacondicionad[oa]|ricondizionat[oa]|gereviseerd|pre-?owned|second[ -]?hand|gebraucht\w*|used|d'occasion|usad[oa]|usat[oa]|tweedehands|b-?ware|open[ -]?box|vorfuhrgerat|seminuev[oa]|seminov[oa])\b/u;

const sizeLabel = String.raw`(?:size|grosse|gr\.?|taille|pointure|tamanho|tam\.?|talla|maat|taglia|sz|rozmiar|velikost|storlek|storrelse|размер|サイス|尺码|مقاس|قياس)`;
const labelledSize = new RegExp(
  String.raw`(?<![\p{L}\d])${sizeLabel}\s?:?\s?(?:(eu|eur|uk|us|fr|it)\s?)?(\d{1,3}(?:[.,]5|½)?|\d{0,2}x{0,4}[sml])(?![\p{L}\d])`,
  'gu',
);
const systemSize = /\b(eu|eur|uk|us)\s?(\d{1,2}(?:[.,]5)?)\b/gu;
const letterSize = /(?:^|[\s,/(-])((?:[2-5]?x{1,4}[sl])|[2-5]xl)(?=$|[\s,/)])/gu;
/** Letters in words ("X-Large") and before the counter of scripts without blanks ("Mサイズ"). */
const wordedSize = /(?<![\p{L}\d])(x{1,4}|extra)[ -](large|small)(?![\p{L}\d])/gu;
const countedSize = /(?<![a-z\d])(\d?x{0,4}[sml])(?=サイス|码|號)/gu;
/** Waist and inseam of trousers: W32 L34, W32/L34. */
const trouserSize = /(?<![\p{L}\d])w ?(\d{2}) ?[/x,-]? ?l ?(\d{2})(?![\p{L}\d])/gu;
const braSize = /(?<![\p{L}\d.,])(\d{2,3}) ?([a-k]|aa|dd|ee|ff)(?![\p{L}\d])/gu;
const braWords =
  /(?<!\p{L})(?:bh|\p{L}*-?bh|bra|bras|bralette|soutien|reggiseno|sujetador|sutia|biustonosz|brassiere|бюстгальтер|フラ|브라|文胸)(?!\p{L})/u;
const finalLetterSize = /[,/(-]\s?([sml])\)?$/u;
const loneLetter = /(?<![^\s])([sml])(?=$|[\s,])/gu;
/** Two sizes as one: socks 39-42, children's 98/104. */
const sizePair = /(?<![\p{L}\d.,/-])(\d{2,3}) ?[-/] ?(\d{2,3})(?![\d/-]|[.,]\d|\s?(?:\p{L}{1,3}(?!\p{L})|[%"]))/gu;
const leastPaired = 15;
const widestPair = 6;
const sizeWords = codeByWord({
  s: 'small klein kleine petit petite pequeno pequena piccolo piccola',
  m: 'medium mittel mittelgross moyen moyenne medio media middel',
  l: 'large gross grosse grand grande groot grote',
});
const year = /(?<![\p{L}\d.,-])((?:19[89]|20[0-4])\d)(?![\p{L}\d.,-]*\d|\s?(?:ml|g|w|mm|mah|x))/gu;
const generation = [
  /\b(\d{1,2})(?:st|nd|rd|th|e|eme|re|ª|a|o|\.)?\s?(?:gen\b|generation|generacao|generacion|generatie|generazione|edition|ed\.|auflage|ausgabe|edicao|edicion|editie|edizione)/gu,
  /\b(?:gen|generation|mk|mark|version|ver|v)[ .]?(\d{1,2}|i{1,3}|iv|v|vi{1,3})\b(?!\.)/gu,
];
const roman: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8' };

/** Reads the variant words off a folded text and its words. `declaredSize` is the folded text of a size field. */
export function readVariantWords(folded: string, words: readonly string[], declaredSize = ''): VariantWords {
  return {
    sizes: readSizes(folded, words, declaredSize),
    loneLetters: new Set([...folded.matchAll(loneLetter)].map(([, letter = '']) => letter)),
    years: new Set([...folded.matchAll(year)].map(([, found = '']) => found)),
    generations: new Set(
      generation.flatMap((pattern) => [...folded.matchAll(pattern)].map(([, found = '']) => roman[found] ?? found)),
    ),
    editions: codesOf(words, editionWords),
    sides: codesOf(words, sideWords),
    genders: codesOf(words, genderWords),
    isUsed: usedWords.test(folded),
  };
}

/** The gender code of a declared gender ("female", "Damen"), undefined when it is none. */
export function genderOf(word: string): string | undefined {
  return genderWords.get(word);
}

function readSizes(text: string, words: readonly string[], declaredSize: string): Set<string> {
  const sizes = new Set<string>();
  const folded = takePairs(text, sizes);
  const declared = takePairs(declaredSize, sizes).trim();
  for (const [, system, size = ''] of folded.matchAll(labelledSize)) sizes.add(sizeCode(system, size));
  for (const [, system, size = ''] of folded.matchAll(systemSize)) sizes.add(sizeCode(system, size));
  for (const [, size = ''] of folded.matchAll(letterSize)) sizes.add(sizeCode(undefined, size));
  for (const [, extra = '', letter] of folded.matchAll(wordedSize))
    sizes.add(sizeCode(undefined, `${extra === 'extra' ? 'x' : extra}${letter === 'large' ? 'l' : 's'}`));
  for (const [, size = ''] of folded.matchAll(countedSize)) sizes.add(sizeCode(undefined, size));
  for (const [, waist, inseam] of folded.matchAll(trouserSize)) sizes.add(`w${waist} l${inseam}`);
  if (braWords.test(folded)) for (const [, band, cup] of folded.matchAll(braSize)) sizes.add(`${band}${cup}`);
  const final = finalLetterSize.exec(folded)?.[1];
  if (final) sizes.add(final);
  const stated = /^(?:(eu|eur|uk|us)\s?)?(\d{1,3}(?:[.,]5)?|\d?x{0,4}[sml])$/u.exec(declared);
  if (stated) sizes.add(sizeCode(stated[1], stated[2] ?? ''));
  if (sizes.size === 0) return codesOf([...words, ...declared.split(' ')], sizeWords);
  return sizes;
}

/** Adds the pairs of sizes of a text and gives the text without them. */
function takePairs(text: string, sizes: Set<string>): string {
  return text.replace(sizePair, (whole: string, low: string, high: string) => {
    const step = Number(high) - Number(low);
    if (step < 1 || step > widestPair || Number(low) < leastPaired) return whole;
    sizes.add(`${low}-${high}`);
    return ' ';
  });
}

function sizeCode(system: string | undefined, size: string): string {
  const plain = size.replace(',', '.').replace('½', '.5');
  const repeated = /^(x{2,4})([sl])$/.exec(plain);
  const letters = repeated ? `${repeated[1]?.length}x${repeated[2]}` : plain;
  return system && system !== 'eu' && system !== 'eur' ? `${system}${letters}` : letters;
}

function codesOf(words: readonly string[], table: Map<string, string>): Set<string> {
  return new Set(words.map((word) => table.get(word)).filter((code) => code !== undefined));
}
