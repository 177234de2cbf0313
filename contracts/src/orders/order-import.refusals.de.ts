import type { english } from './order-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_IMPORT_NO_CHANNEL:
    'Bestellungen werden in einen Vertriebskanal importiert, und keiner von Ihren ist gewählt.\nWählen Sie einen Vertriebskanal eines Shops, für den Sie Bestellungen anlegen dürfen.',
  order_too_many_lines:
    'Die Bestellung hat {{count}} Positionen; höchstens {{most}} sind möglich.\nTeilen Sie sie auf.',
  'order_cell:missing':
    'Eine Bestellung braucht {{column}}, und dort steht nichts.\nTragen Sie es ein, oder wählen Sie die Spalte, in der es steht.',
  'order_cell:differs':
    'Zeile {{row}} sagt hier „{{text}}“, und alle Zeilen einer Bestellung sagen dasselbe.\nBerichtigen Sie eine der beiden, oder lassen Sie diese Zelle leer.',
  'order_cell:amount': '„{{text}}“ ist kein Betrag.\nSchreiben Sie einen wie 12,50, ohne Tausendertrennzeichen.',
  'order_cell:decimals':
    '{{text}} hat {{scale}} Nachkommastellen, {{currency}} hat {{most}}.\nBerichtigen Sie den Betrag.',
  'order_cell:large': '„{{text}}“ ist größer als jeder Betrag.\nBerichtigen Sie es.',
  'order_cell:below_zero': '„{{text}}“ liegt unter null, eine Zahlung nicht.\nBerichtigen Sie es.',
  'order_cell:rate': '„{{text}}“ ist kein Steuersatz.\nSchreiben Sie ihn in Prozent, etwa 19 oder 8,875.',
  'order_cell:quantity': '„{{text}}“ ist keine Menge.\nSchreiben Sie eine ganze Zahl von 1 bis 1000000.',
  'order_cell:early': '„{{text}}“ liegt vor 1990.\nSchreiben Sie einen späteren Zeitpunkt.',
  'order_cell:placed_early': '„{{text}}“ liegt vor 1990.\nSchreiben Sie, wann bestellt wurde.',
  'order_cell:placed_later':
    '„{{text}}“ ist noch nicht gekommen.\nSchreiben Sie, wann die Bestellung aufgegeben wurde.',
  'order_cell:shipped_later':
    '„{{text}}“ ist noch nicht gekommen.\nSchreiben Sie, wann die Bestellung versandt wurde, oder lassen Sie es leer.',
  'order_cell:shipped_earlier':
    '„{{text}}“ liegt vor der Bestellung ({{placed}}).\nBerichtigen Sie einen der beiden Zeitpunkte.',
  'order_cell:time': '„{{text}}“ ist kein Zeitpunkt.\nSchreiben Sie ihn wie 2026-01-31 14:30.',
  'order_cell:skipped_time':
    'Dann werden die Uhren vorgestellt, „{{text}}“ gibt es nicht.\nSchreiben Sie einen früheren oder späteren Zeitpunkt, oder ergänzen Sie den Abstand zu UTC, etwa +01:00.',
  'order_cell:doubled_time':
    'Dann werden die Uhren zurückgestellt, „{{text}}“ kommt zweimal.\nErgänzen Sie den Abstand zu UTC, etwa +01:00, damit klar ist, welcher Zeitpunkt gemeint ist.',
  'order_cell:currency': '„{{text}}“ ist keine Währung.\nSchreiben Sie ihren Code, etwa EUR.',
  'order_cell:kind': '„{{text}}“ ist keine Art von Position.\nSchreiben Sie item, shipping oder fee.',
  'order_cell:wrong': '„{{text}}“ kann hier nicht verwendet werden.\nBerichtigen Sie die Zelle.',
  'order_column:placedAt': 'den Zeitpunkt der Bestellung',
  'order_column:currency': 'eine Währung',
  'order_column:title': 'einen Titel, eine SKU oder eine GTIN',
  'order_column:quantity': 'eine Menge',
  'order_column:unitPrice': 'einen Einzelpreis',
};
