import type { Names } from '../../i18n/index.ts';

export const names = {
  ordersList: { en: 'Orders list', de: 'Bestellliste', fr: 'Liste des commandes', pt: 'Lista de encomendas' },
  orders: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes', pt: 'Encomendas' },
  manageOrders: {
    en: 'Manage orders',
    de: 'Bestellungen verwalten',
    fr: 'Gérer les commandes',
    pt: 'Gerir encomendas',
  },
  addOrder: { en: 'Add order', de: 'Bestellung anlegen', fr: 'Ajouter une commande', pt: 'Adicionar encomenda' },
  order: { en: 'Order', de: 'Bestellung', fr: 'Commande', pt: 'Encomenda' },
} satisfies Names;
