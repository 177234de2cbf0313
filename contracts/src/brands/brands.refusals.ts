/** Refusals of brands: the reason, and after a line break the next step. */
export const english = {
  HAS_ACTIVE_PRODUCTS_one: 'The brand has {{count}} active product.\nArchive it, or give it another brand, first.',
  HAS_ACTIVE_PRODUCTS_other:
    'The brand has {{count}} active products.\nArchive them, or give them another brand, first.',
} as const;
