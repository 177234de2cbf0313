import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Ainda não há produtos',
  emptyText:
    'Os produtos vêm das ofertas das lojas: o Quarry rastreia as lojas, e a pessoa aceita as propostas da mesa de revisão.',
  name: 'Nome',
  status: 'Estado',
  DRAFT: 'Rascunho',
  IN_REVIEW: 'Em revisão',
  REJECTED: 'Rejeitado',
  ACTIVE: 'Ativo',
  UNLISTED: 'Não listado',
  ARCHIVED: 'Arquivado',
  brand: 'Marca',
  category: 'Categoria',
  shop: 'Loja',
  shops: 'Lojas observadas',
  offers: 'Ofertas observadas',
  withOffers: 'Com ofertas observadas',
  withoutOffers: 'Sem ofertas observadas',
  lowestPrice: 'Preço observado mais baixo',
  completeness: 'Completude',
  belowPercent: 'Abaixo de {{percent}} %',
  created: 'Adicionado',
  updated: 'Alterado',
  archiveProducts_one: 'Arquivar {{count}} produto',
  archiveProducts_other: 'Arquivar {{count}} produtos',
  deleteProducts_one: 'Eliminar {{count}} produto',
  deleteProducts_other: 'Eliminar {{count}} produtos',
};
