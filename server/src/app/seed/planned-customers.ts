import { type ConsentPurpose, consentPurposes } from '@quarry/contracts/customers';
import { type Buyer, inventBuyer, inventPhone } from './invented-people.ts';
import type { OwnShops } from './own-shops.ts';
import { homes, type PlannedOrder, planSales } from './planned-sales.ts';
import type { Act } from './planned-lives.ts';
import { oneOf } from './share.ts';

/** What a customer says, or what somebody of the shop does about one. */
export type CustomerAct =
  | { kind: 'consent'; purpose: ConsentPurpose; given: boolean; source: string }
  | { kind: 'address'; of: Buyer; isDefault: boolean }
  | {
      kind: 'details';
      phone: string | null;
      company: string | null;
      locale: string;
      vatId: string | null;
      note: string;
    }
  /** Takes in another customer, by the id that the channel knows that one by. */
  | { kind: 'merge'; other: string }
  /** Asks for the customer to be erased. */
  | { kind: 'erase' };

export type PlannedCustomerAct = { shop: keyof OwnShops; externalId: string; day: number; act: CustomerAct };

/** Whether one is it, where every so many customers are, from a place on. */
const every = (step: number, from: number, at: number) => at % step === from;
const mergesOfShop = 5;
const mergesFrom = 20;
const locales: Readonly<Record<string, string>> = { DE: 'de-DE', AT: 'de-AT', FR: 'fr-FR', PT: 'pt-PT', IE: 'en-IE' };
const notes = [
  'Prefers deliveries in the afternoon',
  'Wants the invoice by post',
  'Asks for samples with large orders',
];

type Bought = { shop: keyof OwnShops; buyer: Buyer; day: number };

/** So many ask to be erased while nothing of theirs is open, while an order is, and while a bank has not decided. */
const erasures = { none: 14, order: 14, dispute: 4 };
/** What is done last about an order that has ended. */
const endings = new Set<string>([
  'archive',
  'cancel',
  'deliver',
  'ship',
  'decline',
  'refundReturn',
  'closeReturn',
  'cancelReturn',
  'win',
  'lose',
]);
/** After the last of what is planned for a customer from the first order on. */
const erasedAfter = 3;

/** All of them, in the order of their days; the same seed gives the same ones. */
export function planCustomers(seed: string, lastDay: number): PlannedCustomerAct[] {
  const bought = new Map<string, Bought>();
  const sales = planSales(seed, lastDay);
  for (const { shop, buyer, day } of sales) {
    const key = `${shop} ${buyer.externalId}`;
    if (!bought.has(key)) bought.set(key, { shop, buyer, day });
  }
  const customers = [...bought.values()];
  const merges = mergesIn(customers, lastDay);
  return [...customers.flatMap(actsOf), ...merges, ...erasuresIn(customers, sales, merges, lastDay)]
    .filter(({ day }) => day <= lastDay)
    .toSorted((one, other) => one.day - other.day);
}

function actsOf({ shop, buyer, day }: Bought, at: number): PlannedCustomerAct[] {
  const { externalId, country, company, name } = buyer;
  const planned = (after: number, act: CustomerAct) => ({ shop, externalId, day: Math.max(1, day + after), act });
  const statement = (purpose: ConsentPurpose, given: boolean, source: string): CustomerAct => ({
    kind: 'consent',
    purpose,
    given,
    source,
  });
  const details: CustomerAct = {
    kind: 'details',
    phone: inventPhone(country, `${shop} ${externalId}`),
    company,
    locale: locales[country] ?? 'en-GB',
    vatId: company === null || country !== 'GB' ? null : `GB000${String(100_000 + at)}`,
    note: every(6, 1, at) ? oneOf(notes, externalId, 'note') : '',
  };
  const elsewhere = {
    ...inventBuyer(country, homes[shop], company !== null, `${externalId} elsewhere`),
    name,
    company,
  };
  return [
    ...(every(2, 0, at) ? [planned(0, { kind: 'address', of: buyer, isDefault: true })] : []),
    ...(every(6, 0, at) ? [planned(2, { kind: 'address', of: elsewhere, isDefault: false })] : []),
    ...(every(3, 1, at) ? [planned(0, details)] : []),
    ...(every(5, 0, at) || every(5, 3, at) ? [planned(0, statement('EMAIL_MARKETING', true, 'Checkout'))] : []),
    ...(every(10, 0, at) ? [planned(1, statement('EMAIL_MARKETING', false, 'Link in a newsletter'))] : []),
    ...consentPurposes
      .slice(1)
      .flatMap((purpose, place) => [
        ...(every(9, place * 2, at) ? [planned(0, statement(purpose, true, 'Customer account'))] : []),
        ...(every(72, place * 2, at) ? [planned(1, statement(purpose, false, 'Call to the service desk'))] : []),
      ]),
  ];
}

/** Some bought under two e-mail addresses; of others with one name it is still open whether they are one person. */
function mergesIn(customers: readonly Bought[], lastDay: number): PlannedCustomerAct[] {
  return (Object.keys(homes) as (keyof OwnShops)[]).flatMap((shop) => {
    const first = new Map<string, Bought>();
    const merges: { buyer: Buyer; other: Buyer; day: number }[] = [];
    for (const one of customers) {
      if (one.shop !== shop) continue;
      const known = first.get(one.buyer.name);
      if (known) merges.push({ buyer: known.buyer, other: one.buyer, day: one.day });
      else first.set(one.buyer.name, one);
    }
    return merges.slice(0, mergesOfShop).map(({ buyer, other, day }, at) => ({
      shop,
      externalId: buyer.externalId,
      day: Math.min(lastDay, Math.max(mergesFrom + at, day + 1)),
      act: { kind: 'merge', other: other.externalId } as const,
    }));
  });
}

/** People who ask to be erased: of the first the orders have ended, of the others an order or a dispute is open, so that they wait for it. */
function erasuresIn(
  customers: readonly Bought[],
  sales: readonly PlannedOrder[],
  merges: readonly PlannedCustomerAct[],
  lastDay: number,
): PlannedCustomerAct[] {
  const merged = new Set(
    merges.flatMap(({ shop, externalId, act }) =>
      [externalId, ...(act.kind === 'merge' ? [act.other] : [])].map((id) => `${shop} ${id}`),
    ),
  );
  const people = customers.flatMap(({ shop, buyer: { externalId }, day: first }) => {
    if (merged.has(`${shop} ${externalId}`)) return [];
    const orders = sales.filter((sale) => sale.shop === shop && sale.buyer.externalId === externalId);
    const lasts = orders.map(({ acts }) => acts.at(-1)?.act);
    const day = Math.max(
      first + erasedAfter,
      ...orders.flatMap((order) => [order.day, ...order.acts.map((act) => act.day)].map((last) => last + 1)),
    );
    const isEnded = lasts.every(
      (last) => last && (endings.has(last.kind) || (last.kind === 'refund' && last.by === 'manager')),
    );
    const endsWith = (kind: Act['kind']) => lasts.some((last) => last?.kind === kind);
    const open = isEnded ? 'none' : endsWith('dispute') ? 'dispute' : endsWith('assign') ? 'order' : undefined;
    return day <= lastDay && open ? [{ shop, externalId, day, open }] : [];
  });
  const some = (open: keyof typeof erasures) =>
    people.filter((person) => person.open === open).slice(0, erasures[open]);
  return [...some('none'), ...some('order'), ...some('dispute')].map(({ shop, externalId, day }) => ({
    shop,
    externalId,
    day,
    act: { kind: 'erase' },
  }));
}
