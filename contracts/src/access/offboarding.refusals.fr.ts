import type { english } from './offboarding.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  IS_THE_HEIR: 'Cette personne reçoit ce que les autres laissent ; elle est donc restée telle quelle.',
};
