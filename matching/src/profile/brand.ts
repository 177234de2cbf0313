import { compactText, foldText } from '../text/fold.ts';

const legalForms =
  /\b(?:inc|incorporated|ltd|limited|llc|corp|corporation|co|company|gmbh|ag|kg|sa|sas|sarl|srl|spa|bv|nv|plc|oy|ab|international|deutschland|france|uk|usa|europe|official)\b\.?/gu;

/** A brand name in its comparable form: folded, without legal form, without blanks ("Müller & Co. GmbH" gives "muller"). */
export function brandCode(name: string): string {
  const bare = foldText(name).replace(legalForms, ' ');
  return compactText(bare) || compactText(name);
}

/** Looks brand codes up in aliases; `aliases` maps a brand name as written to the name it stands for. */
export function brandReader(aliases: Record<string, string>): (name: string | undefined) => string | undefined {
  const codes = new Map(Object.entries(aliases).map(([alias, brand]) => [brandCode(alias), brandCode(brand)]));
  return (name) => {
    const code = name === undefined ? '' : brandCode(name);
    return code === '' ? undefined : (codes.get(code) ?? code);
  };
}

/**
 * Agreement of two brand codes: 1 the same, 0.6 one holds the other ("hp" in "hpenterprise"), -1 two different ones, 0 when one is unknown.
 * A brand that is not declared counts as the same when the other side's title names it.
 */
export function brandAgreement(
  left: string | undefined,
  right: string | undefined,
  leftTitle: string,
  rightTitle: string,
): number {
  if (left === undefined && right === undefined) return 0;
  if (left === undefined || right === undefined) {
    const [brand = '', title] = left === undefined ? [right, leftTitle] : [left, rightTitle];
    return brand.length > 1 && compactText(title).includes(brand) ? 0.8 : 0;
  }
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length >= 3 && long.includes(short)) return 0.6;
  if (compactText(leftTitle).includes(right) || compactText(rightTitle).includes(left)) return 0.6;
  return -1;
}
