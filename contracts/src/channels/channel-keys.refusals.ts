/** Refusals around keys of sales channels: the reason, and after a line break the next step. */
export const english = {
  CHANNEL_KEYS_USED_one: 'One key was used in the last 30 days.\nMove it first or confirm.',
  CHANNEL_KEYS_USED_other: '{{count}} keys were used in the last 30 days.\nMove them first or confirm.',
  'CHANNEL_KEYS_USED:listed_one':
    'One key was used in the last 30 days, and variants go off the channel for good: {{listings}}.\nMove the key first or confirm.',
  'CHANNEL_KEYS_USED:listed_other':
    '{{count}} keys were used in the last 30 days, and variants go off the channel for good: {{listings}}.\nMove the keys first or confirm.',
  CHANNEL_KEYS_END: '{{channel}} is archived, so that no key of it works.\nCreate the key on another channel.',
  CHANNEL_KEYS_FULL: '{{channel}} has {{most}} keys that work.\nRevoke one that nobody uses.',
} as const;
