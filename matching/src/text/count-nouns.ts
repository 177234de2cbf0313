import { afterWord } from './bounds.ts';

/** Folded words for single things, by which packages are counted. */
const spacedPieces = [
  'pcs?|pieces?|count|ct|units?|capsules?|tabs|tablets?|pads|bags|sachets|rolls|sheets|teabags|diapers|nappies|wipes',
  'stuck|stueck|stk|st|teile|teilig\\p{L}*|tlg|kapseln?|tabletten|beutel|rollen?|blatt|windeln|tucher',
  'unites?|rouleaux|feuilles|couches|pecas|pcas|unidades|unids?|uds?|piezas|pezzi|pz|capsulas?|stuks',
  'paar|pairs?|paires?|pares|paia|pary|par|szt|sztuk|sztuki|kus|kusy|kusu|ks|db|darab|adet|st|stycken|stk|kpl|buc|bucati',
  'шт|штук|штуки|пар|пары|таблеток|капсул|пакетиков|рулонов|листов|броя|бр',
  'قطعة|قطع|حبة',
];
/** Counters of scripts without blanks: whatever follows them belongs to another word. */
const unspacedPieces = '枚|個|本|粒|錠|片|件|个|包|抽|卷|개|매|정|입|팩';

const folded = (words: string): string => words.normalize('NFKD').replace(/\p{M}+/gu, '');

export const pieceNoun = String.raw`(?:(?:${folded(spacedPieces.join('|'))})${afterWord}|(?:${folded(unspacedPieces)}))`;

export const washNoun = String.raw`(?:(?:${folded(
  [
    'wl|wg|waschen|waschgange|waschladungen|waschmaschinenladungen|anwendungen',
    'wash|washes|washloads?|loads|lavages?|lavagens|lavagem|lavados|lavaggi|wasbeurten|wassen',
    'pran|prania|prani|pranje|tvatt\\p{L}*|vaske|vask|pesua|mosas|yikama|spalari',
    'стирок|стирки|стирка|прань|пранета|غسلة|غسيل',
  ].join('|'),
)})${afterWord}|回分|${folded('회')})`;

/** Folded words for a package of several things. */
export const packNoun = folded(
  [
    'packs?|packung|packungen|paquets?|pacote|pacotes|paquete|paquetes|pak|confezione|confezioni|pk|sets?|lots?|bundle|kartons?',
    'cartons?|cases?|box|boxes|kiste|multipack|vorteilspack|sparpack|doppelpack|opakowanie|opakowan|zestaw|baleni|paket|forpackning',
    'упаковка|упаковки|упаковке|упаковок|набор|комплект|уп|опаковка|عبوة|عبوات',
  ].join('|'),
);
