import type { CommentFlagKind } from './comment.ts';

/** What a machine noticed in a text, with the place that it is about. */
export type NoticedFlag = { kind: CommentFlagKind; detail: string };

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/u;
const link =
  /(?:https?:\/\/|www\.)[^\s<>"]{2,200}|\b[\p{L}\p{N}-]{2,63}\.(?:com|net|org|info|biz|shop|online|de|fr|pt|io|ru|cn|co\.uk)\b(?:\/\S{0,200})?/iu;
const phone = /(?:\+|\b00|\b0|\()\d[\d\s()./-]{5,24}\d/g;

/**
 * Links, addresses, phone numbers and words of a list in any of some texts, each kind once, by the first that holds it. They only point;
 * people decide.
 */
export function noticeFlags(texts: readonly string[], words: readonly string[]): NoticedFlag[] {
  // Each text by itself: digits at the end of one and at the start of the next are no number.
  const noticed = texts.flatMap((text) => flagsIn(text, words));
  return noticed.filter(({ kind }, place) => noticed.findIndex((other) => other.kind === kind) === place);
}

function flagsIn(text: string, words: readonly string[]): NoticedFlag[] {
  const folded = text.normalize('NFKC');
  const address = email.exec(folded)?.[0];
  // An address holds a domain that is no link of its own.
  const linked = link.exec(address ? folded.replaceAll(new RegExp(email.source, 'gu'), ' ') : folded)?.[0];
  const number = folded.match(phone)?.find(isPhone);
  const word = words.find((one) => holdsWord(folded, one));
  const found: [CommentFlagKind, string | undefined][] = [
    ['LINK', linked],
    ['EMAIL', address],
    ['PHONE', number],
    ['WORD', word],
  ];
  return found.flatMap(([kind, detail]) => (detail === undefined ? [] : [{ kind, detail: detail.slice(0, 200) }]));
}

/** Dates and prices have fewer digits, and no phone number has more than fifteen (ITU-T E.164). */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 8 && digits <= 15 && !/^\d{2}[./]\d{2}[./]\d{4}$/.test(text);
}

function holdsWord(text: string, word: string): boolean {
  const escaped = word.normalize('NFKC').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}

/** A comment in another language than its channel sells in; undefined where one of the two is not known. */
export function noticeLanguage(language: string | null, channelLocale: string | null): NoticedFlag | undefined {
  if (language === null || channelLocale === null) return undefined;
  const base = (tag: string) => new Intl.Locale(tag).language;
  return base(language) === base(channelLocale) ? undefined : { kind: 'LANGUAGE', detail: language };
}

/** The words of the setting, which stand between commas. */
export function flaggedWords(setting: string | null): string[] {
  return (setting ?? '').split(',').flatMap((word) => word.trim() || []);
}

/** A text as duplicates are compared: letters and digits alone, without regard to case. */
export function comparedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
