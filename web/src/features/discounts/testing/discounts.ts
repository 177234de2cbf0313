import type { DiscountDetailFragment } from '../discounts.operations.generated.ts';

export const shop = { id: 's1', name: 'Nordlicht', timeZone: 'Europe/Berlin', currency: 'EUR' };

/** 20 % off a brand, on a shop in Berlin, until a day in summer. */
export function discount(changed: Partial<DiscountDetailFragment> = {}): DiscountDetailFragment {
  return {
    id: 'd1',
    name: 'Summer',
    kind: 'AMOUNT_OFF_PRODUCT',
    class: 'PRODUCT',
    method: 'AUTOMATIC',
    intent: 'LIVE',
    status: 'ACTIVE',
    priority: 5,
    startsAt: '2026-06-01T00:00:00.000Z',
    endsAt: '2026-08-31T22:00:00.000Z',
    endedAt: null,
    percentPpm: 200_000,
    amount: null,
    most: null,
    buyQuantity: null,
    getQuantity: null,
    usesPerOrder: null,
    limitTotal: 100,
    limitPerCustomer: null,
    used: 3,
    reserved: 0,
    codeCount: 0,
    code: null,
    minimumKind: 'NONE',
    minimumAmount: null,
    minimumQuantity: null,
    combinesWith: ['ORDER'],
    channels: [],
    targets: [{ kind: 'BRAND', id: '018f0000-0000-7000-8000-000000000001', name: 'Quill', isExcluded: false }],
    getTargets: [],
    labels: [{ locale: 'en', text: 'Summer sale' }],
    fixedFields: [],
    actions: [
      { action: 'pause', to: 'PAUSED', isAllowed: true, refusal: null },
      { action: 'end', to: 'ENDED', isAllowed: true, refusal: null },
    ],
    lockedFields: [],
    mayUpdate: true,
    mayDelete: true,
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt: '2026-05-02T00:00:00.000Z',
    version: 4,
    shop,
    ...changed,
  };
}

export const nothingToWarnOf = {
  belowCost: [],
  belowCostCount: 0,
  overlaps: [],
  lowestBefore: [],
  lowestBeforeCount: 0,
};
