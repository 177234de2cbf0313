import { colourOf } from './colours.ts';

const word = /[\p{L}\p{N}]+(?:[.,]\d+)?\+?/gu;
/** Words that carry nothing in a product title, in en, de, fr, pt, es, nl, it. */
const emptyWords = new Set(
  'the a an and or of for with in on by to from new der die das und oder fur mit von im zu ein eine neu le la les et ou de des du pour avec en un une d l o os as e com para por do da dos das um uma el los las y con por del di il per con gli lo een het van voor met nieuw nouveau novo nueva nuevo inkl incl original'.split(
    ' ',
  ),
);

/** The words of a folded text in order, colours replaced by their code ("schwarz" becomes "colour:black"), empty words left out. */
export function readWords(folded: string, isNotColour: (word: string) => boolean = () => false): string[] {
  const words: string[] = [];
  for (const [found] of folded.replace(/['"]/g, ' ').matchAll(word)) {
    if (emptyWords.has(found)) continue;
    const colour = isNotColour(found) ? undefined : colourOf(found);
    words.push(colour ? `colour:${colour}` : found);
  }
  return words;
}
