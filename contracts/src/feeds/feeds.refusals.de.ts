import type { english } from './feeds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  EXPRESSION_TOO_LARGE:
    'Der Ausdruck hat mehr als {{most}} Teile.\nVerkleinern Sie ihn, oder teilen Sie ihn auf mehrere Regeln auf.',
  EXPRESSION_TOO_DEEP: 'Der Ausdruck ist mehr als {{most}} Ebenen tief verschachtelt.\nMachen Sie ihn flacher.',
  EXPRESSION_RULES: 'Eine Zuordnung ist eine Liste von höchstens {{most}} Regeln.\nSenden Sie eine kürzere Liste.',
  EXPRESSION_SHAPE: 'Das ist kein Teil eines Ausdrucks.\nWählen Sie eine Quelle, eine Konstante oder eine Funktion.',
  EXPRESSION_SOURCE: 'Es gibt keine Quelle {{source}}.\nWählen Sie eine andere Quelle.',
  EXPRESSION_CONSTANT:
    'Die Konstante hat nicht den Typ, den sie nennt, oder mehr als {{most}} Zeichen.\nKorrigieren Sie sie.',
  EXPRESSION_FUNCTION: 'Es gibt keine Funktion {{name}}.\nWählen Sie eine andere Funktion.',
  EXPRESSION_ARGUMENTS:
    '{{name}} nimmt {{least}} bis {{most}} Eingaben und bekam {{given}}.\nFügen Sie Eingaben hinzu, oder entfernen Sie welche.',
  EXPRESSION_OPTION: '{{option}} von {{name}} fehlt oder ist ungültig.\nKorrigieren Sie es.',
  EXPRESSION_TYPE: 'Erwartet: {{wanted}}, erhalten: {{given}}.\nWandeln Sie es um, oder wählen Sie eine andere Quelle.',
  EXPRESSION_FIELD: 'Der Kanal hat kein Feld {{field}}.\nWählen Sie ein anderes Feld.',
  EXPRESSION_RECORD:
    'Eine Gruppe mit Teilen steht nur dort, wo das Feld eine Gruppe ist.\nSetzen Sie hier einen einzelnen Wert ein.',
  EXPRESSION_PART: '{{record}} hat keinen Teil {{part}}.\nEntfernen Sie ihn.',
  EXPRESSION_VALUE: '{{field}} hat noch keinen Wert.\nWählen Sie einen von: {{values}}.',
  'EXPRESSION_VALUE:other': '{{field}} nimmt {{value}} nicht an.\nWählen Sie einen von: {{values}}.',
  'value_kind:list': 'Liste ({{kind}})',
  'value_kind:text': 'Text',
  'value_kind:html': 'HTML',
  'value_kind:url': 'URL',
  'value_kind:image': 'Bild',
  'value_kind:boolean': 'Ja oder Nein',
  'value_kind:number': 'Zahl',
  'value_kind:money': 'Preis',
  'value_kind:date': 'Datum',
  'value_kind:interval': 'Zeitraum',
  'value_kind:quantity': 'Zahl mit Einheit',
  'value_kind:gtin': 'GTIN',
  'value_kind:country': 'Land',
  'value_kind:language': 'Sprache',
  'value_kind:record': 'Gruppe',
  KIND_SHAPE: '{{place}} fehlt oder ist ungültig.\nKorrigieren Sie die Datei.',
  'KIND_SHAPE:object': 'Die Datei ist kein JSON-Objekt.\nSchreiben Sie eines mit {{names}}.',
  KIND_FIELD_TWICE: '{{place}} wiederholt das Feld {{field}}.\nEntfernen Sie eines davon.',
  KIND_TYPE: '{{place}} hat den unbekannten Typ {{type}}.\nVerwenden Sie einen von: {{types}}.',
  KIND_VALUES: '{{place}} ist eine Aufzählung ohne Werte.\nFühren Sie ihre Werte auf.',
  'KIND_VALUES:other':
    '{{place}} führt Werte auf und ist keine Aufzählung.\nEntfernen Sie sie, oder ändern Sie den Typ.',
  KIND_GROUP:
    '{{place}} gehört zu {{group}}; das ist keine Gruppe dieser Datei, oder der Name passt nicht dazu.\nKorrigieren Sie den Namen.',
  KIND_PARTS: '{{place}} ist eine Gruppe ohne Teile.\nFügen Sie ihre Teile hinzu.',
  KIND_BOUNDS: '{{place}} hat ein Mindestmaß über dem Höchstmaß.\nKorrigieren Sie es.',
  KIND_UNITS: '{{place}} ist eine Zahl mit Einheit und nennt keine Einheiten.\nFühren Sie sie auf.',
  'KIND_UNITS:unknown':
    '{{place}} hat einen Bereich für die Einheit {{unit}}, die es nicht aufführt.\nFügen Sie die Einheit hinzu.',
  KIND_CONDITION: '{{place}} hat die Stufe when und keine lesbare Bedingung.\nGeben Sie an, wann es verlangt ist.',
  'KIND_CONDITION:other':
    '{{place}} hat eine Bedingung, und seine Stufe ist nicht when.\nEntfernen Sie sie, oder ändern Sie die Stufe.',
  'KIND_CONDITION:field':
    'Die Bedingung von {{place}} fragt nach {{field}}; das ist kein Feld dieser Datei.\nKorrigieren Sie sie.',
  KIND_CIRCLE: 'Die Bedingungen bilden einen Kreis: {{circle}}.\nNehmen Sie eine davon heraus.',
  KIND_PATTERN:
    '{{place}} hat ein Muster mit Gruppen, Alternativen oder mehr als einer offenen Wiederholung.\nSchreiben Sie ein einfacheres.',
  KIND_DEFAULT: 'Die Vorgabe von {{place}} ist ungültig: {{reason}}\nKorrigieren Sie sie.',
  ROW_REQUIRED: '{{field}} fehlt.\nErgänzen Sie den Wert oder eine Regel dafür.',
  'ROW_REQUIRED:page':
    '{{field}} fehlt: Von diesem Produkt ist keine Seite des Shops bekannt.\nLassen Sie die Seite crawlen, oder ergänzen Sie eine Regel für {{field}}.',
  ROW_RECOMMENDED: '{{field}} ist empfohlen und fehlt.\nErgänzen Sie den Wert, wenn er bekannt ist.',
  ROW_TOO_LONG: '{{field}} hat {{given}} Zeichen, erlaubt sind {{most}}.\nKürzen Sie den Wert oder in der Regel.',
  ROW_CUT:
    'Die Regel von {{field}} schneidet „{{cut}}“ ab.\nKürzen Sie den Text, oder lassen Sie in der Regel mehr Zeichen zu.',
  'ROW_CUT:full':
    'Die Regel von {{field}} schneidet „{{cut}}“ ab.\nKürzen Sie den Text: {{field}} nimmt höchstens {{most}} Zeichen.',
  ROW_TOO_SHORT: '{{field}} hat {{given}} Zeichen, nötig sind {{least}}.\nSchreiben Sie mehr.',
  ROW_TOO_MANY: '{{field}} hat {{given}} Werte, erlaubt sind {{most}}.\nNehmen Sie einige heraus.',
  ROW_TOO_FEW: '{{field}} hat {{given}} Werte, nötig sind {{least}}.\nErgänzen Sie welche, oder lassen Sie es weg.',
  ROW_VALUE: '{{field}} ist {{value}} und nimmt nur: {{values}}.\nOrdnen Sie einen davon zu.',
  ROW_FORM: '{{field}} ist {{value}} und nicht vom Typ {{kind}}.\nKorrigieren Sie den Wert oder die Regel.',
  ROW_PATTERN: '{{field}} ist {{value}} und hat unerlaubte Zeichen.\nKorrigieren Sie den Wert oder die Regel.',
  ROW_UNIT: '{{field}} hat die Einheit {{unit}} und nimmt nur: {{units}}.\nRechnen Sie den Wert um.',
  ROW_RANGE: '{{field}} ist {{value}}, das Kleinste ist {{least}}.\nKorrigieren Sie den Wert.',
  'ROW_RANGE:above': '{{field}} ist {{value}}, das Größte ist {{most}}.\nKorrigieren Sie den Wert.',
  ROW_PLACEHOLDER: '{{field}} sagt nur {{value}}.\nGeben Sie den wirklichen Wert an, oder lassen Sie es weg.',
  'ROW_CURRENCY:historic':
    '{{field}} steht in {{given}}, einer Währung, die nicht mehr gilt.\nGeben Sie einen Preis in einer heutigen Währung an.',
  ROW_CURRENCY:
    '{{field}} ist in {{given}}, der Kanal verkauft in {{wanted}}.\nGeben Sie einen Preis in {{wanted}} an.',
  ROW_REPEATED: '{{field}} {{value}} steht schon in Zeile {{line}}.\nGeben Sie jeder Zeile einen eigenen Wert.',
  PRICE_ON_PAGE:
    'Die Seite zeigt {{page}}, der Feed sagt {{feed}}, gesehen {{date}}.\nKorrigieren Sie einen der Preise und crawlen Sie die Seite neu.',
  ROW_TAKEN: '{{field}} {{value}} steht schon in der Zeile {{other}}.\nGeben Sie jeder Zeile einen eigenen Wert.',
  ROW_UNKNOWN:
    '{{field}} ist kein Feld dieser Art und wird nicht gelesen.\nKorrigieren Sie den Namen, oder lassen Sie es weg.',
  MAPPING_NO_VERSION: '{{channel}} hat keine Version {{version}} der Regeln.\nWählen Sie eine aus der Liste.',
  KIND_IN_USE:
    '{{channel}} hat Feeds oder Regeln aus den Feldern der Version {{version}}.\nLegen Sie einen neuen Kanal an: er beginnt mit der neuesten Version.',
  KIND_NO_VERSION:
    'Die Art von {{channel}} hat keine heute gültige Version {{version}}.\nLaden Sie die Seite neu und wählen Sie die neueste.',
  FEED_NO_KIND:
    '{{channel}} hat eine Art, oder eine Version von ihr, ohne Felder.\nWechseln Sie auf seiner Seite zu einer neueren Version, oder legen Sie einen neuen Kanal einer Art mit Feeds an.',
  FEEDS_FULL: '{{channel}} hat {{most}} Feeds, mehr sind nicht möglich.\nVerwenden Sie einen davon.',
  FEED_CHANNEL_NOT_ACTIVE:
    '{{channel}} ist nicht aktiv, deshalb bleiben seine Feeds unverändert.\nÖffnen Sie zuerst den Kanal.',
  FEED_BEING_REBUILT: '{{feed}} wird schon neu aufgebaut.\nWarten Sie, bis das zu Ende ist.',
  FEED_NO_HELD_ROWS: '{{feed}} hat keine zurückgehaltenen Zeilen.\nEs ist nichts mehr zu tun.',
  FEED_ROWS_HELD_one:
    '{{count}} Zeile ginge mit mehr Zeilen heraus, als der Kanal am Tag erlaubt; sie bleibt, wie sie war.\nPrüfen Sie die Ursache, oder entfernen Sie sie.',
  FEED_ROWS_HELD_other:
    '{{count}} Zeilen gingen heraus, mehr als der Kanal am Tag erlaubt; sie bleiben, wie sie waren.\nPrüfen Sie die Ursache, oder entfernen Sie sie.',
  'ROW_RULE:too_large': 'Die Regel von {{field}} ergibt einen zu großen Wert.\nKürzen Sie ihn.',
  'ROW_RULE:tax_rate_missing':
    'Der Preis in {{field}} braucht einen Steuersatz, der nicht bekannt ist.\nTragen Sie ihn auf der Seite des Shops ein.',
  'ROW_RULE:currency_differs': 'Die Regel von {{field}} addiert Beträge zweier Währungen.\nKorrigieren Sie die Regel.',
  'ROW_RULE:out_of_range':
    'Die Regel von {{field}} ergibt eine Zahl außerhalb des Zählbaren.\nKorrigieren Sie die Regel.',
};
