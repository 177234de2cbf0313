import { type PlacedText, sourceOf } from './placed-text.ts';
import type { MaterialValue } from './value.ts';

/** Folded words of materials in en, de, fr and pt, by code; the more exact ones first. */
const words: readonly (readonly [string, string])[] = [
  [
    'stainless steel',
    'stainless steel|inox|edelstahl|rostfreier stahl|acier inoxydable|acier inox|aco inoxidavel|aco inox',
  ],
  ['cast iron', 'cast iron|gusseisen|fonte|ferro fundido'],
  ['wrought iron', 'wrought iron|schmiedeeisen|fer forge|ferro forjado'],
  ['steel', 'steel|stahl|acier|aco'],
  ['aluminium', 'aluminium|aluminum|alu|aluminio'],
  ['iron', 'iron|eisen|fer|ferro'],
  ['brass', 'brass|messing|laiton|latao'],
  ['metal', 'metal|metall'],
  [
    'oak',
    'oak(?: wood)?|solid oak|eiche(?:nholz)?(?: massiv)?|bois de chene|chene(?: massif)?|(?:madeira de )?carvalho',
  ],
  ['pine', 'pine(?: ?wood)?|kiefer(?:nholz)?|(?:bois de )?pin|(?:madeira de )?pinho'],
  ['beech', 'beech(?: ?wood)?|buche(?:nholz)?|(?:bois de )?hetre|(?:madeira de )?faia'],
  ['walnut', 'walnut wood|nussbaum(?:holz)?|(?:bois de )?noyer|nogueira'],
  ['bamboo', 'bamboo|bambus|bambou|bambu'],
  ['wood', 'wood|wooden|solid wood|holz|massivholz|bois|madeira'],
  ['cotton', 'cotton|baumwolle|coton|algodao'],
  ['linen', 'linen|leinen|lin|linho'],
  ['wool', 'merino wool|wool|merino|\\p{L}*wolle|laine|la'],
  ['silk', 'silk|seide|soie|seda'],
  ['viscose', 'viscose|viskose|rayon'],
  ['polyester', 'polyester|poliester'],
  ['polyamide', 'polyamide?|nylon|poliamida'],
  ['elastane', 'elastane?|elasthan(?:ne)?|spandex|lycra|elastano'],
  ['acrylic', 'acrylic|acryl|acrylique|acrilico'],
  ['faux leather', 'faux leather|kunstleder|simili-?cuir|couro sintetico|pu leather'],
  ['leather', 'genuine leather|leather|\\p{L}*leder|cuir(?: veritable)?|couro(?: genuino)?'],
  ['velvet', 'velvet|samt|velours|veludo'],
  ['rubber', 'rubber|gummi|caoutchouc|borracha'],
  ['silicone', 'silicone|silikon'],
  ['plastic', 'plastic|kunststoff|plastik|plastique|plastico'],
  ['glass', 'borosilicate glass|borosilikatglas|tempered glass|glass|glas|verre trempe|verre|vidro'],
  ['ceramic', 'ceramic|keramik|ceramique|ceramica'],
  ['porcelain', 'porcelain|porzellan|porcelaine|porcelana'],
  ['marble', 'marble|marmor|marbre|marmore'],
  ['stone', 'stone|naturstein|pierre|pedra'],
  ['paper', 'paper|papier|papel'],
  ['cardboard', 'cardboard|karton|pappe|carton|cartao'],
  ['concrete', 'concrete|beton|betao'],
  ['rattan', 'rattan|polyrattan|rotin|ratta'],
];
const patterns = words.map(
  ([code, pattern]) => [code, new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu')] as const,
);
/** The front of a German compound that names what it is made of: "Lederhandschuhe". */
const fronts: Readonly<Record<string, string>> = {
  leder: 'leather',
  baumwoll: 'cotton',
  leinen: 'linen',
  seiden: 'silk',
  edelstahl: 'stainless steel',
  keramik: 'ceramic',
  bambus: 'bamboo',
  aluminium: 'aluminium',
  porzellan: 'porcelain',
  silikon: 'silicone',
};
const compound = new RegExp(
  `(?<!\\p{L})(${Object.keys(fronts).join('|')})(?=(?!gehause|griff|deckel|klinge|sohle|pflege|reiniger|fett|spray|farbe|politur|kleber|putz|imprag)\\p{L}{4})\\p{L}+`,
  'gu',
);
/** Too often the thing itself, another word, or what the thing is for, where nothing says that it is made of it. */
const onlyDeclared = new Set(['paper', 'cardboard', 'iron', 'stone', 'acrylic', 'la']);
const onlyBehindOf = new Set(
  'glass glas verre vidro wood holz bois madeira plastic plastik plastique plastico metal metall rubber gummi caoutchouc borracha steel stahl acier aco'.split(
    ' ',
  ),
);
const thingsBehind =
  /^[ -](?:housing|handles?|lid|base|blade|grip|candy|cleaner|care|polish|paint|glue|pads?|buds?|swabs?|wool|burner|ball|saw|drill|bits?|screws?|stain|oil)(?!\p{L})/u;
/** What a part is made of is not what the thing is made of. */
const partBefore =
  /(?<!\p{L})(?:manche|lame|couvercle|boitier|poignee|griff|klinge|deckel|gehause|cabo|lamina|tampa|pega|handle|blade|lid)(?: (?:made of|aus|en|de|em))? $/u;
const purpose = /(?<!\p{L})(?:for|fur|pour|para|a) (?:the |le |la |o |a )?$/u;
const ofWord =
  /(?<!\p{L})(?:made (?:of|from)|of|from|out of|aus(?: \p{L}+(?:em|en|er))?|en|in|de|em|fabrique en|feito de|feita de|feito em|d')(?: (?:solid|robust|soft|recycled|pure|genuine|echtem?|reiner?|massiv\p{L}*|robustem))? ?$/u;
const leading = /^(?:an?|une?|uma?|ein|eine)(?: \p{L}+)? $/u;
const percentBefore = /(\d{1,3}(?:[.,]\d+)?) ?% ?$/u;
const percentBehind = /^(?: \p{L}+)? ?:? ?\(?(\d{1,3}(?:[.,]\d+)?) ?%/u;

type FoundMaterial = { code: string; start: number; end: number };

/** The materials that a property of this kind names, with their shares in percent. */
export function readDeclaredMaterials(placed: PlacedText): MaterialValue[] {
  const { folded } = placed;
  const found = materialsIn(folded, true);
  const isLedByShares = /^\D{0,30}\d[\d.,]* ?%/u.test(folded) && percentBefore.test(folded.slice(0, found[0]?.start));
  return unique(found).map(({ code, start, end }) => {
    const share = isLedByShares ? percentBefore.exec(folded.slice(0, start)) : percentBehind.exec(folded.slice(end));
    const percent = share ? Number(share[1]?.replace(',', '.')) : undefined;
    const from = isLedByShares && share ? share.index : start;
    const to = !isLedByShares && share ? end + share[0].length : end;
    return { kind: 'material', code, ...(percent === undefined ? {} : { percent }), ...sourceOf(placed, from, to) };
  });
}

/** The materials of a title, or of a sentence that says what a thing is made of. */
export function readFreeMaterials(placed: PlacedText, isTitle: boolean): MaterialValue[] {
  const { folded } = placed;
  const found = materialsIn(folded, false).filter(({ start, end }) => {
    const before = folded.slice(0, start);
    const behind = folded.slice(end);
    if (thingsBehind.test(behind) || purpose.test(before) || partBefore.test(before)) return false;
    const isSaid = ofWord.test(before);
    if (isTitle) return isSaid || !onlyBehindOf.has(folded.slice(start, end));
    return isSaid || leading.test(before);
  });
  return unique(found).map(({ code, start, end }) => ({ kind: 'material', code, ...sourceOf(placed, start, end) }));
}

function materialsIn(folded: string, isDeclared: boolean): FoundMaterial[] {
  const found: FoundMaterial[] = [];
  const add = (code: string | undefined, start: number, length: number): void => {
    const end = start + length;
    if (code !== undefined && !found.some((other) => start < other.end && other.start < end))
      found.push({ code, start, end });
  };
  for (const [code, pattern] of patterns) {
    if (!isDeclared && onlyDeclared.has(code)) continue;
    for (const { index, 0: whole } of folded.matchAll(pattern)) {
      // "la" is wool in Portuguese and an article in French.
      if (whole === 'la' && !(isDeclared || /(?:de|em) $/u.test(folded.slice(0, index)))) continue;
      if (whole === 'la' && /^ \p{L}/u.test(folded.slice(index + 2)) && !isDeclared) continue;
      add(code, index, whole.length);
    }
  }
  for (const { index, 0: whole, 1: front = '' } of folded.matchAll(compound)) add(fronts[front], index, whole.length);
  return found.toSorted((left, right) => left.start - right.start);
}

function unique(materials: readonly FoundMaterial[]): FoundMaterial[] {
  return materials.filter(({ code }, at) => materials.findIndex((other) => other.code === code) === at);
}
