import type { Translation } from '../../i18n/index.ts';
import type { english } from './role.messages.ts';

export const translation: Translation<typeof english> = {
  administrator: 'Administration',
  shop_manager: 'Shop-Verwaltung',
  brand_manager: 'Marken-Verwaltung',
  analyst: 'Analyse',
  support: 'Kundendienst',
};
