import type { Translation } from '../../i18n/index.ts';
import type { english } from './role.messages.ts';

export const translation: Translation<typeof english> = {
  administrator: 'Administrateur',
  shop_manager: 'Responsable de boutique',
  brand_manager: 'Responsable de marque',
  analyst: 'Analyste',
  support: 'Assistance',
};
