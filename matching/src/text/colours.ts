import { foldText } from './fold.ts';

/** Colour words in en, de, fr, pt, es, nl and it, folded; a German or Dutch adjective ending is taken off before the look-up. */
const wordsByColour: Record<string, string> = {
  black: 'black schwarz noir noire noirs noires preto preta negro negra zwart zwarte nero nera onyx jet ebony',
  white: 'white weiss blanc blanche branco branca blanco blanca wit witte bianco bianca',
  grey: 'grey gray grau gris grise cinza cinzento cinzenta grijs grijze grigio grigia anthracite anthrazit antracite antracita antraciet graphite graphit grafite grafito charcoal slate',
  silver:
    'silver silber silbern argent argente argentee prata prateado prateada plata plateado plateada zilver zilveren argento argentato',
  gold: 'gold golden dore doree dourado dourada dorado dorada goud gouden oro dorato',
  red: 'red rot rouge vermelho vermelha rojo roja rood rode rosso rossa scarlet crimson',
  burgundy: 'burgundy bordeaux weinrot bordo burdeos wijnrood maroon',
  blue: 'blue blau bleu bleue azul azuis blauw blauwe blu cobalt kobaltblau azure royalblue royalblau himmelblau skyblue azzurro azzurra',
  navy: 'navy marineblau marineblauw bleumarine marinho nachtblau dunkelblau',
  green: 'green grun gruen vert verte verde groen groene',
  olive: 'olive oliv oliva khaki kaki caqui olijf olivgrun',
  mint: 'mint minze menthe menta hortela mintgrun',
  yellow: 'yellow gelb jaune amarelo amarela amarillo amarilla geel gele giallo gialla',
  orange: 'orange laranja naranja oranje arancione arancio',
  purple:
    'purple violet violett lila lilas roxo roxa morado morada violeta paars paarse viola lavender lavendel lavande',
  pink: 'pink rosa rose roze fuchsia magenta rosafarben',
  brown: 'brown braun brun brune marrom castanho castanha marron bruin bruine marrone cognac walnut mocha',
  beige: 'beige bege sand cream creme crema ivory elfenbein ecru',
  turquoise: 'turquoise turkis tuerkis turquesa turkoois turchese teal petrol aqua cyan',
  transparent: 'transparent klar transparente trasparente doorzichtig durchsichtig clear',
  multicolour: 'multicolour multicolor multicolore mehrfarbig bunt multicor multicolorido meerkleurig coloured',
  copper: 'copper kupfer cuivre cobre koper rame',
  bronze: 'bronze bronce brons bronzo',
};

const colourByWord = new Map(
  Object.entries(wordsByColour).flatMap(([colour, words]) =>
    words.split(' ').map((word): [string, string] => [word, colour]),
  ),
);

/** Words that are also everyday words or materials in another language: colours only where a source says "colour". */
const onlyWhereDeclared = new Set(
  'rose clear klar sand cream creme crema mint menta menthe oro prata plata rame cognac walnut mocha slate jet coloured violet viola aqua petrol onyx cobre bronze brune ivory lavender lavendel lavande fuchsia'.split(
    ' ',
  ),
);
const shadePrefix = /^(?:dunkel|hell|matt|tief|pastell|donker|licht|dark|light|deep|pale)(?=.{3})/;
const adjectiveEnding = /(?:es|er|en|em|e)$/;

/** Pairs that shops use for the same thing; they never count as a conflict. */
const neighbours = new Set([
  'black|grey',
  'grey|silver',
  'blue|navy',
  'burgundy|red',
  'green|olive',
  'green|mint',
  'beige|white',
  'beige|brown',
  'blue|turquoise',
  'green|turquoise',
  'pink|purple',
]);

/**
 * The colour code of one folded word, undefined when it is none.
 * `isDeclared` says that the word stands in a colour field, where "rose" or "gold" can mean nothing else.
 */
export function colourOf(word: string, isDeclared = false): string | undefined {
  if (!isDeclared && onlyWhereDeclared.has(word)) return undefined;
  return colourByWord.get(word) ?? colourByWord.get(word.replace(adjectiveEnding, '')) ?? shadeOf(word);
}

/** The colour codes that a declared colour names in any language: "Rot" and "Red" give the same. */
export function declaredColours(text: string): Set<string> {
  const colours = foldText(text)
    .split(/[^\p{L}]+/u)
    .map((word) => colourOf(word, true));
  return new Set(colours.filter((colour) => colour !== undefined));
}

function shadeOf(word: string): string | undefined {
  const bare = word.replace(shadePrefix, '');
  if (bare === word) return undefined;
  return colourByWord.get(bare) ?? colourByWord.get(bare.replace(adjectiveEnding, ''));
}

/** Whether two colour codes are shades that shops name either way ("blue" and "navy"), so that naming them differently proves nothing. */
export function areNeighbouringColours(left: string, right: string): boolean {
  return neighbours.has(left < right ? `${left}|${right}` : `${right}|${left}`);
}
