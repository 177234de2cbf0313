import { type ColumnNames, namedColumns, type TargetColumn } from '../../platform/imports/index.ts';

/** What all rows of an order say alike, or one of them for all. */
const ofOrder = {
  externalId: [
    'Order number',
    'Bestellnummer',
    'Numéro de commande',
    'Número da encomenda',
    'external id',
    'order id',
    'order',
    'number',
    'order no',
  ],
  placedAt: [
    'Placed at',
    'Bestellt am',
    'Commandé le',
    'Encomendado em',
    'order date',
    'purchase date',
    'created at',
    'date',
    'Datum',
  ],
  currency: ['Currency', 'Währung', 'Devise', 'Moeda'],
  pricesWithTax: ['Prices include tax', 'Preise inkl. Steuer', 'Prix TTC', 'Preços com imposto', 'taxes included'],
  locale: ['Language', 'Sprache', 'Langue', 'Idioma', 'locale'],
  customerId: ['Customer number', 'Kundennummer', 'Numéro de client', 'Número de cliente', 'customer id'],
  customerName: ['Customer', 'Kunde', 'Client', 'Cliente', 'customer name', 'buyer name', 'Kundenname'],
  customerEmail: ['E-mail', 'E-Mail-Adresse', 'Adresse e-mail', 'Correio eletrónico', 'email', 'buyer email'],
  customerPhone: ['Phone', 'Telefon', 'Téléphone', 'Telefone', 'buyer phone'],
  billingName: ['Billing name', 'Rechnungsname', 'Nom de facturation', 'Nome de faturação'],
  billingCompany: ['Billing company', 'Rechnungsfirma', 'Société de facturation', 'Empresa de faturação'],
  billingAddress: [
    'Billing address',
    'Rechnungsadresse',
    'Adresse de facturation',
    'Morada de faturação',
    'billing street',
  ],
  billingPostcode: [
    'Billing postcode',
    'Rechnungs-PLZ',
    'Code postal de facturation',
    'Código postal de faturação',
    'billing zip',
  ],
  billingCity: ['Billing city', 'Rechnungsort', 'Ville de facturation', 'Cidade de faturação'],
  billingRegion: [
    'Billing region',
    'Rechnungsregion',
    'Région de facturation',
    'Região de faturação',
    'billing province',
  ],
  billingCountry: ['Billing country', 'Rechnungsland', 'Pays de facturation', 'País de faturação'],
  shippingName: [
    'Delivery name',
    'Liefername',
    'Nom de livraison',
    'Nome de entrega',
    'shipping name',
    'recipient name',
  ],
  shippingCompany: [
    'Delivery company',
    'Lieferfirma',
    'Société de livraison',
    'Empresa de entrega',
    'shipping company',
  ],
  shippingAddress: [
    'Delivery address',
    'Lieferadresse',
    'Adresse de livraison',
    'Morada de entrega',
    'shipping address',
    'shipping street',
  ],
  shippingPostcode: [
    'Delivery postcode',
    'Liefer-PLZ',
    'Code postal de livraison',
    'Código postal de entrega',
    'shipping postcode',
    'shipping zip',
  ],
  shippingCity: ['Delivery city', 'Lieferort', 'Ville de livraison', 'Cidade de entrega', 'shipping city'],
  shippingRegion: [
    'Delivery region',
    'Lieferregion',
    'Région de livraison',
    'Região de entrega',
    'shipping region',
    'shipping province',
  ],
  shippingCountry: ['Delivery country', 'Lieferland', 'Pays de livraison', 'País de entrega', 'shipping country'],
  codes: ['Discount codes', 'Rabattcodes', 'Codes de réduction', 'Códigos de desconto', 'discount code', 'coupon'],
  orderNet: ['Order net', 'Bestellung netto', 'Commande HT', 'Encomenda sem imposto', 'subtotal'],
  orderTax: ['Order tax', 'Bestellung Steuer', 'Taxe de la commande', 'Imposto da encomenda', 'taxes'],
  orderTotal: ['Order total', 'Bestellsumme', 'Total de la commande', 'Total da encomenda', 'total', 'grand total'],
  paid: ['Paid', 'Bezahlt', 'Payé', 'Pago', 'amount paid'],
  paidAt: ['Paid at', 'Bezahlt am', 'Payé le', 'Pago em', 'payment date'],
  shippedAt: ['Shipped at', 'Versandt am', 'Expédiée le', 'Enviada em', 'shipped', 'ship date', 'Versanddatum'],
  paymentMethod: ['Payment method', 'Zahlungsart', 'Moyen de paiement', 'Método de pagamento'],
  paymentReference: [
    'Payment reference',
    'Zahlungsreferenz',
    'Référence du paiement',
    'Referência do pagamento',
    'transaction id',
  ],
} as const satisfies Record<string, ColumnNames>;

const ofLine = {
  kind: ['Kind of line', 'Positionsart', 'Type de ligne', 'Tipo de linha', 'line kind', 'line type'],
  itemId: ['Item ID', 'Artikel-ID', 'ID de l’article', 'ID do artigo', 'listing id'],
  sku: ['SKU', 'SKU', 'SKU', 'SKU', 'item sku', 'lineitem sku', 'article number', 'Artikelnummer'],
  gtin: ['GTIN', 'GTIN', 'GTIN', 'GTIN', 'EAN', 'UPC', 'barcode'],
  title: [
    'Title',
    'Titel',
    'Titre',
    'Título',
    'product name',
    'item name',
    'lineitem name',
    'product',
    'Artikel',
    'Bezeichnung',
  ],
  quantity: ['Quantity', 'Menge', 'Quantité', 'Quantidade', 'qty', 'lineitem quantity', 'Anzahl'],
  unitPrice: [
    'Unit price',
    'Einzelpreis',
    'Prix unitaire',
    'Preço unitário',
    'price',
    'lineitem price',
    'item price',
    'Preis',
  ],
  discount: [
    'Line discount',
    'Positionsrabatt',
    'Remise de la ligne',
    'Desconto da linha',
    'discount',
    'lineitem discount',
    'Rabatt',
  ],
  taxRate: ['Tax rate', 'Steuersatz', 'Taux de taxe', 'Taxa de imposto', 'vat rate'],
  taxName: ['Tax name', 'Steuername', 'Nom de la taxe', 'Nome do imposto'],
  lineNet: ['Line net', 'Position netto', 'Ligne HT', 'Linha sem imposto'],
  lineTax: ['Line tax', 'Position Steuer', 'Taxe de la ligne', 'Imposto da linha', 'tax', 'item tax'],
  lineTotal: ['Line total', 'Positionssumme', 'Total de la ligne', 'Total da linha'],
} as const satisfies Record<string, ColumnNames>;

export type OrderColumn = keyof typeof ofOrder;
export type LineColumn = keyof typeof ofLine;
export type ImportColumn = OrderColumn | LineColumn;

export const orderColumns = Object.keys(ofOrder) as readonly OrderColumn[];

const identifiers: ReadonlySet<string> = new Set([
  'externalId',
  'customerId',
  'itemId',
  'sku',
  'gtin',
  'paymentReference',
]);

/** What a column of a file of orders can be. */
export const importColumns: readonly TargetColumn[] = namedColumns({ ...ofOrder, ...ofLine }, (key) => ({
  isIdentifier: identifiers.has(key),
}));
