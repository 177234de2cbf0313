import type { english } from './comment-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_IMPORT_NO_CHANNEL:
    'Kommentare werden in einen Vertriebskanal importiert, und keiner von Ihren ist gewählt.\nWählen Sie einen Vertriebskanal eines Shops, für den Sie Kommentare anlegen dürfen.',
  'comment_cell:missing':
    'Ein Kommentar braucht {{column}}, und dort steht nichts.\nTragen Sie es ein, oder wählen Sie die Spalte, in der es steht.',
  'comment_cell:kind': '„{{text}}“ ist keine Art von Kommentar.\nSchreiben Sie Bewertung oder Frage.',
  'comment_cell:rating': '„{{text}}“ ist keine Bewertung.\nSchreiben Sie eine ganze Zahl von 1 bis 5.',
  'comment_cell:question':
    'Eine Frage hat keine Sterne.\nLassen Sie die Zelle leer, oder machen Sie daraus eine Bewertung.',
  'comment_cell:language': '„{{text}}“ ist keine Sprache.\nSchreiben Sie ihren Code, etwa de oder pt-BR.',
  'comment_cell:early':
    '„{{text}}“ liegt vor 1990.\nSchreiben Sie, wann der Kommentar eingegangen ist, oder lassen Sie die Zelle leer.',
  'comment_cell:email': '„{{text}}“ ist keine E-Mail-Adresse.\nBerichtigen Sie sie, oder lassen Sie die Zelle leer.',
  'comment_cell:product':
    'Kein Produkt hat {{column}} „{{text}}“, oder es liegt im Papierkorb.\nBerichtigen Sie es, oder stellen Sie das Produkt wieder her.',
  'comment_cell:products': '{{count}} Produkte haben {{column}} „{{text}}“.\nNennen Sie das richtige mit seiner ID.',
  'comment_cell:binned':
    'Dieser Kommentar liegt im Papierkorb.\nStellen Sie ihn wieder her, oder lassen Sie die Zeile weg.',
  'comment_column:item': 'ein Produkt: seine SKU, GTIN oder ID',
  'comment_column:authorName': 'den Namen des Verfassers',
  'comment_column:rating': 'Sterne',
  'comment_column:text': 'einen Text',
  'comment_column:sku': 'die SKU',
  'comment_column:gtin': 'die GTIN',
  'comment_column:productId': 'die ID',
};
