import type { Translation } from '../../../i18n/index.ts';
import type { english } from './access-control.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Zugriffskontrolle',
  common: 'Für alle',
  commonText: 'Wer die Muster sehen darf, sieht diese Karte. Sie verlangt:',
  more: 'Für alle, die mehr dürfen',
  moreText: 'Nur wer alles verwalten darf, sieht auch diese Karte. Sie verlangt:',
};
