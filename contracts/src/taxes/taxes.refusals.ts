/** Refusals of tax rates: the reason, and after a line break the next step. */
export const english = {
  TAX_RATE_TAKEN:
    '“{{name}}” of this shop holds from the same day in the same place for the same class.\nChange or delete that one first.',
} as const;
