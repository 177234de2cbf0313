import { compactText, foldText } from '../text/fold.ts';

const legalForms =
  /\b(?:inc|incorporated|ltd|limited|llc|corp|corporation|co|company|gmbh|ag|kg|sa|sas|sarl|srl|spa|bv|nv|plc|oy|ab|international|deutschland|france|uk|usa|europe|official)\b\.?/gu;

/** Tells the brand code of an offer: the declared one, aliases resolved, else the first known brand that its title names. */
export type BrandReader = (declared: string | undefined, foldedTitle: string) => string | undefined;

/** A brand name in its comparable form: folded, without legal form, without blanks ("Müller & Co. GmbH" gives "muller"). */
export function brandCode(name: string): string {
  const bare = foldText(name).replace(legalForms, ' ');
  return compactText(bare) || compactText(name);
}

/**
 * A reader of brands. `aliases` maps a brand name as written to the name it stands for; `known` are brand names that titles may
 * mention where no brand is declared.
 */
export function brandReader(aliases: Record<string, string>, known: Iterable<string> = []): BrandReader {
  const codes = new Map(Object.entries(aliases).map(([alias, brand]) => [brandCode(alias), brandCode(brand)]));
  const resolve = (code: string): string => codes.get(code) ?? code;
  const namesByFirstWord = Map.groupBy(
    new Set([...known, ...Object.keys(aliases)].map((name) => wordsOf(foldText(name)).join(' '))),
    (name) => name.split(' ')[0] ?? '',
  );
  return (declared, foldedTitle) => {
    const code = declared === undefined ? '' : brandCode(declared);
    if (code !== '') return resolve(code);
    const words = wordsOf(foldedTitle);
    for (const [at, word] of words.entries()) {
      const rest = words.slice(at, at + 5).join(' ');
      const named = namesByFirstWord.get(word)?.find((name) => name.length >= 3 && `${rest} `.startsWith(`${name} `));
      if (named !== undefined) return resolve(brandCode(named));
    }
    return undefined;
  };
}

/**
 * Agreement of two brand codes: 1 the same, 0.6 one holds the other ("hp" in "hpenterprise") or stands in the other's title,
 * -1 two different ones, 0 when one is unknown.
 */
export function brandAgreement(
  left: string | undefined,
  right: string | undefined,
  leftTitle: string,
  rightTitle: string,
): number {
  if (left === right) return left === undefined ? 0 : 1;
  if (left === undefined || right === undefined) {
    const [brand = '', title] = left === undefined ? [right, leftTitle] : [left, rightTitle];
    return brand.length > 1 && compactText(title).includes(brand) ? 0.8 : 0;
  }
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length >= 3 && long.includes(short)) return 0.6;
  if (compactText(leftTitle).includes(right) || compactText(rightTitle).includes(left)) return 0.6;
  return -1;
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
