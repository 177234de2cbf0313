/** Where a product of a brand can be while nothing keeps the brand from being archived. */
export const otherStatuses = ['DRAFT', 'IN_REVIEW', 'REJECTED', 'UNLISTED'] as const;
