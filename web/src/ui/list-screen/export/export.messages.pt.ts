import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Exportar {{list}}',
  what_one: 'Exporta a lista como é mostrada: {{rows}} linha, com {{columns}}.',
  what_other: 'Exporta a lista como é mostrada: {{rows}} linhas por esta ordem, com {{columns}}.',
  format: 'Formato',
  csv: 'CSV, para folhas de cálculo',
  jsonl: 'JSON Lines para programas',
  import: 'CSV com todos os campos, para editar e voltar a importar',
  allColumns: 'todos os campos que uma importação aceita',
  start: 'Exportar linhas',
  running: 'Progresso da exportação',
  rows: '{{rows}} de {{total}} linhas',
  done_one: '{{count}} linha está em {{name}}.',
  done_other: '{{count}} linhas estão em {{name}}.',
  leftOut_one: '{{count}} linha não é exportada: o seu papel não inclui exportá-la.',
  leftOut_other: '{{count}} linhas não são exportadas: o seu papel não inclui exportá-las.',
  failed: 'O ficheiro não está completo e foi descartado.',
};
