/** schema.org names by the words feeds use for them, folded: lower case, accents off, only letters, digits and single blanks. */
const availabilityWords = {
  InStock:
    'in stock|instock|available|available for order|in store|instoreonly|true|yes|y|1|oui|ja|si|sim|auf lager|lagernd|sofort lieferbar|lieferbar|verfugbar|verfuegbar|vorratig|vorraetig|en stock|disponible|disponivel|em stock|em estoque|disponibile|op voorraad|leverbaar|skladem|i lager|pa lager|onlineonly|online only|w magazynie|dostepny|dostupne|available now|ships today|in stock online|onstock|on stock|availableforsale',
  OutOfStock:
    'out of stock|outofstock|sold out|soldout|unavailable|not available|false|no|n|0|non|nein|nao|ausverkauft|nicht auf lager|nicht lieferbar|nicht verfugbar|nicht verfuegbar|vergriffen|rupture de stock|en rupture|en rupture de stock|epuise|indisponible|non disponible|agotado|sin stock|no disponible|esgotado|indisponivel|sem stock|sem estoque|esaurito|non disponibile|niet op voorraad|uitverkocht|oos|vyprodano|niedostepny|slutsald|udsolgt|utsolgt|out',
  PreOrder:
    'preorder|pre order|pre orderable|presale|pre sale|vorbestellung|vorbestellbar|vorbestellen|precommande|en precommande|prevente|reserva|preventa|prevenda|preordine|voorbestelling',
  BackOrder:
    'backorder|back order|backordered|available on backorder|onbackorder|on backorder|nachbestellung|nachbestellt|nachlieferbar|en reapprovisionnement|reapprovisionnement|sur commande|bajo pedido|sob encomenda|nabestelling|su ordinazione',
  LimitedAvailability:
    'limited availability|limitedavailability|limited|low stock|few left|nur noch wenige|stock limite|geringer bestand',
  Discontinued:
    'discontinued|auslaufartikel|nicht mehr lieferbar|discontinue|plus fabrique|descontinuado|descatalogado|fuera de catalogo',
  MadeToOrder: 'madetoorder|made to order|auf bestellung|auf anfrage',
} as const;

const conditionWords = {
  NewCondition: 'new|newcondition|brand new|neu|neuware|neuf|nouveau|nuevo|novo|nuovo|nieuw|ny|nowy|novy|1',
  UsedCondition:
    'used|usedcondition|pre owned|preowned|second hand|secondhand|gebraucht|occasion|d occasion|usado|usato|gebruikt|tweedehands|used like new|used good|used fair|like new|uzywany|begagnad|brugt',
  RefurbishedCondition:
    'refurbished|refurbishedcondition|renewed|reconditioned|generaluberholt|generalueberholt|aufgearbeitet|wiederaufbereitet|reconditionne|remis a neuf|reacondicionado|recondicionado|ricondizionato|certified refurbished',
  DamagedCondition: 'damaged|damagedcondition|defekt|beschadigt|beschaedigt|endommage|danado|for parts',
} as const;

const availabilities = byWord(availabilityWords);
const conditions = byWord(conditionWords);

function byWord(table: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const)),
  );
}

/** An availability of a feed in any usual spelling as its schema.org name; a number of 1 and more is a stock and in stock. */
export function availabilityNamed(text: string): string | undefined {
  const word = foldWords(text);
  const quantity = /^\d{1,9}$/.test(word) ? Number(word) : undefined;
  if (quantity !== undefined) return quantity > 0 ? 'InStock' : 'OutOfStock';
  return availabilities.get(word);
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
