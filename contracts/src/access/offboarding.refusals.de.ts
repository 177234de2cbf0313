import type { english } from './offboarding.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  IS_THE_HEIR: 'Diese Person bekommt, was die anderen hinterlassen, und blieb deshalb, wie sie ist.',
};
