/** A term that texts used once, and the field's term that stands in its place. */
export type BannedTerm = { term: RegExp; use: string };

/** Template pages keep the specification's words: a mailbox has a trash, an invoice is of an order. */
export const exemptFolders = ['web/src/features/samples/'];

const abbreviations = (fallback: string): BannedTerm[] => [{ term: new RegExp(fallback, 'i'), use: 'SKU or MPN' }];

/** Checked without regard to capitals in every text that a person reads, unless the pattern says otherwise. */
export const bannedTerms: Record<'en' | 'de' | 'fr' | 'pt', readonly BannedTerm[]> = {
  en: [
    ...abbreviations(String.raw`\b(?:article|part|manufacturer’s|manufacturer) number`),
    { term: /\bput aside|\bput off\b/i, use: 'snooze' },
    { term: /\bfirst filling/i, use: 'demo data import' },
    { term: /\bdemonstration shop/i, use: 'demo shop' },
    { term: /\b(?:dig|digs|digging|dug)\b/i, use: 'process' },
    { term: /\bas a week ago/i, use: 'unchanged since last week' },
    { term: /\bpast to compare/i, use: 'No data for comparison yet' },
    { term: /\bgreatest depth/i, use: 'max depth' },
    { term: /\bpause between two pages/i, use: 'crawl delay' },
    { term: /\blongest time/i, use: 'max duration' },
    { term: /\bmost errors/i, use: 'max error rate' },
    { term: /\b(?:only|not) these addresses/i, use: 'include URLs, exclude URLs' },
    { term: /\bstart address/i, use: 'start URL' },
    { term: /\bsigns? of life/i, use: 'heartbeat' },
    { term: /(?<!who can )\bsign(?:s|ed|ing)? in\b(?! a)|\bsigned out\b/i, use: 'log in, log out' },
    { term: /\btelephone/i, use: 'phone' },
    { term: /\btrash\b/i, use: 'bin' },
    { term: /\bwhoever\b/i, use: 'the person who' },
  ],
  de: [
    ...abbreviations('artikelnummer|teilenummer|herstellernummer'),
    { term: /sammler|sammell[aä]uf/i, use: 'Crawler, Crawl' },
    { term: /\bgreifer|\bgreifl[aä]uf/i, use: 'Grabber, Grabber-Lauf' },
    { term: /\bbagger|\bgrabungsl|gegraben|zugraben|\bgräbt/i, use: 'Excavator, verarbeiten' },
    { term: /\bgeschäft/i, use: 'Shop' },
    { term: /\bvorführ/i, use: 'Demo-Shop' },
    { term: /\bauftr[aä]g/i, use: 'Job; a customer’s order is a Bestellung' },
    { term: /arbeitsprozess/i, use: 'Worker' },
    { term: /probel[aä]uf/i, use: 'Testlauf' },
    { term: /erste[nr]? füllung/i, use: 'Import der Demodaten' },
    { term: /änderungsverlauf/i, use: 'Änderungsprotokoll' },
    { term: /werkbank/i, use: 'Workbench' },
    { term: /lesart/i, use: 'Extraktionsmethode' },
    { term: /\b(?:du|dich|dir|dein\w*)\b/i, use: 'Sie' },
  ],
  fr: [
    ...abbreviations('numéro d’article|référence fabricant'),
    { term: /explorateur|\bexploration/i, use: 'crawler, crawl' },
    { term: /exécutant/i, use: 'worker' },
    { term: /fouill/i, use: 'traiter, exécution d’excavateur' },
    { term: /premier remplissage/i, use: 'import des données de démonstration' },
    { term: /\bpassages?\b/i, use: 'exécution' },
    { term: /mis(?:e|es)? de côté|mettre de côté/i, use: 'mettre en attente' },
    { term: /rapproch/i, use: 'associer' },
    { term: /\bconsultations?\b/i, use: 'requête' },
  ],
  pt: [
    ...abbreviations('número de artigo|referência do fabricante'),
    { term: /rastreamento/i, use: 'rastreio' },
    { term: /\bcolet(?:or|a\b)/i, use: 'extrator, extração' },
    { term: /\bexecutor/i, use: 'worker' },
    { term: /revolv|escavad[ao]s?\b|escavação/i, use: 'processar, execução do escavador' },
    { term: /enchimento/i, use: 'importação dos dados de demonstração' },
    { term: /\blixo\b/i, use: 'reciclagem' },
    { term: /\bsítio/i, use: 'site' },
    { term: /\bfunç(?:ão|ões)\b/i, use: 'papel' },
  ],
};
