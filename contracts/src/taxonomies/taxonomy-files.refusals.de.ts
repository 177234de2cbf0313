import type { english } from './taxonomy-files.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_taxonomy:empty': 'Die Datei ist leer.\nWählen Sie eine Datei mit Inhalt.',
  'not_a_taxonomy:no_ids':
    'Das ist Googles Produkttaxonomie ohne IDs.\nLaden Sie die Datei mit IDs herunter, etwa taxonomy-with-ids.de-DE.txt.',
  'not_a_taxonomy:packed':
    'Die Datei ist gepackt oder kein Text.\nEntpacken Sie sie und laden Sie die Text- oder JSON-Datei daraus hoch.',
  'not_a_taxonomy:other_file':
    'Das ist eine andere Datei der Shopify-Taxonomie.\nWählen Sie categories.txt oder categories.json aus dem Ordner dist.',
  'not_a_taxonomy:unknown':
    'Die Datei ist weder die Produkttaxonomie von Google noch die von Shopify.\nWählen Sie taxonomy-with-ids von Google oder categories.txt oder categories.json von Shopify.',
  'not_a_taxonomy:garbled':
    'Die Datei beginnt wie eine Taxonomie, aber die meisten ersten Zeilen sind keine Knoten.\nLaden Sie sie erneut herunter.',
  'not_a_taxonomy:no_nodes':
    'Die Datei hat die Kopfzeile einer Taxonomie und keinen Knoten darunter.\nLaden Sie sie erneut herunter.',
  'not_a_taxonomy:too_many':
    'Die Datei hat mehr als {{limit}} Knoten.\nWählen Sie eine Taxonomie von Google oder Shopify, wie sie veröffentlicht wurde.',
  'taxonomy_finding:no_parent':
    'Der Datei fehlt der Knoten „{{parent}}“, der über diesem steht.\nDieser Knoten bleibt; prüfen Sie, ob der Download vollständig ist.',
  'taxonomy_finding:not_a_node':
    'Das ist keine ID mit einem Pfad.\nDie Zeile wird ausgelassen; prüfen Sie, ob der Download vollständig ist.',
  'taxonomy_finding:same_id': 'Die ID {{id}} steht schon in Zeile {{first}}.\nDiese wird ausgelassen.',
  'taxonomy_finding:same_path':
    'Zeile {{first}} hat denselben Pfad unter einer anderen ID.\nBeide bleiben; Knoten darunter kommen unter den ersten.',
  'taxonomy_finding:cut':
    'Die Datei endet mittendrin.\nWas vollständig ist, bleibt, und kein Knoten gilt als entfallen; laden Sie die Datei erneut herunter.',
  'taxonomy_finding:encoding':
    'Die Datei ist nicht in UTF-8 und wurde als {{encoding}} gelesen.\nPrüfen Sie Umlaute und Akzente, oder laden Sie die Datei erneut herunter.',
  'taxonomy_finding:undecodable': 'Ab hier sind einige Buchstaben unlesbar.\nLaden Sie die Datei erneut herunter.',
};
