import type { Permission } from '../../../data/index.ts';

/** What it takes to set a provider up: its secret is kept with those of settings, and it moves the money of the shop. */
export const rightToSetUp: readonly Permission[] = [
  { action: 'update', subject: 'Setting' },
  { action: 'update', subject: 'Payment' },
];
