import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Selecionar todas as {{count}} que correspondem',
  allSelected: 'Todas as {{count}} que correspondem estão selecionadas',
  gathering: 'A apurar que linhas correspondem',
  readingRange: 'A ler as linhas entre as duas',
  askText: 'Agora correspondem {{count}} linhas. Ainda nada foi feito.',
  goesOn: 'Continua se sair da lista ou fechar este separador; as tarefas mostram até onde chegou.',
  tooMany:
    'Só se podem escolher, ou excluir, {{most}} linhas uma a uma. Restrinja a lista e selecione todas as que correspondem.',
  stop: 'Parar',
  leaveIt: 'Deixar continuar',
  result: 'Resultado',
  name: 'Nome',
  reason: 'Motivo',
  isDone: 'Feito',
  isRefused: 'Recusado',
  isLeft: 'Deixado como estava',
  left: '{{count}} deixadas como estavam',
  moreInFile: 'Mais {{count}} estão no ficheiro.',
  download: 'Transferir todos os resultados',
  takenBack_one: 'Anulado para {{count}} registo',
  takenBack_other: 'Anulado para {{count}} registos',
  takenBackInPart_one: '{{count}} registo não pôde ser anulado; as tarefas dizem porquê.',
  takenBackInPart_other: '{{count}} registos não puderam ser anulados; as tarefas dizem porquê.',
};
