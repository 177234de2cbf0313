import type { Translation } from '../../i18n/index.ts';
import type { english } from './role.messages.ts';

export const translation: Translation<typeof english> = {
  administrator: 'Administrador',
  shop_manager: 'Gestor de loja',
  brand_manager: 'Gestor de marca',
  analyst: 'Analista',
  support: 'Apoio',
};
