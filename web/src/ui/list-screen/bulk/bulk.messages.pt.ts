import type { Translation } from '../../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Selecionar todas as {{count}} que correspondem',
  allSelected: 'Todas as {{count}} que correspondem estão selecionadas',
  reading: 'A ler o que corresponde agora: {{count}}',
  readingRange: 'A ler as linhas entre as duas',
  askText: 'Agora correspondem {{now}} linhas; quando as selecionou eram {{selected}}. Ainda nada foi feito.',
  stays: 'Decorre neste separador: sair da lista interrompe-o depois das linhas em curso.',
  tooMany: 'Correspondem mais de {{most}} linhas. Restrinja a lista e faça-o por partes.',
  stop: 'Parar',
  result: 'Resultado',
  name: 'Nome',
  reason: 'Motivo',
  isDone: 'Feito',
  isRefused: 'Recusado',
  left: '{{count}} deixadas como estavam',
  moreInFile: 'Mais {{count}} estão no ficheiro.',
  download: 'Transferir todos os resultados',
};
