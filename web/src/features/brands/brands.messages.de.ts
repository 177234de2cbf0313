import type { Translation } from '../../i18n/index.ts';
import type { english } from './brands.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Noch keine Marken',
  emptyText:
    'Marken stellen Produkte her oder besitzen sie. Sie kommen mit den ersten Produkten, oder Sie fügen sie hier hinzu.',
  name: 'Bezeichnung',
  status: 'Status',
  ACTIVE: 'Aktiv',
  ARCHIVED: 'Archiviert',
  country: 'Land',
  countryHelp: 'Zwei Buchstaben, etwa DE.',
  website: 'Website',
  description: 'Beschreibung',
  aliases: 'Weitere Namen',
  aliasesHelp: 'Andere Namen derselben Marke, einer je Zeile. Angebote unter jedem davon gehören zu ihr.',
  products: 'Produkte',
  created: 'Hinzugefügt',
  updated: 'Geändert',
  details: 'Einzelheiten',
  addTitle: 'Marke hinzufügen',
  addButton: 'Marke hinzufügen',
  added: 'Marke {{name}} hinzugefügt',
  savedBrand: 'Marke {{name}} gespeichert',
  nameTaken:
    'Der Name {{name}} gehört einer anderen Marke oder ist einer ihrer weiteren Namen. Nutzen Sie jene Marke oder einen anderen Namen.',
  openOther: 'Die andere Marke öffnen',
  archive: 'Marke archivieren',
  archiveNamed: 'Marke {{name}} archivieren',
  effectCounting: 'Ihre Produkte werden gezählt …',
  effectUnseen: 'Ihre Rolle zeigt keine Produkte, deshalb sind sie hier nicht gezählt.',
  effectActive_one:
    '{{count}} aktives Produkt verhindert, dass die Marke archiviert wird. Archivieren Sie es zuerst, oder geben Sie ihm eine andere Marke.',
  effectActive_other:
    '{{count}} aktive Produkte verhindern, dass die Marke archiviert wird. Archivieren Sie sie zuerst, oder geben Sie ihnen eine andere Marke.',
  showActive_one: 'Aktives Produkt zeigen',
  showActive_other: 'Aktive Produkte zeigen',
  effectOthers_one:
    '{{count}} Produkt, das nicht aktiv ist, behält die Marke. Es kann erst aktiv werden, wenn die Marke wiederhergestellt ist.',
  effectOthers_other:
    '{{count}} Produkte, die nicht aktiv sind, behalten die Marke. Sie können erst aktiv werden, wenn die Marke wiederhergestellt ist.',
  showOthers_one: 'Anderes Produkt zeigen',
  showOthers_other: 'Andere Produkte zeigen',
  effectNone: 'Kein Produkt hat diese Marke.',
  effectNames: 'Name und Aliasse bleiben vergeben; Angebote darunter gehören weiter zu der Marke.',
  manyArchived_one: '{{count}} Marke wird archiviert.',
  manyArchived_other: '{{count}} Marken werden archiviert.',
  manyRefused_one:
    '{{count}} Marke bleibt, wie sie ist, weil sie aktive Produkte hat. Archivieren Sie diese zuerst, oder geben Sie ihnen eine andere Marke.',
  manyRefused_other:
    '{{count}} Marken bleiben, wie sie sind, weil sie aktive Produkte haben. Archivieren Sie diese zuerst, oder geben Sie ihnen eine andere Marke.',
  manyNotAllowed_one: '{{count}} Marke bleibt, wie sie ist, weil Ihre Rolle sie nicht archivieren darf.',
  manyNotAllowed_other: '{{count}} Marken bleiben, wie sie sind, weil Ihre Rolle sie nicht archivieren darf.',
  manyProducts_one:
    '{{count}} Produkt dieser Marken behält seine Marke. Es kann erst aktiv werden, wenn die Marke wiederhergestellt ist.',
  manyProducts_other:
    '{{count}} Produkte dieser Marken behalten ihre Marke. Sie können erst aktiv werden, wenn sie wiederhergestellt ist.',
  showProducts_one: 'Produkt zeigen',
  showProducts_other: 'Produkte zeigen',
  manyUnseen: 'Ihre Rolle zeigt keine Produkte, deshalb sind jene, die ihre Marke behalten, hier nicht gezählt.',
  manyNames: 'Namen und Aliasse bleiben vergeben; Angebote darunter gehören weiter zu diesen Marken.',
  manyNone: 'Keine dieser Marken kann archiviert werden.',
  restore: 'Marke wiederherstellen',
  archiveBrands_one: '{{count}} Marke archivieren',
  archiveBrands_other: '{{count}} Marken archivieren',
  restoreBrands_one: '{{count}} Marke wiederherstellen',
  restoreBrands_other: '{{count}} Marken wiederherstellen',
  archived: 'Marke {{name}} archiviert',
  notArchived: 'Marke {{name}} wurde nicht archiviert',
  restored: 'Marke {{name}} wiederhergestellt',
  seeProducts: 'Ihre Produkte ansehen',
};
