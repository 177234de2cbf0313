import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Selecionar as {{count}} linhas correspondentes',
  allSelected: 'As {{count}} linhas correspondentes estão selecionadas',
  gathering: 'A apurar que linhas correspondem',
  readingRange: 'A carregar as linhas entre as duas',
  askText: 'Agora correspondem {{count}} linhas. Ainda nada foi alterado.',
  goesOn: 'Continua se sair da lista ou fechar este separador; as tarefas mostram o progresso.',
  tooMany:
    'Só pode selecionar ou desselecionar {{most}} linhas uma a uma. Restrinja a lista e selecione todas as linhas correspondentes.',
  stop: 'Parar',
  leaveIt: 'Deixar correr',
  result: 'Resultado',
  name: 'Nome',
  reason: 'Motivo',
  isDone: 'Feito',
  isRefused: 'Recusado',
  isUnchanged: 'Inalterado',
  isFailed: 'Falhou',
  isConflict: 'Conflito',
  isLeft: 'Ignorado',
  left: '{{count}} ignoradas',
  moreInFile: 'Mais {{count}} estão no ficheiro.',
  download: 'Transferir todos os resultados',
  takenBack_one: 'Anulado para {{count}} registo',
  takenBack_other: 'Anulado para {{count}} registos',
  takenBackInPart_one: '{{count}} registo não pôde ser anulado; as tarefas dizem porquê.',
  takenBackInPart_other: '{{count}} registos não puderam ser anulados; as tarefas dizem porquê.',
};
