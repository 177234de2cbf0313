import type { Translation } from '../../i18n/index.ts';
import type { english } from './brands.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Ainda não há marcas',
  emptyText:
    'Uma marca fabrica ou possui uma linha de produtos. Chegam com os primeiros produtos, ou adicione-as aqui.',
  name: 'Nome',
  status: 'Estado',
  ACTIVE: 'Ativa',
  ARCHIVED: 'Arquivada',
  country: 'País',
  countryHelp: 'Duas letras, como PT.',
  website: 'Site',
  description: 'Descrição',
  aliases: 'Outros nomes',
  aliasesHelp: 'Outros nomes da mesma marca, um por linha. As ofertas sob qualquer deles pertencem-lhe.',
  products: 'Produtos',
  created: 'Adicionada',
  updated: 'Alterada',
  details: 'Pormenores',
  addTitle: 'Adicionar marca',
  addButton: 'Adicionar marca',
  added: 'Marca {{name}} adicionada',
  savedBrand: 'Marca {{name}} guardada',
  nameTaken: 'O nome {{name}} pertence a outra marca, ou é um dos outros nomes dela. Use essa marca ou outro nome.',
  openOther: 'Abrir a outra marca',
  archive: 'Arquivar a marca',
  archiveNamed: 'Arquivar a marca {{name}}',
  effectCounting: 'A contar os seus produtos…',
  effectUnseen: 'O seu papel não mostra produtos, por isso não são contados aqui.',
  effectActive_one:
    '{{count}} produto ativo impede que a marca seja arquivada. Arquive-o primeiro, ou dê-lhe outra marca.',
  effectActive_other:
    '{{count}} produtos ativos impedem que a marca seja arquivada. Arquive-os primeiro, ou dê-lhes outra marca.',
  showActive_one: 'Mostrar o produto ativo',
  showActive_other: 'Mostrar os produtos ativos',
  effectOthers_one:
    '{{count}} produto que não está ativo mantém a marca. Só pode ficar ativo depois de a marca ser restaurada.',
  effectOthers_other:
    '{{count}} produtos que não estão ativos mantêm a marca. Só podem ficar ativos depois de a marca ser restaurada.',
  showOthers_one: 'Mostrar o outro produto',
  showOthers_other: 'Mostrar os outros produtos',
  effectNone: 'Nenhum produto tem esta marca.',
  effectNames: 'O nome e os alias continuam ocupados; as ofertas com eles continuam a pertencer à marca.',
  manyArchived_one: '{{count}} marca é arquivada.',
  manyArchived_other: '{{count}} marcas são arquivadas.',
  manyRefused_one:
    '{{count}} marca fica como está, porque tem produtos ativos. Arquive-os primeiro, ou dê-lhes outra marca.',
  manyRefused_other:
    '{{count}} marcas ficam como estão, porque têm produtos ativos. Arquive-os primeiro, ou dê-lhes outra marca.',
  manyNotAllowed_one: '{{count}} marca fica como está, porque o seu papel não a pode arquivar.',
  manyNotAllowed_other: '{{count}} marcas ficam como estão, porque o seu papel não as pode arquivar.',
  manyProducts_one:
    '{{count}} produto destas marcas mantém a sua marca. Não pode ficar ativo até a marca ser restaurada.',
  manyProducts_other:
    '{{count}} produtos destas marcas mantêm a sua marca. Não podem ficar ativos até ela ser restaurada.',
  showProducts_one: 'Mostrar produto',
  showProducts_other: 'Mostrar produtos',
  manyUnseen: 'O seu papel não mostra produtos, por isso os que mantêm a sua marca não são contados aqui.',
  manyNames: 'Nomes e alias continuam ocupados; as ofertas com eles ainda pertencem a estas marcas.',
  manyNone: 'Nenhuma destas marcas pode ser arquivada.',
  restore: 'Restaurar a marca',
  archiveBrands_one: 'Arquivar {{count}} marca',
  archiveBrands_other: 'Arquivar {{count}} marcas',
  restoreBrands_one: 'Restaurar {{count}} marca',
  restoreBrands_other: 'Restaurar {{count}} marcas',
  archived: 'Marca {{name}} arquivada',
  notArchived: 'A marca {{name}} não foi arquivada',
  restored: 'Marca {{name}} restaurada',
  seeProducts: 'Ver os seus produtos',
};
