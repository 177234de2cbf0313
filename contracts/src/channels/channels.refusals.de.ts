import type { english } from './channels.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_NOT_READY: 'Noch nicht bereit: Es fehlt {{fields}}.\nTragen Sie das ein, und aktivieren Sie den Kanal dann.',
  CHANNEL_BUILT_IN: '{{channel}} ist fest eingebaut: Darüber kommen Bestellungen der Mitarbeiter.\nPausieren Sie ihn.',
  CHANNEL_THERE: 'Der Kanal ist schon {{status}}.',
  CHANNEL_NO_MOVE: 'Ein Kanal, der {{from}} ist, kann nicht {{to}} werden.\nJetzt möglich: {{ways}}.',
  'CHANNEL_NO_MOVE:end': 'Ein Kanal, der {{from}} ist, bleibt es.\nLegen Sie einen neuen Kanal an.',
  CHANNEL_HAS_LISTINGS_one:
    'Eine Variante steht auf diesem Kanal und verschwindet endgültig von ihm.\nBestätigen Sie, um ihn trotzdem zu archivieren.',
  CHANNEL_HAS_LISTINGS_other:
    '{{count}} Varianten stehen auf diesem Kanal und verschwinden endgültig von ihm.\nBestätigen Sie, um ihn trotzdem zu archivieren.',
  CHANNEL_SHOP_NOT_OWN:
    'Nur eigene Shops verkaufen über Kanäle, und {{shop}} ist keiner.\nWählen Sie einen Ihrer eigenen Shops.',
  CHANNEL_CURRENCY_FIXED:
    'Dieser Kanal war mit Preisen in {{currency}} aktiv, deshalb bleibt seine Währung.\nLegen Sie einen Kanal für {{wanted}} an.',
  'CHANNEL_CURRENCY_FIXED:priced':
    'Auf diesem Kanal gibt es eigene Preise in {{currency}}.\nEntfernen Sie diese zuerst, oder legen Sie einen anderen Kanal an.',
  CHANNEL_OF_SHOP:
    '{{channel}} übernimmt Land, Währung, Sprache und Steuer von seinem Shop.\nÄndern Sie sie auf der Seite des Shops.',
  CHANNEL_IS_ARCHIVED: '{{channel}} ist archiviert: Daran ändert sich nichts mehr.\nWählen Sie einen anderen Kanal.',
  'channel_field:country': 'das Land',
  'channel_field:currency': 'die Währung',
  'channel_field:locale': 'die Sprache',
  'channel_status:DRAFT': 'ein Entwurf',
  'channel_status:ACTIVE': 'aktiv',
  'channel_status:PAUSED': 'pausiert',
  'channel_status:ARCHIVED': 'archiviert',
  LISTING_TIME_OVER: '{{date}} ist vorbei.\nVeröffentlichen Sie jetzt, oder wählen Sie einen späteren Zeitpunkt.',
  LISTING_IS_ON:
    '{{product}} ist schon auf {{channel}}: Mit einem Beginn um {{from}} wäre es bis dahin nicht gelistet.\nLassen Sie es, wie es ist, oder nehmen Sie es erst vom Kanal und veröffentlichen Sie es dann ab diesem Zeitpunkt.',
  LISTING_ENDS_FIRST:
    'Das Ende von {{product}} auf {{channel}}, {{until}}, liegt nicht nach dem Beginn, {{from}}.\nWählen Sie einen früheren Beginn, oder ändern Sie zuerst „Bis“ dieses Listings.',
  LISTING_PRODUCT: '{{product}} ist {{status}}.\nVeröffentlichen Sie zuerst das Produkt.',
  'LISTING_PRODUCT:gone': '{{product}} liegt im Papierkorb.\nStellen Sie zuerst das Produkt wieder her.',
  'LISTING_PRICE:not_a_decimal': 'Der Preis ist kein Betrag.\nSchreiben Sie ihn ohne Währung, etwa 19.99.',
  'LISTING_PRICE:too_small': 'Ein Preis liegt nicht unter null.\nErhöhen Sie ihn.',
  'LISTING_PRICE:too_large': 'Der Preis ist zu groß.\nSenken Sie ihn.',
  'LISTING_PRICE:too_many_decimals': 'Die Währung des Kanals hat weniger Nachkommastellen.\nLassen Sie welche weg.',
  'LISTING_PRICE:channel_without_currency':
    'Der Kanal hat noch keine Währung.\nWählen Sie sie auf der Seite des Kanals.',
  'LISTING_PRICE:list_below_price': 'Der Listenpreis liegt unter dem Preis.\nErhöhen Sie ihn, oder lassen Sie ihn weg.',
  'LISTING_PRICE:list_without_price': 'Ein Listenpreis steht neben einem Preis.\nTragen Sie den Preis ein.',
  'listing:NOT_PUBLISHED': '{{product}} ist auf {{channel}} nicht veröffentlicht.\nVeröffentlichen Sie es dort.',
  'listing:NOT_YET': 'Es ist ab {{date}} gelistet.\nWarten Sie, oder veröffentlichen Sie es jetzt.',
  'listing:OVER':
    'Es war bis {{date}} gelistet.\nVeröffentlichen Sie es neu, oder wählen Sie einen späteren Zeitpunkt.',
  'listing:CHANNEL_DRAFT': '{{channel}} ist ein Entwurf.\nAktivieren Sie den Kanal.',
  'listing:NO_PRICE':
    'Weder dieses Listing noch ein Angebot von {{shop}} hat einen Preis in {{currency}}.\nTragen Sie am Angebot oder hier einen Preis ein.',
  'listing:NO_PRICE:no_currency': '{{channel}} hat noch keine Währung.\nWählen Sie sie auf der Seite des Kanals.',
  'listing:NO_TAX_RATE':
    'Der Preis von {{shop}} ist ohne Steuer, der von {{channel}} mit, und für {{country}} ist kein Steuersatz bekannt.\nTragen Sie ihn auf der Seite des Shops ein.',
  'listing:NO_TAX_RATE:without':
    'Der Preis von {{shop}} ist mit Steuer, der von {{channel}} ohne, und für {{country}} ist kein Steuersatz bekannt.\nTragen Sie ihn auf der Seite des Shops ein.',
  'listing:OPEN_ERRORS':
    'Eine Prüfung fand Fehler in der Zeile von {{product}} für {{channel}}.\nÖffnen Sie die Probleme des Kanals.',
};
