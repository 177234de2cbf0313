/** Words and numbers that stand nowhere else, so that one of them in an answer tells where it came from. */
export type Planted = {
  /** A word for this place: `crawler.name`. */
  word: (place: string) => string;
  number: (place: string) => number;
  /** What was planted there. */
  at: (place: string) => string;
  places: () => string[];
  /** The places whose word or number stands in a text. */
  foundIn: (text: string) => string[];
};

export function planted(stem: string, from: number): Planted {
  const marks = new Map<string, string>();
  const mark = (place: string, text: string): string => {
    if (marks.has(place)) throw new Error(`Something is planted at ${place} already.`);
    marks.set(place, text);
    return text;
  };
  return {
    word: (place) => mark(place, `${stem}${marks.size + 100}zz`),
    number: (place) => Number(mark(place, String(from + marks.size * 1_009))),
    at: (place) => {
      const own = marks.get(place);
      if (own === undefined) throw new Error(`Nothing is planted at ${place}.`);
      return own;
    },
    places: () => [...marks.keys()],
    foundIn: (text) => [...marks].flatMap(([place, own]) => (text.includes(own) ? [place] : [])),
  };
}
