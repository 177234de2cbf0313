import { fold } from './cues.ts';
import { struck } from './normalise.ts';
import type { PricePart, PriceRole } from './price-types.ts';

/** What shop themes print beside the price of goods that are not reduced; without accents. */
const regularWords =
  '(?:reg\\.?|regular|normal|standard|usual) price|regular(?:er)? preis|normal(?:er )?preis|standardpreis|regularpreis|ublicher preis' +
  '|prix (?:habituel|normal|regulier|de base|standard|courant)|tarif normal|precio (?:habitual|regular|normal)' +
  '|preco (?:habitual|regular|normal|padrao)|(?:normale|reguliere) prijs|ordinarie pris|normaalihinta' +
  '|(?:bezna|normalni|standardni|obvykla|normalna|standardna|zwykla|regularna|standardowa) cena' +
  '|cena (?:regularna|zwykla|normalna|standardowa|bezna)|通常価格';
const opens = new RegExp(`^(?:${regularWords})(?!\\p{L})`, 'u');
const closes = new RegExp(`(?<!\\p{L})(?:${regularWords})[):.]{0,2}$`, 'u');

/** What may stand beside a regular price and is no other price of the goods. */
const otherRoles = new Set<PriceRole>(['unit', 'shipping', 'threshold', 'surcharge']);

/** Whether a normalised text calls its one price the regular one and strikes nothing through. */
export function isRegularAlone(text: string, parts: readonly PricePart[]): boolean {
  if (text.includes(struck) || parts.filter(({ role }) => !otherRoles.has(role)).length !== 1) return false;
  const plain = fold(text)
    .replaceAll(/[\s\uE000]+/g, ' ')
    .trim();
  return opens.test(plain) || closes.test(plain);
}
