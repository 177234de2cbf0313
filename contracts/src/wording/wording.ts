import { formatMinor, type Money } from '../money/index.ts';
import { wordingTexts } from './texts.ts';

type Texts = typeof wordingTexts;

/** In the text of a refusal: what comes behind it is the next step, which is shown by itself where there is room. */
export const stepMark = '\n';
type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : Key extends `${string}_one` ? never : Key;

/** The name of a sentence: a code, and after a colon which of the sentences of that code. */
export type WordingKey = PluralBase<keyof Texts>;

/** A share between 0 and 1, said as a percentage. */
export type Share = { share: number };

/** A moment as the clocks of its shop show it, such as `2026-01-31 09:00`; names their zone where nothing around it does. */
export type LocalTime = { localTime: string; timeZone?: string };

/** What a sentence may mention: text and numbers, money, shares, moments, and other wordings, alone or as a list. */
export type WordingValue = string | number | Money | Share | LocalTime | Wording | readonly Wording[];

/** A sentence that can be said in every language: what is said, and what it mentions by name. */
export type Wording = { key: WordingKey; params: Readonly<Record<string, WordingValue>> };

type TextOf<Key extends string> = Key extends keyof Texts
  ? Texts[Key]
  : `${Key}_other` extends keyof Texts
    ? Texts[`${Key}_other`]
    : never;
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** What the sentence `Key` has to be told; `count` chooses between its forms. */
export type WordingParams<Key extends WordingKey> = {
  readonly [Name in Placeholder<TextOf<Key>>]: Name extends 'count' ? number : WordingValue;
};
type Told<Key extends WordingKey> = Placeholder<TextOf<Key>> extends never ? [] : [params: WordingParams<Key>];

/** A sentence by its key with everything it mentions; a missing or unknown name does not compile. */
export function wording<Key extends WordingKey>(key: Key, ...told: Told<Key>): Wording {
  return { key, params: told[0] ?? {} };
}

/** A refusal or fault: its stable code (the key up to the colon), the English sentence, and the wording for other languages. */
export type Reasoned = { code: string; reason: string; wording: Wording };

/** Why something is not so, ready to be spread into an answer. */
export function reasoned<Key extends WordingKey>(key: Key, ...told: Told<Key>): Reasoned {
  const said = wording(key, ...told);
  return { code: codeOf(key), reason: inEnglish(said), wording: said };
}

/** A remark beside a result, such as a warning of a page that was read. */
export type Detailed = { code: string; detail: string; wording: Wording };

/** A remark, ready to be spread into a warning. */
export function detailed<Key extends WordingKey>(key: Key, ...told: Told<Key>): Detailed {
  const said = wording(key, ...told);
  return { code: codeOf(key), detail: inEnglish(said), wording: said };
}

/** A sentence in English with its wording, which is absent for what was stored before wordings were. */
export type Sentence = { text: string; wording: Wording | null };

/** A sentence as answers carry it. */
export function sentence(said: Wording): Sentence {
  return { text: inEnglish(said), wording: said };
}

/** The sentence in English, as the command line and logs show it. */
export function inEnglish(said: Wording): string {
  return inWords(said, wordingTexts, englishList);
}

/** A sentence with its next step by the texts of a language, in English where they do not have it; `list` joins several of them. */
export function inWords(
  { key, params }: Wording,
  texts: Readonly<Record<string, string>>,
  list: Intl.ListFormat,
): string {
  return (textOf(key, params, texts) ?? textOf(key, params, wordingTexts) ?? key)
    .replace(stepMark, ' ')
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = params[name];
      return value === undefined ? whole : valueInWords(value, texts, list);
    });
}

/** Whether a text names a sentence that has words in every language. */
export function isWordingKey(key: string): key is WordingKey {
  return Object.hasOwn(wordingTexts, key) || Object.hasOwn(wordingTexts, `${key}_other`);
}

const codeOf = (key: string): string => key.split(':', 1)[0] ?? key;
const englishList = new Intl.ListFormat('en');

function textOf(
  key: WordingKey,
  { count }: Wording['params'],
  texts: Readonly<Record<string, string>>,
): string | undefined {
  return (count === 1 ? texts[`${key}_one`] : undefined) ?? texts[key] ?? texts[`${key}_other`];
}

/** A local time as it is shown, with its zone where that is named. */
export function inZone(shown: string, { timeZone }: LocalTime): string {
  return timeZone === undefined ? shown : `${shown} (${timeZone})`;
}

function valueInWords(value: WordingValue, texts: Readonly<Record<string, string>>, list: Intl.ListFormat): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('share' in value) return `${Math.round(value.share * 1000) / 10} %`;
  if ('localTime' in value) return inZone(value.localTime, value);
  if ('minor' in value) return `${formatMinor(value.minor, value.currency)} ${value.currency}`;
  return 'key' in value ? inWords(value, texts, list) : list.format(value.map((one) => inWords(one, texts, list)));
}
