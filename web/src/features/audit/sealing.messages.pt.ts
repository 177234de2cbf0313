import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Selado até {{time}}',
  unsealed: 'Ainda não selado',
  waitsLong: 'Não selado',
  doesNotFit: 'Não condiz com os selos',
  explanation:
    'As alterações são seladas em blocos cujos hashes se encadeiam, no máximo um minuto depois de cada uma. Todos são recalculados a cada hora; «quarry audit verify» fá-lo já.',
  waitsLongText: 'As alterações desde {{time}} não estão em nenhum bloco: «quarry worker» está a correr?',
  blocks: 'Blocos',
  waiting: 'À espera do selo',
  verified: 'Última verificação',
  never: 'ainda não',
  deleted: 'Eliminadas após o prazo',
  provenFrom: 'Provado desde',
  placeBlock: 'Bloco {{block}}:',
  placeEntry: 'Bloco {{block}}, entrada {{position}}:',
  outsideBlocks: 'Fora dos blocos:',
  'fault.BLOCK_MISSING': 'falta o bloco.',
  'fault.BLOCK_CHANGED': 'o bloco foi alterado depois de selado.',
  'fault.ENTRY_MISSING': 'falta a entrada.',
  'fault.ENTRY_CHANGED': 'a entrada foi alterada ou deslocada depois de selada.',
  'fault.ENTRY_UNKNOWN': 'O Quarry não escreveu esta entrada.',
  showChange: 'Mostrar a alteração.',
  faultStep: 'Alguém alterou a base de dados diretamente: siga o manual de operação.',
};
