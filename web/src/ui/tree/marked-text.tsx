import type { ReactNode } from 'react';

/** A text with what was searched for marked, whatever its capitals and accents: the whole of it, or else each of its words. */
export function MarkedText({ text, match }: { text: string; match: string }) {
  const { folded, places } = foldWithPlaces(text);
  const found = [match, ...match.split(/\s+/)].map((wanted) => {
    const sought = foldWithPlaces(wanted.trim()).folded;
    const at = sought === '' ? -1 : folded.indexOf(sought);
    return at === -1 ? undefined : { from: places[at] ?? 0, to: places[at + sought.length] ?? text.length };
  });
  const marks = found[0] ? [found[0]] : found.flatMap((mark) => mark ?? []).toSorted((a, b) => a.from - b.from);
  const pieces = marks.reduce<{ nodes: ReactNode[]; end: number }>(
    ({ nodes, end }, { from, to }) =>
      from < end
        ? { nodes, end }
        : { nodes: [...nodes, text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>], end: to },
    { nodes: [], end: 0 },
  );
  return [...pieces.nodes, text.slice(pieces.end)];
}

/** A text in lower case without accents, and where each of its signs, and its end, stands in the text. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = sign
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l');
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at);
    at += sign.length;
  }
  return { folded, places: [...places, at] };
}
