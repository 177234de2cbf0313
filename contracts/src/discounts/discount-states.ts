import type { StateTable } from '../states/index.ts';
import { reasoned, wording, type Wording } from '../wording/index.ts';
import { type Discount, type DiscountIntent, discountStatus } from './discount.ts';

/** What decides where a discount may go. */
export type DiscountFacts = {
  /** What it still lacks to run. */
  missing: readonly DiscountPart[];
  /** Its end as the clocks of the shop show it, where that is over. */
  over: string | null;
};

/** What a discount cannot run without. */
export type DiscountPart = 'value' | 'buy' | 'get' | 'code';

const partWords: Record<DiscountPart, Wording> = {
  value: wording('discount_part:value'),
  buy: wording('discount_part:buy'),
  get: wording('discount_part:get'),
  code: wording('discount_part:code'),
};

const runs = ({ missing, over }: DiscountFacts) => {
  if (missing.length > 0) return reasoned('DISCOUNT_MISSING', { what: missing.map((part) => partWords[part]) });
  return over === null ? null : reasoned('DISCOUNT_OVER', { at: over });
};

/** The life of a discount; that it is scheduled, runs or is over follows from its times. In the order of its buttons. */
export const discountStates: StateTable<DiscountIntent, DiscountFacts> = {
  actions: [
    { action: 'start', from: ['DRAFT'], to: 'LIVE', right: 'update', guard: runs },
    { action: 'pause', from: ['LIVE'], to: 'PAUSED', right: 'update' },
    { action: 'resume', from: ['PAUSED'], to: 'LIVE', right: 'update', guard: runs },
    { action: 'end', from: ['DRAFT', 'LIVE', 'PAUSED'], to: 'ENDED', right: 'update' },
  ],
  noWay: (from, to, ways) => {
    if (from === 'ENDED') return reasoned('DISCOUNT_ENDED');
    if (from === to) return reasoned('DISCOUNT_ALREADY', { state: wording(`discount:${from}`) });
    return reasoned('DISCOUNT_NO_WAY', {
      from: wording(`discount:${from}`),
      to: wording(`discount:${to}`),
      ways: ways.map((way) => wording(`discount:${way}`)),
    });
  },
};

/** Where a discount stands in that table: one that is over has ended, unless it was paused and may be given a later end. */
export function discountState(discount: Pick<Discount, 'intent' | 'startsAt' | 'endsAt'>, at: Date): DiscountIntent {
  return discount.intent === 'LIVE' && discountStatus(discount, at) === 'ENDED' ? 'ENDED' : discount.intent;
}
