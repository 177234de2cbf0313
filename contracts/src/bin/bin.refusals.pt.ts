import type { english } from './bin.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  NOT_IN_BIN: 'Já não está na reciclagem: foi restaurado, ou eliminado de vez.',
};
