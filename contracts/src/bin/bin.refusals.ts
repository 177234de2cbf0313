/** Refusals of the bin: the reason, and after a line break the next step. */
export const english = {
  NOT_IN_BIN: 'It is not in the bin any more: it was brought back, or deleted for good.',
} as const;
