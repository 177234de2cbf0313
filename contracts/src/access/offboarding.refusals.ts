/** Refusals of offboarding: the reason, and after a line break the next step. */
export const english = {
  IS_THE_HEIR: 'They get what the others leave behind, and so were left alone.',
} as const;
