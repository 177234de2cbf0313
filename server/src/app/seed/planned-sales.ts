import { type Buyer, inventBuyer } from './invented-people.ts';
import type { OwnShops } from './own-shops.ts';
import { type Act, type Life, plannedLives } from './planned-lives.ts';
import { oneOf, share } from './share.ts';

type PlannedAct = { act: Act; day: number };

/** An order of the demo data: when it comes in, by which door, and what is done about it. */
export type PlannedOrder = {
  /** By which its channel knows it, and which tells it from all others. */
  key: string;
  shop: keyof OwnShops;
  day: number;
  door: 'received' | 'placed' | 'draft';
  /** So long before it is received it was concluded elsewhere. */
  minutesAgo: number;
  buyer: Buyer;
  /** Which goods, as a share of all that the shop sells; the first ones of a shop sell best. */
  lines: readonly { good: number; quantity: number }[];
  shippingMinor: number;
  oddity: Life['oddity'];
  acts: readonly PlannedAct[];
};

export const homes: Readonly<Record<keyof OwnShops, string>> = { kernhaus: 'DE', trade: 'GB' };
/** Of ten orders so many come to the first shop. */
const ofKernhaus = 0.6;
/** From abroad they come by other doors than the shop's own, which knows the taxes of its country alone. */
const abroad = 0.3;
const dayMinutes = 60 * 24;

/** All orders of the demo data, in the order of their days; the same seed gives the same ones. */
export function planSales(seed: string, lastDay: number): PlannedOrder[] {
  const orders = plannedLives.flatMap((life) =>
    Array.from({ length: life.count }, (_, place) => planOne(life, `${seed} ${life.name} ${place}`, place)),
  );
  return orders
    .toSorted((one, other) => one.day - other.day || share(one.key) - share(other.key))
    .map((order, place) => ({
      ...order,
      key: `${order.shop === 'trade' ? 'WT' : 'KH'}-${10_001 + place}`,
      acts: order.acts.filter(({ day }) => day <= lastDay),
    }));
}

function planOne(life: Life, key: string, place: number): PlannedOrder {
  const shop = life.shop ?? (share(key, 'shop') < ofKernhaus ? 'kernhaus' : 'trade');
  // Spread evenly over their days, so that no chance leaves a day without orders.
  const day = life.from + Math.floor((place * (life.to - life.from + 1)) / life.count);
  const door = life.door ?? (share(key, 'door') < 0.5 ? 'placed' : 'received');
  const home = homes[shop];
  const country = door !== 'received' || share(key, 'abroad') >= abroad ? home : null;
  const count = 1 + Math.floor(share(key, 'lines') ** 2 * 4);
  const lines = Array.from({ length: count }, (_, at) => ({
    good: share(key, 'good', String(at)) ** 2,
    quantity: 1 + Math.floor(share(key, 'quantity', String(at)) ** 3 * (shop === 'trade' ? 8 : 3)),
  }));
  const first = lines[0];
  if (life.isOfSeveral && first) first.quantity += 1;
  return {
    key,
    shop,
    day,
    door,
    minutesAgo: Math.floor((share(key, 'minutes') * dayMinutes) / 2),
    buyer: inventBuyer(country, home, shop === 'trade', key),
    lines,
    shippingMinor: oneOf([0, 390, 490, 590], key, 'shipping'),
    oddity: life.oddity,
    acts: life.steps.map(([after, act]) => ({ act, day: day + after })),
  };
}
