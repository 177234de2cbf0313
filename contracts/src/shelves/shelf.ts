/** Which field of its pages or feed names a shelf. */
export const shelfKinds = ['BREADCRUMB', 'PRODUCT_TYPE', 'GOOGLE_PRODUCT_CATEGORY'] as const;

export const shelfStatuses = ['OPEN', 'ACCEPTED', 'DISMISSED'] as const;

/** How much of a shop's path is kept: of its steps the last, and of its text the beginning. */
export const shelfLimits = { steps: 12, step: 120, text: 500 } as const;
