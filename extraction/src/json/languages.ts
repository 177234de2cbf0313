/** One text of several that say the same in different languages; `tag` is undefined where none is named. */
export type Said<T> = { tag: string | undefined; value: T };

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const tagForm = /^[a-z]{2}(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3}|[a-z]{4}[-_][a-z]{2}))?$/i;
const known = new Map<string, boolean>();

/** Whether a key names a language: "de", "pt-BR", "zh_Hans"; words of three letters are names of other things too often. */
export function isLanguageKey(key: string): boolean {
  if (key === '@none') return true;
  if (!tagForm.test(key)) return false;
  const primary = primaryOf(key);
  let isKnown = known.get(primary);
  if (isKnown === undefined) {
    isKnown = names.of(primary) !== undefined;
    known.set(primary, isKnown);
  }
  return isKnown;
}

/** Whether the keys of an object are languages and nothing else; a lone "id" is an identifier. */
export function areLanguages(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every(isLanguageKey) && !(keys.length === 1 && keys[0] === 'id');
}

/**
 * Of texts in several languages those in one: the first wanted language that is among them, English where none is, else the first.
 * Texts without a language belong to every one. `others` are the languages that were left out.
 */
export function inOneLanguage<T>(
  said: readonly Said<T>[],
  wanted: readonly string[],
): { chosen: Said<T>[]; tag: string | undefined; others: string[] } {
  const tags = [...new Set(said.flatMap(({ tag }) => (tag === undefined || tag === '@none' ? [] : [tag])))];
  const tag = [...wanted, 'en'].map((want) => nearestTo(want, tags)).find((found) => found !== undefined) ?? tags[0];
  const chosen = said.filter((one) => one.tag === undefined || one.tag === '@none' || one.tag === tag);
  // What is said in the language itself goes before what is said in none.
  const first = chosen.toSorted((left, right) => Number(right.tag === tag) - Number(left.tag === tag));
  return { chosen: first, tag, others: tags.filter((other) => other !== tag) };
}

/** The exact one, the plain one, one that is written in the same script, then any of the language. */
function nearestTo(want: string, tags: readonly string[]): string | undefined {
  const asked = plain(want);
  const language = macroOf(asked);
  const near = tags.filter((tag) => macroOf(tag) === language);
  const script = scriptOf(asked);
  return (
    near.find((tag) => plain(tag) === asked) ??
    near.find((tag) => plain(tag) === primaryOf(asked) && scriptOf(tag) === script) ??
    near.find((tag) => primaryOf(tag) === primaryOf(asked) && scriptOf(tag) === script) ??
    near.find((tag) => primaryOf(tag) === (commonKinds[language] ?? language)) ??
    near.find((tag) => scriptOf(tag) === script) ??
    near[0]
  );
}

/** Two of one language under a common code; Bokmål is what "no" means where nothing else is said. */
const macroLanguages: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id', tl: 'fil' };

const commonKinds: Record<string, string> = { no: 'nb' };

function macroOf(tag: string): string {
  const primary = primaryOf(tag);
  return macroLanguages[primary] ?? primary;
}

/** The script of a tag, as it says itself or as CLDR expects it of its region ("zh-TW" is written in Hant). */
function scriptOf(tag: string): string | undefined {
  let script = scripts.get(tag);
  if (script === undefined && !scripts.has(tag)) {
    script = expectedScript(tag);
    if (scripts.size < 1000) scripts.set(tag, script);
  }
  return script;
}

const scripts = new Map<string, string | undefined>();

function expectedScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(plain(tag)).maximize().script;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function plain(tag: string): string {
  return tag.trim().toLowerCase().replaceAll('_', '-');
}

function primaryOf(tag: string): string {
  return plain(tag).split('-', 1)[0] ?? tag;
}
