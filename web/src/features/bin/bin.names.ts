import type { Names } from '../../i18n/index.ts';

export const names = {
  bin: { en: 'Bin', de: 'Papierkorb', fr: 'Corbeille', pt: 'Reciclagem' },
} satisfies Names;
