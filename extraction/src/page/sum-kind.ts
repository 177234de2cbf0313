import type { PricePeriod, PriceValue } from '@quarry/contracts/offers';
import type { WordingKey } from '@quarry/contracts/wording';
import { type PriceRole, readPrices } from '../price/index.ts';
import { billingOf } from './billing-period.ts';
import { firstEvidence } from './field.ts';
import { type Item, type ItemGraph, itemsOf, statedItem, valuesOf } from './item.ts';

/** Why a sum that an offer states is none of its prices. */
export type SumCause = Extract<WordingKey, `sum:${string}`>;

/** What a sum is for; of several list prices the one of the lowest rank stands. */
export type SumKind =
  | { field: 'price' | 'sale' | 'unitPrice' | 'shippingPrice' }
  | { field: 'listPrice'; rank: number }
  | { field: 'recurring'; period: PricePeriod }
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
  const byUnit = kindByUnit(graph, specification);
  return nameOf(byUnit) === 'price' ? kindByWords(graph, specification) : byUnit;
}

/** What a name or description says in front of an amount, and what a sum of that role is; list prices without a kind come last. */
const kindsByRole = new Map<PriceRole, SumKind>([
  ['list', { field: 'listPrice', rank: kindsByType.size }],
  ['reference', { cause: 'sum:list' }],
  ['conditional', { cause: 'sum:members' }],
  ['instalment', { cause: 'sum:instalment' }],
  ['unit', { field: 'unitPrice' }],
  ['multibuy', { cause: 'sum:quantity' }],
  ['shipping', { field: 'shippingPrice' }],
  ['surcharge', { cause: 'sum:fee' }],
  ['threshold', { cause: 'sum:order_value' }],
]);
/** A longer stretch is no name of a sum. */
const mostWords = 5;
/** "Price including deposit": what is in the price is not what the sum is for. */
const isPart = /(?:^|[^\p{L}])(?:in[ck]l|includ|inbegr|compr|senza|sin |sans|ohne|without|free|frei)/iu;

function kindByWords(graph: ItemGraph, specification: Item): SumKind {
  for (const property of ['name', 'description']) {
    const text = firstEvidence(graph, specification, property)?.text ?? '';
    const [stretch = ''] = text.slice(0, 100).split(/[,;.:|()\n]/);
    if (/\d/.test(stretch) || isPart.test(stretch) || stretch.trim().split(/\s+/).length > mostWords) continue;
    const role = readPrices(`${stretch}: 1 EUR`).parts[0]?.role;
    const kind = role && kindsByRole.get(role);
    if (kind) return kind;
  }
  return plainPrice;
}

/** What a price is for by what it says of itself: component, period, type. */
export function namedKind(graph: ItemGraph, item: Item): SumKind {
  const [component] = enumNames(graph, item, 'priceComponentType');
  const billing = component === undefined || component === 'subscription' ? billingOf(graph, item) : undefined;
  // A part of a whole is paid beside the rest.
  const isPart = item.role === 'priceComponent';
  if (billing !== undefined && billing !== 'other' && !isPart) return { field: 'recurring', period: billing };
  if (component !== undefined) return { cause: causesByComponent.get(component) ?? 'sum:component' };
  if (billing !== undefined) return { cause: 'sum:period' };
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
    return Number.parseFloat(/\d+(?:\.\d+)?/.exec(text ?? '')?.[0] ?? '1') > 1;
  });
}

/** UN/CEFACT codes of "one piece", and words for it: a price for these is the price. */
const pieces = new Set(
  (
    'c62 h87 ea pce nar xun pc pcs piece pieces unit units each item stk stuck stueck st unite pieza unidad ud peca unidade un pezzo pz ' +
    'stuks stuk szt sztuka ks kus kos kpl kom db darab buc bucata adet styck stycke stykk vnt tk gab tem τεμ τεμαχιο шт штука брой бр ком قطعة حبة יחידה ' +
    'pair pairs pr npr paar paire paires par pares paio paia para pary par pár pari пара пары 足 双 對 对 켤레 คู่ זוג ' +
    '個 件 个 点 台 本 枚 개 ชิ้น อัน cai chiec buah pcs. नग'
  )
    .split(' ')
    .map(foldUnit),
);
/** UN/CEFACT codes of periods, and their names in the languages of shops. */
const periods = new Set(
  (
    'mon ann day hur wee min sec anl mth month months mo mth year years yr week weeks wk hour hours hr h minute night nights stay ' +
    'monat monate mon jahr jahre woche wochen tag tage stunde stunden std nacht nachte mois an annee semaine jour heure nuit ' +
    'mes meses ano anos semana dia dias hora noche noite mese mesi anno settimana giorno ora notte maand jaar week dag uur ' +
    'manad ar vecka dygn timme natt maned uke time nat kuukausi kk vuosi viikko paiva tunti yo ' +
    'miesiac mies rok tydzien dzien godzina noc mesic mesac rok tyden den hodina ' +
    'honap ho ev het nap ora ejszaka luna saptamana zi noapte mjesec godina tjedan dan noc mesec leto teden ura ' +
    'menuo metai savaite diena menesis gads nedela stunda kuu aasta nadal paev oo ay yil hafta gun saat gece ' +
    'месяц мес год неделя день сутки час ночь месец година седмица ден нощ місяць рік тиждень година ніч ' +
    'μηνας ετος εβδομαδα ημερα ωρα νυχτα شهر سنة أسبوع يوم ساعة ليلة חודש שנה שבוע יום שעה לילה ' +
    'महीना माह वर्ष दिन घंटा เดือน ปี สัปดาห์ วัน ชั่วโมง คืน thang nam tuan ngay gio dem bulan tahun minggu hari jam malam ' +
    '月 年 日 週 周 时 時間 小时 小時 泊 晚 か月 ヶ月 个月 個月 월 년 일 주 시간 박'
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
  const [, unit = folded] =
    /^(?:\/|(?:per|pro|je|par|por|al|a|za|na|в|за|pr|pe)(?!\p{L})\.?) ?(.+)$/u.exec(folded) ?? [];
  return unit.normalize('NFC').replaceAll('ß', 'ss');
}

/** What an item says of tax in its prices. */
export function taxOf(graph: ItemGraph, item: Item): PriceValue['tax'] {
  const said = lastPart(firstEvidence(graph, item, 'valueAddedTaxIncluded')?.text ?? '').toLowerCase();
  if (/^(?:false|no|0)$/.test(said)) return 'excluded';
  return /^(?:true|yes|1)$/.test(said) ? 'included' : undefined;
}

/** Whether a price names the region it holds in. */
export function isOfRegion(graph: ItemGraph, item: Item): boolean {
  return says(graph, item, 'eligibleRegion');
}

const lastPart = (text: string) => text.trim().slice(text.trim().lastIndexOf('/') + 1);
