import type { WordingKey } from '@quarry/contracts/wording';
import { firstEvidence } from './field.ts';
import { type Item, type ItemGraph, itemsOf, statedItem, valuesOf } from './item.ts';

/** Why a sum that an offer states is none of its prices. */
export type SumCause = Extract<WordingKey, `sum:${string}`>;

/** What a sum is for; of several list prices the one of the lowest rank stands. */
export type SumKind =
  | { field: 'price' | 'sale' | 'unitPrice' | 'shippingPrice' }
  | { field: 'listPrice'; rank: number }
  | { cause: SumCause };

const plainPrice: SumKind = { field: 'price' };

/** What the names of schema.org's PriceTypeEnumeration mean, and the words shops write in their place. */
const kindsByType = new Map<string, SumKind>([
  ...['', 'price', 'currentprice', 'activeprice', 'actualprice'].map((name) => [name, plainPrice] as const),
  ...['saleprice', 'salesprice', 'sale'].map((name) => [name, { field: 'sale' }] as const),
  ...['strikethroughprice', 'strikethrough', 'regularprice', 'regular', 'listprice', 'msrp', 'srp', 'rrp', 'uvp'].map(
    (name, rank) => [name, { field: 'listPrice', rank }] as const,
  ),
  ['minimumadvertisedprice', { cause: 'sum:minimum_advertised' }],
  ['map', { cause: 'sum:minimum_advertised' }],
  ['invoiceprice', { cause: 'sum:invoice' }],
  ['invoice', { cause: 'sum:invoice' }],
]);

const causesByComponent = new Map<string, SumCause>([
  ['downpayment', 'sum:downpayment'],
  ['installment', 'sum:instalment'],
  ['instalment', 'sum:instalment'],
  ['subscription', 'sum:subscription'],
  ['cleaningfee', 'sum:fee'],
  ['activationfee', 'sum:fee'],
  ['distancefee', 'sum:fee'],
]);

/** What one PriceSpecification is for, by everything it says of itself. */
export function kindOfSum(graph: ItemGraph, specification: Item): SumKind {
  const { types, role } = specification;
  if (types.includes('PaymentChargeSpecification')) return { cause: 'sum:payment' };
  const named = namedKind(graph, specification);
  if ('cause' in named && named.cause !== 'sum:unknown_type') return named;
  const condition = conditionOf(graph, specification);
  if (condition !== undefined) return { cause: condition };
  if (types.includes('DeliveryChargeSpecification')) return { field: 'shippingPrice' };
  if (role === 'priceComponent') return { cause: 'sum:component' };
  if ('cause' in named || named.field !== 'price') return named;
  return kindByUnit(graph, specification);
}

/** What a price is for by the names it gives itself: component, period, type. */
export function namedKind(graph: ItemGraph, item: Item): SumKind {
  const [component] = enumNames(graph, item, 'priceComponentType');
  if (component !== undefined) return { cause: causesByComponent.get(component) ?? 'sum:component' };
  const isPeriodic = ['billingDuration', 'billingIncrement', 'billingStart'].some((name) => says(graph, item, name));
  if (isPeriodic) return { cause: 'sum:period' };
  const kinds = enumNames(graph, item, 'priceType').map((name) => kindsByType.get(name));
  const [first = plainPrice] = kinds;
  const isKnown = kinds.every((kind) => kind !== undefined && nameOf(kind) === nameOf(first));
  return isKnown ? first : { cause: 'sum:unknown_type' };
}

const nameOf = (kind: SumKind) => ('cause' in kind ? kind.cause : kind.field);

/** Names of an enumeration, folded: `https://schema.org/ListPrice`, "List price" and `{ "@id": "ListPrice" }` are "listprice". */
function enumNames(graph: ItemGraph, item: Item, property: string): string[] {
  return valuesOf(graph, item, property).flatMap((value) => {
    const named = statedItem(graph, value);
    const text = named ? (named.id ?? firstEvidence(graph, named, 'name')?.text) : value.text;
    if (text === null || text === undefined || text.trim() === '') return [];
    const cut = Math.max(text.lastIndexOf('/'), text.lastIndexOf('#'), text.lastIndexOf(':'));
    return [
      text
        .slice(cut + 1)
        .toLowerCase()
        .replaceAll(/[\s_-]/g, ''),
    ];
  });
}

function says(graph: ItemGraph, item: Item, property: string): boolean {
  return valuesOf(graph, item, property).some((value) => value.item !== null || (value.text ?? '').trim() !== '');
}

const endUsers = new Set(['enduser', 'endusers', 'consumer', 'consumers', 'b2c', 'private', 'publicenduser']);

/** For whom alone, or from what on, a price holds; undefined when it is for one unit, once, for everyone. */
export function conditionOf(graph: ItemGraph, item: Item): SumCause | undefined {
  if (says(graph, item, 'validForMemberTier') || says(graph, item, 'membershipPointsEarned')) return 'sum:members';
  if (says(graph, item, 'eligibleTransactionVolume')) return 'sum:order_value';
  if (/(?:Lease|Rent)\w*$/i.test(firstEvidence(graph, item, 'businessFunction')?.text ?? '')) return 'sum:lease';
  if (isForMany(graph, item)) return 'sum:quantity';
  const customers = enumNames(graph, item, 'eligibleCustomerType');
  return customers.length === 0 || customers.some((name) => endUsers.has(name)) ? undefined : 'sum:customers';
}

function isForMany(graph: ItemGraph, item: Item): boolean {
  return valuesOf(graph, item, 'eligibleQuantity').some((value) => {
    const quantity = statedItem(graph, value);
    const text = quantity ? firstEvidence(graph, quantity, 'minValue', 'value')?.text : value.text;
    return Number.parseFloat(text ?? '1') > 1;
  });
}

/** UN/CEFACT codes of "one piece", and words for it: a price for these is the price. */
const pieces = new Set(
  (
    'c62 h87 ea pce nar xun pc pcs piece pieces unit units each item stk stuck stueck st unite pieza unidad ud peca unidade un pezzo pz ' +
    'stuks stuk szt sztuka ks kus kos kpl kom db darab buc bucata adet styck stycke stykk vnt tk gab tem τεμ τεμαχιο шт штука брой бр ком قطعة حبة יחידה ' +
    '個 件 个 点 台 개 ชิ้น cai chiec buah'
  )
    .split(' ')
    .map(foldUnit),
);
const periods = new Set(
  (
    'mon ann day hur wee min sec month months year years week weeks hour hours monat monate jahr jahre woche tag stunde mois an annee semaine jour ' +
    'mes meses ano semana dia hora mese anno settimana giorno maand jaar miesiac rok месяц год день 月 年 日'
  )
    .split(' ')
    .map(foldUnit),
);

function kindByUnit(graph: ItemGraph, specification: Item): SumKind {
  const references = itemsOf(graph, specification, 'referenceQuantity');
  const units = references.length > 0 ? references : [specification];
  for (const item of units) {
    const unit = foldUnit(firstEvidence(graph, item, 'unitCode', 'unitText')?.text ?? '');
    const value = item === specification ? 1 : Number(firstEvidence(graph, item, 'value')?.text ?? '1');
    if (periods.has(unit)) return { cause: 'sum:period' };
    if (item === specification && unit === '') continue;
    if (!(pieces.has(unit) && value === 1)) return { field: 'unitPrice' };
  }
  return plainPrice;
}

function foldUnit(text: string): string {
  const folded = text.trim().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replace(/\.$/, '');
  return folded.normalize('NFC').replaceAll('ß', 'ss');
}

export function isWithoutTax(graph: ItemGraph, item: Item): boolean {
  return /^(?:false|no|0)$/i.test(lastPart(firstEvidence(graph, item, 'valueAddedTaxIncluded')?.text ?? ''));
}

/** Whether a price names the region it holds in. */
export function isOfRegion(graph: ItemGraph, item: Item): boolean {
  return says(graph, item, 'eligibleRegion');
}

const lastPart = (text: string) => text.trim().slice(text.trim().lastIndexOf('/') + 1);
