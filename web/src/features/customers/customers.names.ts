import type { Names } from '../../i18n/index.ts';

export const names = {
  customers: { en: 'Customers', de: 'Kunden', fr: 'Clients', pt: 'Clientes' },
  addCustomer: {
    en: 'Add customer',
    de: 'Kunde hinzufügen',
    fr: 'Ajouter un client',
    pt: 'Adicionar cliente',
  },
  customer: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
} satisfies Names;
