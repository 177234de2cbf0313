import type { english } from './bin.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  NOT_IN_BIN: 'Es liegt nicht mehr im Papierkorb: Es wurde wiederhergestellt oder endgültig gelöscht.',
};
