/** Refusals of settings: the reason, and after a line break the next step. */
export const english = {
  SETTING_FIXED:
    'This setting is fixed by the variable {{variable}}.\nChange the variable, or remove it and start Quarry again.',
  SETTING_NO_CHANNELS:
    'There are no sales channels yet, so nothing can be set for one.\nSet it for the installation instead.',
  SETTING_SAME_EVERYWHERE: 'This setting is the same everywhere.\nSet it for the installation instead.',
} as const;
