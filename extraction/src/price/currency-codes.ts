import { isCurrencyCode, isHistoricCurrency, isKnownCurrency } from '@quarry/contracts/money';
import type { CurrencyMark } from './currency-marks.ts';

/** ISO codes that are also words in capitals ("TOP 10", "ALL"). */
const codesThatAreWords = new Set(['ALL', 'TOP', 'CUP', 'MOP', 'SOS', 'ERN', 'PEN', 'BAM', 'GEL', 'MAD', 'LAK']);

/** Codes that in small letters are a unit or a word of the languages in which shops write: kilograms, hours, "dem", "sur". */
const smallWords = new Set(
  'kgs std dem sit sur bad bel pes esp nic ara arp rok lul brb ats pte grd fim mtl tpe ecs adp lit'.split(' '),
);

/** Codes that in small letters are a word or a name as well: they count as other abbreviations do. */
const smallNames = new Set('amd ars awg bif bob che cop cou dop fkp gip lyd mur nad nio tmt try ved ves'.split(' '));

/** Historic codes that in capitals are a word, a product or an abbreviation as well ("ESP 32", "SUR 12 €"). */
const historicWords = new Set(
  'ADP ARA ARP ATS BAD BEL BRB BRC BRE BRN BRR CSD CSK DEM ECS ESB ESP FIM GRD IEP LSM LTT LUL MLF MTL MTP MZM NIC PEI PES PTE ROK SDD SDP SIT SRG SUR TPE ZAL'.split(
    ' ',
  ),
);

/**
 * The mark of an ISO 4217 code of three letters, in capitals or in small letters, in use or historic; undefined when they are none.
 * A code that is a word as well is weak in capitals, and in small letters it is the word.
 */
export function markOfCode(written: string): CurrencyMark | undefined {
  const isSmall = /^[a-z]{3}$/.test(written);
  const code = isSmall ? written.toUpperCase() : written;
  if (!isKnownCurrency(code)) return undefined;
  const mark: CurrencyMark = { text: written, codes: [code] };
  if (isSmall) return smallMark(mark, code);
  if (codesThatAreWords.has(code)) return { ...mark, isWeak: true };
  return historicWords.has(code) ? { ...mark, isWeak: true, isRare: true } : mark;
}

function smallMark(mark: CurrencyMark, code: string): CurrencyMark | undefined {
  if (codesThatAreWords.has(code) || smallWords.has(mark.text)) return undefined;
  const isName = smallNames.has(mark.text) || (isHistoricCurrency(code) && !isCurrencyCode(code));
  return isName ? { ...mark, isWeak: true, isRare: true } : mark;
}

/** The code that a text of three letters is: in either case, but a historic one only in capitals, because many are words. */
export function codeOf(text: string): string | undefined {
  const upper = text.toUpperCase();
  return isCurrencyCode(upper) || isKnownCurrency(text) ? upper : undefined;
}
