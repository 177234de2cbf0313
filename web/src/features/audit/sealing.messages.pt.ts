import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Selado até {{time}}',
  unsealed: 'Ainda não selado',
  waitsLong: 'Não selado',
  doesNotFit: 'Não condiz com os selos',
  explanation:
    'As alterações são fechadas em blocos cujos resumos se encadeiam, no máximo um minuto depois de cada uma. Todos são refeitos a cada hora; «quarry audit verify» fá-lo já.',
  waitsLongText: 'As alterações desde {{time}} não estão em nenhum bloco: «quarry worker» está a correr?',
  blocks: 'Blocos',
  waiting: 'À espera do selo',
  verified: 'Última verificação',
  never: 'ainda não',
  placeBlock: 'Bloco {{block}}:',
  placeEntry: 'Bloco {{block}}, entrada {{position}}:',
  outsideBlocks: 'Fora dos blocos:',
  'fault.BLOCK_MISSING': 'falta o bloco.',
  'fault.BLOCK_CHANGED': 'o bloco não está como foi fechado.',
  'fault.ENTRY_MISSING': 'falta a entrada.',
  'fault.ENTRY_CHANGED': 'a entrada não está como foi selada, ou não está no seu lugar.',
  'fault.ENTRY_UNKNOWN': 'uma entrada chegou por outra via que não a do Quarry.',
  showChange: 'Mostrar a alteração.',
  faultStep: 'Alguém alterou a base de dados à mão: o manual de operação diz o que fazer.',
};
