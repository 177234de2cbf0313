/** What the side of a tyre says: "205/55 R16", load index "91", speed index "V". */
export type Tyre = { size: string; load?: string; speed?: string };

const tyre =
  /(?<![\p{L}\d.,])(\d{3})\s?\/\s?(\d{2})\s?-?(z?r)\s?-?(\d{2})c?(?:[\s,]{1,2}(\d{2,3})(?:\/\d{2,3})?\s?([a-z]))?(?:\s?xl)?(?![\p{L}\d])/u;

/** Reads the tyre that a folded text names, and the text with bare numbers in its place: "91V" is no voltage. */
export function readTyre(folded: string): { tyre: Tyre | undefined; text: string } {
  const found = tyre.exec(folded);
  if (!found) return { tyre: undefined, text: folded };
  const [whole, width, ratio, build = '', rim, load, speed] = found;
  const numbers = [width, ratio, rim, load].filter((part) => part !== undefined);
  return {
    tyre: {
      size: `${width}/${ratio} ${build.toUpperCase()}${rim}`,
      ...(load === undefined || speed === undefined ? {} : { load, speed: speed.toUpperCase() }),
    },
    text: folded.replace(whole, ` ${numbers.join(' ')} `),
  };
}
