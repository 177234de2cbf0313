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
  order_count: {
    en: 'Count of orders',
    de: 'Zählung von Bestellungen',
    fr: 'Décompte de commandes',
    pt: 'Contagem de encomendas',
  },
  'kind.order_count': { en: 'Count', de: 'Zählung', fr: 'Décompte', pt: 'Contagem' },
  'bulk.orders.count': {
    en: 'Add up orders of a filter',
    de: 'Bestellungen eines Filters summieren',
    fr: 'Additionner les commandes d’un filtre',
    pt: 'Somar as encomendas de um filtro',
  },
} satisfies Names;
