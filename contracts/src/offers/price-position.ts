/** Where an own price lies beside the lowest observed one it is compared with: below it, level with it, above it. */
export const pricePositions = ['CHEAPEST', 'EQUAL', 'UNDERCUT'] as const;
export type PricePosition = (typeof pricePositions)[number];

/** The condition that an offer counts as being in where it says none. */
export const unsaidCondition = 'NewCondition';
