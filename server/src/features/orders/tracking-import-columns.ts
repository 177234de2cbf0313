import { namedColumns, type TargetColumn } from '../../platform/imports/index.ts';

/** What a column of a file of tracking numbers is called in English, German, French and Portuguese, and what else. */
const named = {
  order: [
    'Order number',
    'Bestellnummer',
    'Numéro de commande',
    'Número da encomenda',
    'external id',
    'order id',
    'order',
    'number',
    'order no',
    'reference',
  ],
  sku: ['SKU', 'SKU', 'SKU', 'SKU', 'item sku', 'lineitem sku', 'article number', 'Artikelnummer'],
  quantity: ['Quantity', 'Menge', 'Quantité', 'Quantidade', 'qty', 'Anzahl'],
  carrier: ['Carrier', 'Versanddienst', 'Transporteur', 'Transportadora', 'shipping carrier', 'courier', 'Paketdienst'],
  tracking: [
    'Tracking number',
    'Sendungsnummer',
    'Numéro de suivi',
    'Número de seguimento',
    'tracking',
    'tracking no',
    'tracking code',
    'parcel number',
    'Paketnummer',
  ],
  shippedAt: ['Shipped at', 'Versandt am', 'Expédiée le', 'Enviada em', 'shipped', 'ship date', 'Versanddatum'],
} as const;

export type TrackingColumn = keyof typeof named;

/** A spreadsheet takes the end of a long number away. */
const identifiers: ReadonlySet<string> = new Set(['order', 'sku', 'tracking']);

/** What a column of a file of tracking numbers can be. */
export const trackingColumns: readonly TargetColumn[] = namedColumns(named, (key) => ({
  isIdentifier: identifiers.has(key),
}));
