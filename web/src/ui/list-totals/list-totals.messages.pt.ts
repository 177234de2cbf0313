import type { Translation } from '../../i18n/index.ts';
import type { english } from './list-totals.messages.ts';

export const translation: Translation<typeof english> = {
  totals: 'Totais do filtro',
  rows_one: '{{count}} linha',
  rows_other: '{{count}} linhas',
  tooMany: 'Os totais são mostrados até 10 001 linhas. Restrinja o filtro.',
  adding: 'A somar: {{number}} linhas até agora. Continua se sair da página.',
  endedEarly: 'A soma terminou antes do fim.',
  notAdded: 'Mais de 10 001 linhas.',
  addedUp: 'Somado:',
  addUp: 'Somar',
  addUpAgain: 'Somar de novo',
  failed: 'Não foi possível carregar os totais.',
  tryAgain: 'Tentar novamente',
};
