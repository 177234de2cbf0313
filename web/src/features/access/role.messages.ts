import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  administrator: 'Administrator',
  shop_manager: 'Shop manager',
  brand_manager: 'Brand manager',
  analyst: 'Analyst',
  support: 'Support',
};

/** The names of the roles that every installation begins with. */
export const roleMessages = defineCatalogue('roles', english, {
  de: () => import('./role.messages.de.ts'),
  fr: () => import('./role.messages.fr.ts'),
  pt: () => import('./role.messages.pt.ts'),
});
