const count = String.raw`(\d{1,4})`;
const packNoun = String.raw`(?:packs?|packung|packungen|paquets?|pacote|pacotes|paquete|paquetes|pak|confezione|confezioni|pk|sets?|lots?|bundle|kartons?|cartons?|cases?|box|boxes|kiste|multipack|vorteilspack|sparpack|doppelpack)`;
const ofWord = String.raw`(?:of|von|de|mit|van|da|di|a|x|com|con|with|à)`;

const statedPacks = [
  new RegExp(String.raw`\b${packNoun}\s?(?:${ofWord}\s)?\s?${count}\b(?!\s?(?:ml|g|kg|l|cm|mm|gb|tb)\b)`, 'u'),
  new RegExp(String.raw`\b${count}[ -]?(?:er)?[ -]?${packNoun}\b`, 'u'),
  new RegExp(String.raw`\b${count}er(?:[ -]?(?:pack|set|box|kasten|karton))?\b`, 'u'),
  new RegExp(String.raw`\b${count}\s?x(?=\s?\d)`, 'u'),
  new RegExp(String.raw`\bx\s?${count}\b(?!\s?(?:x|cm|mm|m|in|inch|")(?![a-z]))`, 'u'),
  new RegExp(String.raw`\b${count}\s?x(?=\s\p{L}|\s?(?:$|[,;)\]|-]))`, 'u'),
];
/** Three measures in a row are a size, not a pack: 30 x 20 x 10 cm. */
const measures =
  /\d+(?:[.,]\d+)?\s?x\s?\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)?\s?(?:mm|cm|m|in|inch|zoll|"|px|mp|hz)(?![\p{L}\d])|\d{3,4}\s?x\s?\d{3,4}|\d+(?:[.,]\d+)?\s?x\s?\d+(?:[.,]\d+)?\s?x\s?\d+/gu;
const wordPacks: [RegExp, number][] = [
  [/\b(?:twin|double|duo|doppel|dubbel)[ -]?(?:pack|packung|pak)\b|\bpair of\b|\bzweierpack\b/u, 2],
  [/\b(?:triple|dreier)[ -]?pack\b/u, 3],
  [/\b(?:sechser)[ -]?pack\b|\bsixpack\b/u, 6],
];
const pieces = new RegExp(
  String.raw`\b${count}[ -]?(?:pcs?|pieces?|stuck|stueck|st|teile|teilig\p{L}*|tlg|pieces?|pecas|pcas|piezas|unidades|unids?|uds?|unites?|stuks|pezzi|pz|count|ct|capsules?|kapseln?|capsulas?|tabs|tablets?|tabletten|pads|bags|beutel|sachets|rollen?|rolls|rouleaux|sheets|blatt|teabags)\b`,
  'u',
);

/** How many units one buys: `pack` is stated as a pack ("pack of 6", "6 x 330 ml", "6er"), `pieces` counts parts ("1000 pieces", "20 Stück"). */
export type Pack = { pack?: number; pieces?: number };

/** Reads pack size and number of pieces off a folded text. A pack of 1 is stated as 1, an unstated one is left out. */
export function readPack(folded: string): Pack {
  const text = folded.replace(measures, ' ');
  const result: Pack = {};
  const pack = statedPackOf(text);
  if (pack !== undefined) result.pack = pack;
  const piece = pieces.exec(text);
  if (piece) result.pieces = Number(piece[1]);
  return result;
}

function statedPackOf(text: string): number | undefined {
  for (const [pattern, size] of wordPacks) {
    if (pattern.test(text)) return size;
  }
  for (const pattern of statedPacks) {
    const found = Number(pattern.exec(text)?.[1]);
    if (found >= 1 && found <= 1000) return found;
  }
  return undefined;
}
