import type { Translation } from '../../i18n/index.ts';
import type { english } from './upload.messages.ts';

export const translation: Translation<typeof english> = {
  choose: 'Escolher um ficheiro',
  orDrop: 'ou largar aqui',
  largest: '{{largest}} MB no máximo.',
  oneFile: 'Escolha um ficheiro de cada vez.',
  sending: 'A carregar {{name}}',
  sentOf: '{{sent}} de {{all}}',
  waiting: 'A ligação perdeu-se. O carregamento continua assim que o servidor responder.',
  cancel: 'Cancelar o carregamento',
  continue: 'Continuar',
  unreadable: 'O ficheiro já não pode ser lido: foi movido ou alterado. Escolha-o de novo.',
  failed: 'O carregamento parou. O que foi enviado fica guardado um dia: verifique a ligação e depois continue.',
  unfinished: 'Carregamentos por terminar',
  unfinishedText: 'Os carregamentos que nada usa são eliminados um dia depois da última parte.',
  ready: 'Carregado, ainda não usado',
  reached: '{{sent}} de {{all}} carregados',
  continueNamed: 'Continuar com {{name}}',
  discard: 'Rejeitar',
  discardNamed: 'Rejeitar {{name}}',
  otherFile: 'Este é outro ficheiro. Escolha {{name}} com {{bytes}} para continuar, ou rejeite o carregamento.',
};
