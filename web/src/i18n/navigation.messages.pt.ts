import type { Translation } from './catalogue.ts';
import type { english } from './navigation.messages.ts';

export const translation: Translation<typeof english> = {
  overview: 'Visão geral',
  catalogue: 'Catálogo',
  sources: 'Fontes',
  dashboard: 'Painel',
  shops: 'Lojas',
  addShop: 'Adicionar loja',
  brands: 'Marcas',
  addBrand: 'Adicionar marca',
  crawlers: 'Rastreadores',
  addCrawler: 'Adicionar rastreador',
  grabbers: 'Coletores',
  addGrabber: 'Adicionar coletor',
  excavators: 'Escavadores',
  addExcavator: 'Adicionar escavador',
  products: 'Produtos',
  brand: 'Marca',
  shop: 'Loja',
  product: 'Produto',
  offers: 'Ofertas',
  crawlRuns: 'Rastreamentos',
  reviewDesk: 'Mesa de revisão',
};
