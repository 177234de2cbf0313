import { zonedTime } from '@quarry/contracts/common';
import type { DiscountStep, Loss } from '@quarry/contracts/discounts';
import { wording, type Wording } from '@quarry/contracts/wording';
import type { DiscountRecord } from './discount.ts';

/** A step of the arithmetic of a discount; null for one that changes nothing. */
export function stepWords(step: DiscountStep, titleOf: (lineId: string) => string, currency: string): Wording | null {
  const money = (minor: number) => ({ minor, currency });
  switch (step.of) {
    case 'units': {
      const { lineId, quantity, fromMinor, toMinor } = step;
      if (fromMinor === toMinor) return null;
      const prices = { from: money(fromMinor), to: money(toMinor) };
      return wording('discount_step:units', { title: titleOf(lineId), quantity, ...prices });
    }
    case 'line': {
      const { lineId, fromMinor, minusMinor } = step;
      if (minusMinor === 0) return null;
      const amounts = { from: money(fromMinor), minus: money(minusMinor) };
      return wording('discount_step:line', { title: titleOf(lineId), ...amounts });
    }
    case 'shipping':
      return wording('discount_step:shipping', { from: money(step.fromMinor), minus: money(step.minusMinor) });
  }
}

type Cart = { currency: string; timeZone: string; nameOf: (discountId: string) => string };

/** Why a discount does not count. */
export function lossWords(
  loss: Loss,
  { startsAt, currency: own }: Pick<DiscountRecord, 'startsAt' | 'currency'>,
  { currency, timeZone, nameOf }: Cart,
): Wording {
  switch (loss.code) {
    case 'NOT_STARTED':
      return wording('discount_lost:NOT_STARTED', { at: zonedTime(startsAt, timeZone) });
    case 'WRONG_CURRENCY':
      return wording('discount_lost:WRONG_CURRENCY', { own: own ?? '', currency });
    case 'LIMIT_REACHED':
    case 'CUSTOMER_LIMIT_REACHED':
      return wording(`discount_lost:${loss.code}`, { limit: loss.limit });
    case 'NOT_COMBINABLE':
      return wording('discount_lost:NOT_COMBINABLE', { other: nameOf(loss.withId) });
    case 'MINIMUM_NOT_REACHED': {
      const { missing } = loss;
      if ('minor' in missing)
        return wording('discount_lost:MINIMUM_NOT_REACHED', { missing: { minor: missing.minor, currency } });
      return wording('discount_lost:MINIMUM_NOT_REACHED:units', { count: missing.quantity });
    }
    default:
      return wording(`discount_lost:${loss.code}`);
  }
}
