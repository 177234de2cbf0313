import type { english } from './offboarding.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  IS_THE_HEIR: 'Esta pessoa recebe o que as outras deixam e, por isso, ficou como estava.',
};
