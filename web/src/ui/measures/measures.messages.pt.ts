import type { Translation } from '../../i18n/index.ts';
import type { english } from './measures.messages.ts';

export const translation: Translation<typeof english> = {
  'measure.ORDERS': 'Encomendas',
  'measure.GROSS_SALES': 'Vendas brutas',
  'measure.NET_SALES': 'Vendas líquidas',
  'measure.TAX': 'Imposto',
  'measure.DISCOUNTS': 'Descontos',
  'measure.REFUNDS': 'Reembolsos',
  'measure.REVENUE': 'Receita',
  'measure.AVERAGE_ORDER': 'Encomenda média',
  'measure.UNITS': 'Unidades',
  'measure.NEW_CUSTOMERS': 'Novos clientes',
  'measure.CAPTURED': 'Cobrado',
  'measure.PRODUCTS': 'Produtos',
  'measure.COMPLETE_PRODUCTS': 'Produtos completos',
  'measure.COMPLETENESS': 'Completude',
  'measure.COMMENTS': 'Comentários',
  'measure.COMMENTS_WAITING': 'Comentários por decidir',
  'measure.RATING': 'Classificação média',
};
