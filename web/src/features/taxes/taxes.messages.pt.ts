import type { Translation } from '../../i18n/index.ts';
import type { english } from './taxes.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Ainda não há taxas de imposto',
  emptyText:
    'Uma taxa de imposto vale num país ou numa região a partir de um dia. Os preços nos canais de venda são formados com as taxas da sua loja.',
  shop: 'Loja',
  shopHelp: 'Uma das suas lojas. A taxa fica nela.',
  name: 'Nome',
  nameHelp: 'Como aparece nas faturas, por exemplo IVA.',
  country: 'País',
  chooseCountry: 'Escolher um país',
  region: 'Região',
  regionHelp: 'Como a ISO 3166-2 a escreve depois do país, por exemplo CA. Deixe vazio para todo o país.',
  wholeCountry: 'Todo o país',
  taxClass: 'Classe de imposto',
  taxClassHelp: 'standard, reduced, zero ou um nome seu. Sem indicação é standard.',
  rate: 'Taxa',
  percent: 'Taxa em percentagem',
  percentHelp: 'No máximo quatro casas decimais, por exemplo 8,875.',
  validFrom: 'Válida a partir de',
  validFromHelp: 'Até começar a taxa seguinte do mesmo lugar e da mesma classe.',
  current: 'Hoje',
  isCurrent: 'Válida hoje',
  isNotCurrent: 'Não válida hoje',
  created: 'Adicionada',
  updated: 'Alterada',
  details: 'Detalhes',
  addButton: 'Adicionar taxa de imposto',
  added: 'Taxa de imposto {{name}} adicionada',
  saved: 'Taxa de imposto {{name}} guardada',
  taken:
    '{{name}} desta loja vale desde o mesmo dia no mesmo lugar para a mesma classe. Escolha outro dia, ou altere essa taxa.',
  delete: 'Eliminar taxa de imposto',
  noneToday: 'Esta loja não tem nenhuma taxa de imposto válida hoje.',
  showAll: 'Todas as taxas de imposto da loja',
};
