import type { english } from './offer-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  offer_import_no_shop:
    'Preise werden in einen eigenen Shop importiert, und dieser ist keiner, dessen Angebote Sie ändern dürfen.\nWählen Sie zuerst den Shop.',
  'cell_amount:not_a_decimal':
    '„{{text}}“ ist kein Betrag.\nSchreiben Sie ihn wie 19,99, ohne Zeichen zwischen den Tausendern.',
  'cell_amount:too_small': '„{{text}}“ liegt unter null.\nKorrigieren Sie den Betrag.',
  'cell_amount:too_large': '„{{text}}“ ist größer als jeder Preis.\nKorrigieren Sie den Betrag.',
  'cell_amount:too_many_decimals': '„{{text}}“ hat mehr Dezimalstellen als {{currency}}.\nRunden Sie den Betrag.',
  'cell_amount:other_currency':
    '„{{text}}“ steht in einer anderen Währung als der Shop, der {{currency}} hat.\nSchreiben Sie den Betrag in {{currency}}.',
  'cell_amount:shop_without_currency':
    'Der Shop hat keine Währung, daher ist „{{text}}“ dort kein Preis.\nWählen Sie zuerst auf der Seite des Shops eine Währung.',
  cell_stock: '„{{text}}“ ist keine ganze Zahl ab 0.\nKorrigieren Sie den Bestand.',
  cell_availability:
    '„{{text}}“ sagt nicht, ob das Angebot verfügbar ist.\nSchreiben Sie etwa „auf Lager“ oder „nicht verfügbar“.',
  'row_list_price:list_below_price':
    'Der Listenpreis liegt unter dem Preis.\nErhöhen Sie ihn, oder lassen Sie ihn weg.',
  'row_list_price:list_without_price': 'Es gibt einen Listenpreis und keinen Preis.\nTragen Sie den Preis ein.',
  'row_own_price:below_cost':
    'Der Preis {{price}} liegt unter den Kosten {{cost}}.\nKorrigieren Sie die Zeile, oder geben Sie den Preis auf der Seite des Angebots ein und bestätigen Sie ihn.',
  'row_own_price:far_below_list':
    'Der Preis {{price}} liegt mehr als 60 % unter dem Listenpreis {{listPrice}}.\nKorrigieren Sie die Zeile, oder geben Sie den Preis auf der Seite des Angebots ein und bestätigen Sie ihn.',
  row_no_product:
    'Der Shop hat kein Angebot „{{sku}}“, und kein Produkt hat diese SKU oder die GTIN der Zeile.\nFügen Sie zuerst das Produkt hinzu, oder korrigieren Sie die Nummer.',
  row_several_products:
    '{{count}} Produkte haben die SKU „{{sku}}“.\nErgänzen Sie die Zeile um die GTIN des richtigen.',
  row_two_products: 'SKU und GTIN führen zu zwei Produkten.\nKorrigieren Sie eine von beiden.',
};
