import type { Measure } from './measures.ts';

/** Folded words of things that have a screen, and of the screen itself. */
const screened =
  /(?<!\p{L})(?:\p{L}*tv|tvs|television|televisions?|\p{L}*monitor\p{L}*|moniteur|\p{L}*display\p{L}*|screens?|\p{L}*bildschirm\p{L}*|fernseher|ecrans?|ecra|tela|dalle|televiseur|televisor|televisao|laptop\p{L}*|notebook\p{L}*|\p{L}*tablet\p{L}*|smartphone|telemovel|handy|ordinateur portable|portatil|macbook|ipad|e-?reader|oled|qled)(?!\p{L})/u;

/** What is made for things with a screen and has none. */
export const bagOrMount =
  /(?<!\p{L})(?:\p{L}*mount|bracket|\p{L}*tasche|\p{L}*hulle|halterung|wandhalterung|sacoche|housse|support|suporte|capa|mala|mochila|sleeve|case|bag|backpack|rucksack|cover|protector|schutzfolie|film|pelicula|stand|stander)(?!\p{L})/u;

/** Whether a length in a text is the size of a screen: in inches, beside a word for something that has one. */
export function isScreenText(text: string, measure: Measure): boolean {
  return measure.unit.code === 'in' && measure.row === undefined && screened.test(text);
}
