import type { Translation } from '../../i18n/index.ts';
import type { english } from './locale-texts.messages.ts';

export const translation: Translation<typeof english> = {
  filled: '{{count}} de {{all}} preenchidos',
  listed: 'Exibido nas listas',
};
