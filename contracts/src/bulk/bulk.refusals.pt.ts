import type { english } from './bulk.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ROW_GONE: 'Já não existe, ou está oculto para si.',
  ROW_IN_BIN: 'Está na reciclagem.\nRestaure-o primeiro a partir daí.',
  ROW_CHANGED: 'Alguém o alterou no mesmo instante.\nFaça-o outra vez.',
  CHOICE_GONE: 'O que foi escolhido já não existe.\nEscolha de novo.',
  NO_RIGHT_TO_ROW: 'Não pode fazer isto a este registo.\nFale com um administrador.',
  RUN_AT_WORK: 'A execução ainda está em curso.\nCancele-a primeiro, ou espere que termine.',
  RUN_IS_UNDO: 'Esta execução anulou outra.\nO que essa fez pode voltar a ser feito a partir da lista.',
  RUN_LASTS: 'O que esta execução fez não pode ser anulado.',
  RUN_UNDONE: 'Esta execução já foi anulada.',
  RUN_CHANGED_NOTHING: 'Esta execução não alterou nada, ou os seus resultados já não existem.',
  RUN_NOTHING_LEFT: 'Nenhum registo desta execução foi recusado ou falhou, ou os seus resultados já não existem.',
  RUN_ONLY_CONFLICTS:
    'Tudo o que esta execução deixou foi alterado noutro lugar depois de planeado; repetir não o resolve.\nVerifique de novo o ficheiro, ou edite de novo os registos.',
  RUN_CANCELLED: 'Esta execução foi cancelada.\nFaça-o outra vez a partir da lista.',
};
