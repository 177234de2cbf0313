import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Scellé jusqu’au {{time}}',
  unsealed: 'Pas encore scellé',
  waitsLong: 'Non scellé',
  doesNotFit: 'Ne correspond pas aux scellés',
  explanation:
    'Les modifications sont closes par blocs dont les empreintes s’enchaînent, une minute au plus après chacune. Toutes sont recalculées chaque heure ; « quarry audit verify » le fait aussitôt.',
  waitsLongText: 'Les modifications depuis le {{time}} ne sont dans aucun bloc : « quarry worker » tourne-t-il ?',
  blocks: 'Blocs',
  waiting: 'En attente de scellé',
  verified: 'Dernière vérification',
  never: 'pas encore',
  placeBlock: 'Bloc {{block}} :',
  placeEntry: 'Bloc {{block}}, entrée {{position}} :',
  outsideBlocks: 'Hors des blocs :',
  'fault.BLOCK_MISSING': 'le bloc manque.',
  'fault.BLOCK_CHANGED': 'le bloc n’est plus tel qu’il a été clos.',
  'fault.ENTRY_MISSING': 'l’entrée manque.',
  'fault.ENTRY_CHANGED': 'l’entrée n’est plus telle qu’elle a été scellée, ou pas à sa place.',
  'fault.ENTRY_UNKNOWN': 'une entrée est arrivée par une autre voie que celle de Quarry.',
  showChange: 'Montrer la modification.',
  faultStep: 'Quelqu’un a modifié la base de données à la main : le guide d’exploitation dit que faire.',
};
