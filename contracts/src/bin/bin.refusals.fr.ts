import type { english } from './bin.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  NOT_IN_BIN: 'Cet élément n’est plus dans la corbeille : il a été rétabli, ou supprimé définitivement.',
};
