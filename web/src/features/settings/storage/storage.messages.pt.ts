import type { Translation } from '../../../i18n/index.ts';
import type { english } from './storage.messages.ts';

export const translation: Translation<typeof english> = {
  intro:
    'O que cresce com o tempo, quanto se guarda e o que é eliminado e quando. Aquilo em que algo assenta fica sempre. Contado uma vez por dia.',
  counted: 'Contado',
  notCounted: 'Ainda nada foi contado. A primeira contagem termina até um dia depois do primeiro arranque.',
  ofShop: 'Só da loja',
  allShops: 'Mostrar todas as lojas',
  'kind.STORED_PAGES': 'Páginas e feeds guardados',
  'kind.FETCHES': 'Pedidos de páginas',
  'kind.SNAPSHOTS': 'Instantâneos de ofertas',
  'kind.RUN_ITEMS': 'Elementos de execuções',
  'kind.AUDIT': 'Registo de alterações',
  kept: 'Guardado',
  held: 'Fica sempre',
  due: 'A eliminar',
  lastFreed: 'Libertado por último',
  amount_one: '{{count}} entrada, {{bytes}}',
  amount_other: '{{count}} entradas, {{bytes}}',
  estimated: 'Os bytes são a parte das entradas na sua tabela com os índices.',
  byMonth: 'Por mês',
  month: 'Mês',
  goesAt: 'Prazo termina em',
  forEver: 'Guardado para sempre',
  allMonths: 'Mostrar os {{count}} meses',
  nothingKept: 'Nada está guardado.',
  notCountedYet: 'Ainda não foi contado; a primeira contagem termina até um dia depois do primeiro arranque.',
  byShop: 'Por loja',
  shop: 'Loja',
  limit: 'Guardado durante',
  ownLimit: 'valor próprio',
};
