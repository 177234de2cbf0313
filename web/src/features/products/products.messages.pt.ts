import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Ainda não há produtos',
  emptyText:
    'Os produtos são extraídos do que as lojas oferecem: o Quarry percorre as lojas e a pessoa aceita o que a mesa de revisão propõe.',
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
  completeness: 'Preenchimento',
  belowPercent: 'Abaixo de {{percent}} %',
  created: 'Adicionada',
  updated: 'Alterado',
  archiveProducts_one: 'Arquivar {{count}} produto',
  archiveProducts_other: 'Arquivar {{count}} produtos',
  deleteProducts_one: 'Eliminar {{count}} produto',
  deleteProducts_other: 'Eliminar {{count}} produtos',
};
