import type { feedsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const feeds: Translation<typeof feedsTexts> = {
  feed_empty: 'Der Feed ist leer; prüfen Sie die Adresse oder den Export, der ihn schreibt.',
  'feed_empty:no_entries': 'Der Feed enthält keine Einträge; prüfen Sie die Adresse oder den Export, der ihn schreibt.',
  'feed_unknown_format:archive':
    'Das ist ein ZIP-Archiv oder eine Tabellendatei; speichern Sie sie als CSV, oder entpacken Sie sie zuerst.',
  'feed_unknown_format:packed': 'Das ist mit {{program}} gepackt; nehmen Sie gzip oder zstd.',
  'feed_unknown_format:pdf': 'Das ist ein PDF-Dokument; veröffentlichen Sie den Feed als XML, CSV oder JSON.',
  'feed_unknown_format:seven_zip': 'Das ist ein 7-Zip-Archiv; nehmen Sie gzip oder zstd.',
  'feed_unknown_format:json':
    'Das ist JSON; speichern Sie die Zeilen als XML, als Text mit Trennzeichen oder als JSON Lines.',
  'feed_unknown_format:no_header':
    'Das ist weder XML noch JSON, und die ersten Zeilen nennen keine Spalten eines Produktfeeds (etwa id, title, price); geben Sie der Datei eine Kopfzeile.',
  feed_is_html:
    'Das ist eine HTML-Seite, kein Feed: Die Adresse ist vielleicht umgezogen oder verlangt eine Anmeldung; öffnen Sie sie im Browser, und nehmen Sie die Adresse des Feeds selbst.',
  compression_ratio:
    'Die {{compression}}-Daten entpacken sich auf mehr als das {{ratio}}-Fache ihrer Größe, was kein Feed tut; veröffentlichen Sie den Feed neu.',
  compression_followed:
    'Hinter den {{compression}}-Daten stehen Bytes, die keine {{compression}}-Daten sind; sie wurden weggelassen.',
  compression_damaged: 'Die {{compression}}-Daten sind beschädigt oder abgeschnitten; was davor stand, wurde gelesen.',
  'bad_status:feed':
    'Der Shop hat beim Feed mit {{status}} geantwortet; öffnen Sie seine Adresse, um den Grund zu sehen.',
  'bytes_missing:feed': 'Die gespeicherten Bytes des Feeds fehlen; starten Sie den Lauf noch einmal.',
  text_before_xml: 'Vor dem XML steht Text; er wurde übergangen.',
  undecodable_bytes: 'Ab Zeile {{line}} stehen Bytes, die kein {{encoding}} sind; sie erscheinen als \uFFFD.',
  nul_characters: 'Ab Zeile {{line}} stehen NUL-Zeichen; sie wurden weggelassen.',
  json_not_closed:
    'Der Feed endet auf Zeile {{line}}, bevor seine letzte Klammer schließt; er ist vielleicht abgeschnitten.',
  json_not_valid: 'Der Eintrag in Zeile {{line}} ist kein gültiges JSON: {{problem}}.',
  'json:too_long': 'er ist länger als {{limit}} Zeichen',
  'json:no_object': 'er ist kein Objekt',
  'json:cut_off': 'der Feed endet mitten darin',
  'json:endless': 'er endet nicht',
  'json:wrong_bracket': 'ein „{{bracket}}“ steht, wo eine andere Klammer offen ist',
  'json:misplaced': 'ein Anführungszeichen, Komma oder eine Klammer fehlt oder ist falsch',
  xml_not_closed: 'Der Feed endet auf Zeile {{line}}, bevor <{{name}}> schließt; er ist vielleicht abgeschnitten.',
  xml_not_well_formed: 'Der Eintrag in Zeile {{line}} ist nicht wohlgeformt; in Zeile {{at}}: {{fault}}.',
  'xml_not_well_formed:bare_sign': 'In Zeile {{line}} steht ein einzelnes „<“ zwischen den Einträgen.',
  'xml_not_well_formed:never_closed': 'Das Markup, das in Zeile {{line}} beginnt, wird nie geschlossen.',
  'xml_not_well_formed:not_open': 'In Zeile {{line}} schließt </{{name}}> ein Element, das nicht offen ist.',
  'xml:next_begins': 'das nächste <{{name}}> beginnt, bevor dieses geschlossen ist',
  'xml:too_deep': 'Elemente sind mehr als {{limit}} Ebenen tief verschachtelt',
  'xml:never_closed': '<{{name}}> wird nie geschlossen',
  'xml:not_open': '</{{name}}> schließt ein Element, das nicht offen ist',
  'xml:wrongly_closed': '<{{name}}> wird mit </{{other}}> geschlossen',
  'xml:part_never_closed': '{{part}} wird nie geschlossen',
  'xml:cut_off': 'der Feed endet mitten in diesem Eintrag',
  entities_ignored: 'Das Dokument vereinbart eigene Entitäten; sie werden nie aufgelöst.',
  entity_not_expanded:
    'Die Entität &{{name}}; in Zeile {{line}} gehört weder zu XML noch zu HTML; sie wird nie aufgelöst und bleibt, wie sie dasteht.',
  entities_left_one: 'Die Entität &{{name}}; wird nie aufgelöst und bleibt in Zeile {{lines}}, wie sie dasteht.',
  entities_left_other:
    'Die Entität &{{name}}; wird nie aufgelöst und bleibt in {{count}} Zeilen ({{lines}}), wie sie dasteht.',
  'xml_repaired:bare_sign': 'Ein einzelnes „<“ in Zeile {{line}} wurde als Text behalten.',
  'xml_repaired:bare_ampersand': 'Ein einzelnes „&“ in Zeile {{line}} wurde als Text behalten; schreiben Sie &amp;.',
  'xml_repaired:left_open': 'Ein HTML-Element in Zeile {{line}} bleibt offen.',
  'xml_repaired:too_long': '<{{name}}> ist länger als {{limit}} Zeichen und wurde gekürzt.',
  column_twice: 'Die Spalte „{{name}}“ kommt zweimal vor; die erste gefüllte zählt.',
  quote_not_escaped:
    'Ein Anführungszeichen in einer Zelle in Zeile {{line}} ist nicht verdoppelt; es wurde so behalten.',
  quote_not_closed:
    'Die Zeile {{line}} öffnet ein Anführungszeichen, das nie schließt; schließen oder verdoppeln Sie es.',
  'quote_not_closed:lines':
    'Die Zeile {{line}} öffnet ein Anführungszeichen, das nie schließt, und die Zeilen bis {{last}} sind keine ganzen Zeilen; schließen oder verdoppeln Sie es.',
  wrong_column_count:
    'Zeile {{line}} hat {{columns}} Spalten, die Kopfzeile nennt {{named}}; setzen Sie Zellen, die das Trennzeichen enthalten, in Anführungszeichen.',
  line_too_long: 'Zeile {{line}} ist länger als {{limit}} Zeichen; der Datei fehlen vielleicht die Zeilenenden.',
  id_missing: 'Die Zeile hat keine id; geben Sie jedem Artikel eine eigene.',
  id_repeated:
    'Die id „{{id}}“ kam schon in Zeile {{line}} vor; jene Zeile bleibt. Geben Sie jedem Artikel eine eigene id.',
  title_missing: 'Die Zeile hat keinen Titel; geben Sie dem Artikel einen Namen.',
  price_missing: 'Die Zeile hat keinen Preis; geben Sie ihr einen.',
  'price_missing:sale':
    'Die Zeile hat nur einen Aktionspreis, dessen Zeit vorbei ist oder noch nicht begonnen hat; geben Sie ihr einen Preis.',
  'price_unreadable:row': 'Der Preis „{{text}}“ lässt sich nicht lesen: {{cause}}.',
  sale_price_unreadable: 'Der Aktionspreis „{{text}}“ lässt sich nicht lesen: {{cause}}. Es gilt der reguläre Preis.',
  list_price_unreadable: 'Der Listenpreis „{{text}}“ lässt sich nicht lesen: {{cause}}.',
  sale_currency_differs:
    'Währung des Aktionspreises: {{sale}}; Währung des Preises: {{regular}}. Es gilt der reguläre Preis.',
  no_currency: 'keine',
  'sale_above_list:row': 'Der Aktionspreis {{sale}} liegt über dem Preis {{price}}; es gilt der reguläre Preis.',
  sale_dates_unreadable:
    'Die Daten der Aktion „{{text}}“ lassen sich nicht lesen (zwei ISO-8601-Zeiten mit einem Schrägstrich dazwischen); es gilt der reguläre Preis.',
  separator_ambiguous:
    'Der Preis „{{text}}“ ist zweideutig und wurde als {{amount}} gelesen; schreiben Sie ihn mit zwei Nachkommastellen.',
  'price_zero:row': 'Der Preis ist 0; prüfen Sie, ob der Artikel wirklich nichts kostet.',
  'currency_missing:row': 'Der Preis nennt keine Währung; ergänzen Sie ihren ISO-4217-Code, etwa „12.90 EUR“.',
  'gtin:empty': 'sie ist leer',
  'gtin:spreadsheet_exponent': 'eine Tabellenkalkulation hat sie gerundet; exportieren Sie die Spalte als Text',
  'gtin:several_codes': 'mehrere Codes stehen an einer Stelle',
  'gtin:not_digits': 'sie enthält andere Zeichen als Ziffern',
  'gtin:all_zeros': 'sie besteht nur aus Nullen, ein Platzhalter',
  'gtin:wrong_length': 'sie hat nicht 8, 12, 13 oder 14 Ziffern',
  'gtin:wrong_check_digit': 'ihre Prüfziffer stimmt nicht, mindestens eine Ziffer ist also falsch',
  'gtin:restricted_circulation': 'sie gehört zu einem Bereich, den jeder Shop für eigene Ware benutzt',
  'gtin:coupon': 'sie gehört zu einem Gutschein, nicht zu einer Ware',
  'gtin:variable_measure': 'sie bezeichnet Ware von wechselnder Menge, keine feste Einheit',
  'gtin:case': 'sie bezeichnet eine Kiste mit mehreren Stück, nicht das Stück selbst',
  link_missing: 'Die Zeile hat keinen Link zur Seite des Artikels.',
  link_not_valid: 'Der Link „{{link}}“ ist keine Webadresse.',
  image_missing: 'Die Zeile hat kein Bild.',
  image_not_valid: 'Das Bild „{{link}}“ ist keine Webadresse.',
  availability_unknown:
    'Die Verfügbarkeit „{{text}}“ kennen wir nicht; schreiben Sie in_stock, out_of_stock, preorder oder backorder.',
  condition_unknown: 'Den Zustand „{{text}}“ kennen wir nicht; schreiben Sie new, used oder refurbished.',
};
