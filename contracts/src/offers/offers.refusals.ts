/** Refusals of offers: the reason, and after a line break the next step. */
export const english = {
  price_point_decided: 'This price was decided already.\nLook at the offer again.',
} as const;
