/** A text that somebody else's page or feed may hold, and how it stands in a JSON document, where more can be said than a text. */
export type HostileValue = { kind: string; text: string; json: string };

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Alphabet = readonly [from: number, span: number];

const alphabets = {
  latin: [0x21, 90],
  chinese: [0x4e_00, 20_000],
  hangul: [0xac_00, 11_000],
  marks: [0x03_00, 0x70],
  controls: [0x01, 0x1f],
  highControls: [0x7f, 0x21],
  directions: [0x20_2a, 5],
  privateUse: [0xe0_00, 6_000],
  secondPlane: [0x2_00_00, 40_000],
  privatePlane: [0x10_00_00, 60_000],
  emoji: [0x1_f3_00, 0x300],
  tags: [0xe_00_20, 0x5f],
  halves: [0xd8_00, 0x800],
  unassigned: [0xff_f0, 14],
} as const satisfies Record<string, Alphabet>;

function signs(random: () => number, [from, span]: Alphabet, length: number): string {
  return Array.from({ length }, () => String.fromCodePoint(from + Math.floor(random() * span))).join('');
}

/** Each kind of text once. Characters are drawn at random, for those that repeat are compressed and hit no limit of an index. */
function kindsOfText(random: () => number): Record<string, string> {
  const draw = (alphabet: Alphabet, length: number) => signs(random, alphabet, length);
  return {
    'half a pair, the first': 'Lamp \ud83d end',
    'half a pair, the second': '\ude00 Lamp',
    'halves alone': draw(alphabets.halves, 40),
    'U+0000': 'Lamp\u0000 with a hole',
    'U+0000 alone': '\u0000',
    controls: `Lamp ${draw(alphabets.controls, 60)} end`,
    'controls of the second block': `Lamp ${draw(alphabets.highControls, 60)} end`,
    'bidirectional overrides': `Lamp \u202e\u2066\u200f${draw(alphabets.directions, 2_000)}`,
    'blanks that are seen and unseen': '\u00a0\u2003\u3000\u200b\u2060\ufeff\u180e\u2028\u2029'.repeat(20),
    '905 Chinese characters': draw(alphabets.chinese, 905),
    '10,000 Chinese characters': draw(alphabets.chinese, 10_000),
    'Korean syllables': draw(alphabets.hangul, 3_000),
    'beyond the first plane': draw(alphabets.secondPlane, 3_000),
    'combining marks': `Lamp e${draw(alphabets.marks, 6_000)}`,
    zalgo: Array.from('Lamp of glass', (letter) => letter + draw(alphabets.marks, 60)).join(''),
    'a mark that nothing bears': '\u0301\u0489',
    'letters that grow when folded': '\ufdfa\u0130\ufb03\u1e9e'.repeat(500),
    'a very long word': draw(alphabets.latin, 60_000),
    'a long word of letters and digits': Array.from({ length: 3_000 }, () =>
      Math.floor(random() * 36).toString(36),
    ).join(''),
    'many words': Array.from({ length: 4_000 }, () => draw([0x61, 26], 3)).join(' '),
    'an emoji of many parts': '👩🏽‍❤️‍💋‍👨🏿🏴󠁧󠁢󠁳󠁣󠁴󠁿👨‍👩‍👧‍👦'.repeat(30),
    'emoji and their halves': `${draw(alphabets.emoji, 300)}\ud83d`,
    'tags and variation selectors': `a${draw(alphabets.tags, 200)}\ufe0f\u{e0100}`,
    'private use': draw(alphabets.privateUse, 800) + draw(alphabets.privatePlane, 200),
    'a byte order mark alone': '\ufeff',
    noncharacters: `${draw(alphabets.unassigned, 20)}\uffff\u{1ffff}\u{10ffff}`,
    'an exponent too large': '1e400',
    'an exponent too small': '-1e-400',
    'ten to the twentieth': '100000000000000000000',
    'a number of 400 digits': '9'.repeat(400),
    'a fraction of 400 digits': `0.${'3'.repeat(400)}`,
    NaN: 'NaN',
    Infinity: '-Infinity',
    'a negative number': '-17.5',
    'a negative zero': '-0',
    'digits of many scripts': '١٢٣٫٤٥ ۶۷ ९० １２ 𝟗𝟗 ⅻ ²',
    'a day out of range': '2024-13-45T99:99:99Z',
    'a year out of range': '+275760-09-14T00:00:00Z',
    'a year before the calendar': '-271821-04-19',
    'the year 0': '0000-00-00',
    'an address of 20,000 characters': `https://cups.example/${draw([0x61, 26], 20_000)}`,
    'an address of Chinese characters': `https://cups.example/${draw(alphabets.chinese, 600)}`,
    'an address that is none': 'http://[::1]:99999999/%zz%00\\..\\',
    'another scheme': 'javascript:alert(1)//\u0000',
    'a host of long labels': `https://${'a'.repeat(300)}.${'b'.repeat(300)}/`,
    'markup that ends what holds it': '</script></span>--><![CDATA[]]><!-- "\' <b',
    'quotes, tabs and ends of line': 'a"b""c\t;,|\r\n\n"\\',
    'patterns and SQL': "%_\\%'; drop table offer; -- $1 {{name}} ${name}",
    'names of members': '__proto__',
    blanks: '   ',
    nothing: '',
  };
}

/** What stands in JSON where a text is expected. */
function kindsOfJson(): Record<string, string> {
  const deep = 1_000;
  return {
    'arrays 1,000 deep': `${'['.repeat(deep)}"x"${']'.repeat(deep)}`,
    'objects 1,000 deep': `${'{"value":'.repeat(deep)}"x"${'}'.repeat(deep)}`,
    'an object': '{"a":{"b":[1,null,true]},"":0,"__proto__":{"x":1},"constructor":"y","@value":{}}',
    'an object of hostile names': '{"\\u0000":"x","\\ud83d":"y","@type":"\\u0000","name":{"name":"\\ud83d"}}',
    'an empty object': '{}',
    'an empty array': '[]',
    'an array of everything': '[null,true,1e400,-0,"",{},[],"\\ud83d","\\u0000"]',
    'an array of 5,000 texts': JSON.stringify(Array.from({ length: 5_000 }, (_, at) => `part ${at}`)),
    null: 'null',
    true: 'true',
    'a number too large': '1e400',
    'a number of 400 digits': '9'.repeat(400),
    'a number, negative': '-17.5',
    'ten to the twentieth': '100000000000000000000',
  };
}

/** Texts of random length and of random scripts. */
function mixtures(random: () => number, count: number): Record<string, string> {
  const all: readonly Alphabet[] = Object.values(alphabets);
  const mixture = () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
      signs(random, all[Math.floor(random() * all.length)] ?? alphabets.latin, Math.floor(random() ** 3 * 2_000)),
    ).join(random() < 0.5 ? ' ' : '');
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`mixture ${at + 1}`, mixture()]));
}

/** All kinds of texts and of JSON, and so many random mixtures more. */
export function hostileValues(seed: number, mixed: number): { texts: HostileValue[]; shapes: HostileValue[] } {
  const random = seededRandom(seed);
  const texts = { ...kindsOfText(random), ...mixtures(random, mixed) };
  return {
    texts: Object.entries(texts).map(([kind, text]) => ({ kind, text, json: JSON.stringify(text) })),
    shapes: Object.entries(kindsOfJson()).map(([kind, json]) => ({ kind, text: json, json })),
  };
}

/** The text as bytes of UTF-8, each half of a pair as its own three bytes, as broken programs write it. */
export function bytesOf(text: string): Uint8Array {
  if (text.isWellFormed()) return Buffer.from(text);
  const parts = text.split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/);
  return Buffer.concat(
    parts.map((part, at) => {
      if (at % 2 === 0) return Buffer.from(part);
      const unit = part.charCodeAt(0);
      return Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]);
    }),
  );
}
