import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Exportar {{list}}',
  what_one: 'O que a lista mostra agora: {{rows}} linha, com {{columns}}.',
  what_other: 'O que a lista mostra agora: {{rows}} linhas, pela sua ordem, com {{columns}}.',
  format: 'Formato',
  csv: 'CSV, para folhas de cálculo',
  jsonl: 'Linhas JSON, para programas',
  start: 'Exportar linhas',
  running: 'Progresso da exportação',
  rows: '{{rows}} de {{total}} linhas',
  done_one: '{{count}} linha está em {{name}}.',
  done_other: '{{count}} linhas estão em {{name}}.',
  leftOut_one: '{{count}} da lista não está: a sua função não inclui exportá-la.',
  leftOut_other: '{{count}} da lista não estão: a sua função não inclui exportá-las.',
  failed: 'O ficheiro não está completo e foi descartado.',
};
