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
  updateOrders: {
    en: 'Update orders',
    de: 'Bestellungen aktualisieren',
    fr: 'Mettre à jour des commandes',
    pt: 'Atualizar encomendas',
  },
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
  'bulk.orders.ship': {
    en: 'Ship orders',
    de: 'Bestellungen versenden',
    fr: 'Expédier des commandes',
    pt: 'Enviar encomendas',
  },
  'bulk.orders.deliver': {
    en: 'Mark orders as delivered',
    de: 'Bestellungen als zugestellt vermerken',
    fr: 'Marquer des commandes comme livrées',
    pt: 'Marcar encomendas como entregues',
  },
  'bulk.orders.hold': {
    en: 'Hold orders',
    de: 'Bestellungen anhalten',
    fr: 'Mettre des commandes en attente',
    pt: 'Reter encomendas',
  },
  'bulk.orders.release': {
    en: 'Release orders',
    de: 'Bestellungen freigeben',
    fr: 'Libérer des commandes',
    pt: 'Libertar encomendas',
  },
  'bulk.orders.complete': {
    en: 'Complete orders',
    de: 'Bestellungen abschließen',
    fr: 'Terminer des commandes',
    pt: 'Concluir encomendas',
  },
  'bulk.orders.archive': {
    en: 'Archive orders',
    de: 'Bestellungen archivieren',
    fr: 'Archiver des commandes',
    pt: 'Arquivar encomendas',
  },
  'bulk.orders.cancel': {
    en: 'Cancel orders',
    de: 'Bestellungen stornieren',
    fr: 'Annuler des commandes',
    pt: 'Cancelar encomendas',
  },
  'bulk.orders.assign': {
    en: 'Assign orders',
    de: 'Bestellungen zuweisen',
    fr: 'Attribuer des commandes',
    pt: 'Atribuir encomendas',
  },
} satisfies Names;
