/** schema.org names by the words feeds use for them, folded: lower case, accents off, only letters, digits and single blanks. */
const conditionWords = {
  NewCondition: 'new|newcondition|brand new|neu|neuware|neuf|nouveau|nuevo|novo|nuovo|nieuw|ny|nowy|novy|1',
  UsedCondition:
    'used|usedcondition|pre owned|preowned|second hand|secondhand|gebraucht|occasion|d occasion|usado|usato|gebruikt|tweedehands|used like new|used good|used fair|like new|uzywany|begagnad|brugt',
  RefurbishedCondition:
    'refurbished|refurbishedcondition|renewed|reconditioned|generaluberholt|generalueberholt|aufgearbeitet|wiederaufbereitet|reconditionne|remis a neuf|reacondicionado|recondicionado|ricondizionato|certified refurbished',
  DamagedCondition: 'damaged|damagedcondition|defekt|beschadigt|beschaedigt|endommage|danado|for parts',
} as const;

const conditions = byWord(conditionWords);

function byWord(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
  );
}

/** A condition of a feed in any usual spelling as its schema.org name. */
export function conditionNamed(text: string): string | undefined {
  return conditions.get(foldWords(text));
}

/** "http://schema.org/InStock", "in_stock", "IN STOCK", "In-Stock!" become "instock", "in stock", ... */
function foldWords(text: string): string {
  const plain = text.trim();
  if (/^[a-z]+(?: [a-z]+)*$/.test(plain)) return plain;
  return plain
    .slice(0, 200)
    .replace(/^https?:\/\/schema\.org\//i, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/^-(?=\d)/g, '0 minus ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const yes = new Set(['yes', 'true', '1', 'ja', 'oui', 'si', 'y', 'sim']);
const no = new Set(['no', 'false', '0', 'nein', 'non', 'n', 'nao']);

/** A yes or no of a feed; undefined when it is neither. */
export function truthNamed(text: string): boolean | undefined {
  const word = foldWords(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
