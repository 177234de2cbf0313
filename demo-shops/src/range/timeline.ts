import { hash32 } from '../random.ts';
import { lastDay } from '../clock.ts';
import { tradePolicies, type ShopKey } from './shop-key.ts';
import { withEnding, type Offer } from './listings.ts';

export type OfferState = {
  /** What a buyer pays, in hundredths of the shop's currency. */
  priceCents: number;
  /** The struck-through price beside a sale. */
  wasCents?: number;
  /** The first day on which the sale is over. */
  saleEndDay?: number;
  stock: 'in' | 'few' | 'out';
  /** Not yet sold, sold, or withdrawn for good. */
  range: 'coming' | 'current' | 'gone';
  /** How often the page was renamed so far. */
  renames: number;
};

type Step = { day: number; state: OfferState };

/** Tells how an offer stands on a day. Asking in any order gives the same answers. */
export type Timeline = {
  at: (day: number) => OfferState;
  /** The last day up to this one on which anything about the offer changed. */
  changedOn: (day: number) => number;
};

/** Daily chances; with the endings of sales and shortages they make about 3 % of the offers change a day. */
const daily = { price: 0.0105, sale: 0.0045, shortage: 0.005, withdrawal: 0.0009, rename: 0.0006 };

/**
 * The whole future of an offer, drawn from its key alone; days are worked out when first asked for. Only an offer that
 * has a page to itself can be renamed.
 */
export function createTimeline(offer: Offer, shop: ShopKey, hasOwnPage: boolean): Timeline {
  const steps: Step[] = [{ day: 0, state: startingState(offer, shop) }];
  let known = 0;
  let backDay = steps[0]?.state.stock === 'out' ? 1 + draw(offer, 0, 'back') * 8 : 0;

  const extendTo = (day: number) => {
    for (; known < Math.min(day, lastDay); known++) {
      const last = steps.at(-1)?.state;
      if (!last) return;
      const next = dayAfter(last, known + 1);
      if (next) steps.push({ day: known + 1, state: next });
    }
  };

  const dayAfter = (state: OfferState, day: number): OfferState | undefined => {
    if (state.range === 'gone') return undefined;
    if (state.range === 'coming') return day >= offer.firstDay ? { ...state, range: 'current' } : undefined;
    if (state.saleEndDay !== undefined && day >= state.saleEndDay) return afterSale(state);
    if (state.stock === 'out' && day >= backDay) return { ...state, stock: 'in' };
    const event = eventOn(offer, day, hasOwnPage);
    if (event === 'shortage' && state.stock !== 'out') {
      backDay = day + 2 + Math.floor(draw(offer, day, 'back') * 8);
      return { ...state, stock: 'out' };
    }
    return happen(event, state, offer, shop, day);
  };

  const stepAt = (day: number): Step => {
    extendTo(day);
    let low = 0;
    for (let high = steps.length - 1; low < high;) {
      const middle = Math.ceil((low + high) / 2);
      if ((steps[middle]?.day ?? 0) <= day) low = middle;
      else high = middle - 1;
    }
    return steps[low] as Step;
  };

  return { at: (day) => stepAt(day).state, changedOn: (day) => stepAt(day).day };
}

type Event = keyof typeof daily | 'nothing';

function eventOn(offer: Offer, day: number, hasOwnPage: boolean): Event {
  let left = draw(offer, day, 'event');
  for (const [event, chance] of Object.entries(daily)) {
    if (left < chance) return event === 'rename' && !hasOwnPage ? 'nothing' : (event as keyof typeof daily);
    left -= chance;
  }
  return 'nothing';
}

function happen(event: Event, state: OfferState, offer: Offer, shop: ShopKey, day: number): OfferState | undefined {
  switch (event) {
    case 'price':
      return state.saleEndDay === undefined ? repriced(state, shop, draw(offer, day, 'by')) : undefined;
    case 'sale':
      return state.saleEndDay === undefined ? onSale(state, shop, day, draw(offer, day, 'off')) : undefined;
    case 'withdrawal':
      return { ...state, range: 'gone' };
    case 'rename':
      return { ...state, renames: state.renames + 1 };
    default:
      return undefined;
  }
}

function startingState(offer: Offer, shop: ShopKey): OfferState {
  const luck = draw(offer, 0, 'start');
  const state: OfferState = {
    priceCents: offer.startPriceCents,
    stock: luck < 0.05 ? 'out' : luck < 0.15 ? 'few' : 'in',
    range: offer.firstDay > 0 ? 'coming' : 'current',
    renames: 0,
  };
  return luck > 0.92 && offer.firstDay === 0 ? onSale(state, shop, 0, draw(offer, 0, 'off')) : state;
}

function onSale(state: OfferState, shop: ShopKey, day: number, luck: number): OfferState {
  const priceCents = withEnding(state.priceCents * (0.9 - luck * 0.25), tradePolicies[shop].ending);
  if (priceCents >= state.priceCents) return repriced(state, shop, luck);
  return { ...state, priceCents, wasCents: state.priceCents, saleEndDay: day + 5 + Math.floor(luck * 10) };
}

function afterSale({ wasCents, saleEndDay: _ended, ...state }: OfferState): OfferState {
  return { ...state, priceCents: wasCents ?? state.priceCents };
}

function repriced(state: OfferState, shop: ShopKey, luck: number): OfferState {
  const share = luck < 0.5 ? 0.93 + luck * 0.1 : 1.02 + (luck - 0.5) * 0.12;
  const moved = withEnding(state.priceCents * share, tradePolicies[shop].ending);
  const priceCents = moved === state.priceCents ? state.priceCents + (state.priceCents < 500 ? 10 : 100) : moved;
  return { ...state, priceCents };
}

/** A number in [0, 1) that belongs to this offer, day and purpose. */
function draw(offer: Offer, day: number, purpose: string): number {
  return hash32(offer.key, day, purpose) / 0x1_0000_0000;
}
