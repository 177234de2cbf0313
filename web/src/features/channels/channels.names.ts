import type { Names } from '../../i18n/index.ts';

export const names = {
  channels: { en: 'Sales channels', de: 'Vertriebskanäle', fr: 'Canaux de vente', pt: 'Canais de venda' },
  addChannel: {
    en: 'Add sales channel',
    de: 'Vertriebskanal hinzufügen',
    fr: 'Ajouter un canal de vente',
    pt: 'Adicionar canal de venda',
  },
  channelMatrix: {
    en: 'Products by channel',
    de: 'Produkte nach Kanal',
    fr: 'Produits par canal',
    pt: 'Produtos por canal',
  },
  channel: { en: 'Sales channel', de: 'Vertriebskanal', fr: 'Canal de vente', pt: 'Canal de venda' },
  channelKeys: {
    en: 'Keys of the sales channel',
    de: 'Schlüssel des Vertriebskanals',
    fr: 'Clés du canal de vente',
    pt: 'Chaves do canal de venda',
  },
  channel_key: {
    en: 'Key of a sales channel',
    de: 'Schlüssel eines Vertriebskanals',
    fr: 'Clé d’un canal de vente',
    pt: 'Chave de um canal de venda',
  },
  feed_run: {
    en: 'Rebuild of a feed',
    de: 'Neuaufbau eines Feeds',
    fr: 'Reconstruction d’un flux',
    pt: 'Reconstrução de um feed',
  },
  'kind.feed_rebuild': {
    en: 'Feed rebuild',
    de: 'Feed-Neuaufbau',
    fr: 'Reconstruction de flux',
    pt: 'Reconstrução de feed',
  },
  channelFeeds: {
    en: 'Feeds of the sales channel',
    de: 'Feeds des Vertriebskanals',
    fr: 'Flux du canal de vente',
    pt: 'Feeds do canal de venda',
  },
  channelMapping: {
    en: 'Mapping of the sales channel',
    de: 'Zuordnung des Vertriebskanals',
    fr: 'Mappage du canal de vente',
    pt: 'Mapeamento do canal de venda',
  },
  channelIssues: {
    en: 'Issues of the sales channel',
    de: 'Probleme des Vertriebskanals',
    fr: 'Problèmes du canal de vente',
    pt: 'Problemas do canal de venda',
  },
  addChannelFeed: { en: 'Add feed', de: 'Feed hinzufügen', fr: 'Ajouter un flux', pt: 'Adicionar feed' },
  channel_feed: {
    en: 'Feed of a sales channel',
    de: 'Feed eines Vertriebskanals',
    fr: 'Flux d’un canal de vente',
    pt: 'Feed de um canal de venda',
  },
  listings: { en: 'Listings', de: 'Listings', fr: 'Publications', pt: 'Publicações' },
  listing: { en: 'Listing', de: 'Listing', fr: 'Publication', pt: 'Publicação' },
  'bulk.products.publishOnChannel': {
    en: 'Publish on channel',
    de: 'Auf Kanal veröffentlichen',
    fr: 'Publier sur un canal',
    pt: 'Publicar num canal',
  },
  'bulk.products.takeOffChannel': {
    en: 'Take off channel',
    de: 'Vom Kanal nehmen',
    fr: 'Retirer d’un canal',
    pt: 'Retirar de um canal',
  },
  'bulk.listings.publish': {
    en: 'Publish listings',
    de: 'Listings veröffentlichen',
    fr: 'Publier sur le canal',
    pt: 'Publicar no canal',
  },
  'bulk.listings.takeOff': {
    en: 'Take listings off',
    de: 'Listings vom Kanal nehmen',
    fr: 'Retirer du canal',
    pt: 'Retirar do canal',
  },
  'bulk.listingCells.apply': {
    en: 'Change listings',
    de: 'Listings ändern',
    fr: 'Modifier des publications',
    pt: 'Alterar publicações',
  },
} satisfies Names;
