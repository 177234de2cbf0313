import { unspaced } from './bounds.ts';
import { foldText } from './fold.ts';

/** A marking by a standard that tells variants of one thing apart; `key` is what two are compared by, `written` what a person reads. */
export type Designation = { kind: DesignationKind; key: string; written: string };
export type DesignationKind = 'thread' | 'battery' | 'paper' | 'viscosity' | 'sun_protection' | 'pencil' | 'grit';

type Reader = {
  kind: DesignationKind;
  pattern: RegExp;
  /** Without one of these words the marking may mean something else. */
  context?: RegExp;
  key?: (found: RegExpExecArray) => string;
};

/** Beginnings of words, or parts of them in scripts without blanks. */
const anyOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<!(?!${unspaced})\p{L})(?:${foldText(words).replaceAll(' ', '|')})`, 'u');
const before = String.raw`(?<![\p{L}\d.,/-])`;
const after = String.raw`(?![\p{L}\d]|[.,]\d)`;
const marking = (pattern: string): RegExp => new RegExp(`${before}${pattern}${after}`, 'u');

const batteryNames: Readonly<Record<string, string>> = {
  mignon: 'aa',
  lr6: 'aa',
  hr6: 'aa',
  r6: 'aa',
  micro: 'aaa',
  lr03: 'aaa',
  lr3: 'aaa',
  hr03: 'aaa',
  lr14: 'c',
  baby: 'c',
  lr20: 'd',
  mono: 'd',
};

/**
 * Metric threads (ISO 261), battery sizes (IEC 60086 and their trade names), paper formats (ISO 216), engine oils (SAE J300), sun
 * protection factors (ISO 24444), pencils (ISO 9180), grits of abrasives (FEPA).
 */
const readers: readonly Reader[] = [
  {
    kind: 'thread',
    pattern: new RegExp(String.raw`(?<![\p{L}\d.,/-]|\d )m ?(\d{1,2}(?:[.,]5)?)(?= ?x|${after})(?! ?x ?\p{L})`, 'u'),
  },
  {
    kind: 'battery',
    pattern: marking(String.raw`(a{2,4}|c|d|mignon|micro|baby|mono|[lh]?r(?:0?3|6|14|20)|cr\d{4})`),
    context: anyOf('batter akku piles? pilas? pilhas? bateri accu батаре аккумулятор элемент 電池 电池 건전지 بطاري'),
    key: ([, size = '']) => batteryNames[size] ?? size,
  },
  { kind: 'paper', pattern: marking(String.raw`(?:din[ -]?)?([abc][0-8])`) },
  { kind: 'viscosity', pattern: marking(String.raw`((?:0|5|10|15|20|25)w)[- ]?(8|12|16|20|30|40|50|60)`) },
  { kind: 'sun_protection', pattern: marking(String.raw`(?:spf|lsf|fps|фпс)[ -]?(\d{1,3})\+?`) },
  {
    kind: 'pencil',
    pattern: marking(String.raw`(\d{0,2}[hb]|hb|f)`),
    context: anyOf('pencil bleistift crayon lapiz lapis matita potlood olowek blyant карандаш 鉛筆 铅笔 연필'),
  },
  {
    kind: 'grit',
    pattern: marking(String.raw`(?:[pk] ?|grit ?|kornung ?|grain ?|grao ?|grano ?)(\d{2,4})`),
    context: anyOf('sandp sanding schleif abras lija lixa шлиф наждач サンドペーパー 砂纸 사포'),
  },
];

/** Reads the markings off a folded text, one of each kind; where a text names several of a kind, that kind is left out. */
export function readDesignations(folded: string): Designation[] {
  return readers.flatMap(({ kind, pattern, context, key }) => {
    if (context && !context.test(folded)) return [];
    const found = [...folded.matchAll(new RegExp(pattern, 'gu'))];
    const keys = new Set(found.map((one) => key?.(one) ?? one.slice(1).join('-')));
    const [first] = found;
    const [only] = keys;
    if (!first || only === undefined || keys.size > 1) return [];
    return [{ kind, key: only.replace(',', '.'), written: first[0].toUpperCase() }];
  });
}
