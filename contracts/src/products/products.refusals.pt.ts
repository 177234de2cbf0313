import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'A marca {{brand}} está arquivada, pelo que os seus produtos não podem estar ativos.\nRestaure primeiro a marca.',
  ARCHIVE_REASON_MISSING: 'Um produto é arquivado com um motivo.\nArquive-o outra vez e escolha um.',
  ARCHIVED_NOT_BINNED: 'Este produto está no arquivo e não na reciclagem.\nMova-o primeiro para a reciclagem.',
  VALUE_OF_SOURCE: 'Ninguém o definiu à mão: é o que uma fonte indica, e isso fica.',
  VALUE_TAKEN: 'Outro produto, {{name}}, já tem “{{text}}”.\nIntroduza outro valor, ou altere-o lá primeiro.',
  'VALUE_TAKEN:hidden':
    'Um produto que não pode ver já tem “{{text}}”.\nIntroduza outro valor, ou pergunte a um administrador.',
  TOO_MANY_TAGS: 'Um produto pode ter no máximo {{most}} etiquetas.\nRemova primeiro algumas.',
  already_there: 'O produto já está neste estado: {{status}}.',
  'already_there:archived':
    'O produto já está arquivado.\nAbra “Arquivar produto” para o desarquivar ou ver porque foi arquivado.',
  no_such_move: 'Um produto neste estado ({{from}}) não pode passar a: {{to}}.\nPossível: {{ways}}.',
  'no_such_move:from':
    'Um produto neste estado ({{from}}) não pode passar a: {{to}}, só a partir de: {{starts}}.\nPossível: {{ways}}.',
  'restored:identifier': 'Outro produto, {{name}}, também tem {{kind}} {{value}}.',
  'status:DRAFT': 'rascunho',
  'status:IN_REVIEW': 'em revisão',
  'status:REJECTED': 'rejeitado',
  'status:ACTIVE': 'ativo',
  'status:UNLISTED': 'não listado',
  'status:ARCHIVED': 'arquivado',
};
