import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Scellé jusqu’au {{time}}',
  unsealed: 'Pas encore scellé',
  waitsLong: 'Non scellé',
  doesNotFit: 'Ne correspond pas aux scellés',
  explanation:
    'Les changements sont scellés par blocs dont les empreintes s’enchaînent, une minute au plus après chacun. Toutes sont recalculées chaque heure ; « quarry audit verify » le fait aussitôt.',
  waitsLongText: 'Les changements depuis le {{time}} ne sont dans aucun bloc : « quarry worker » tourne-t-il ?',
  blocks: 'Blocs',
  waiting: 'En attente de scellé',
  verified: 'Dernière vérification',
  never: 'pas encore',
  deleted: 'Supprimés après leur durée',
  provenFrom: 'Prouvé à partir du',
  placeBlock: 'Bloc {{block}} :',
  placeEntry: 'Bloc {{block}}, entrée {{position}} :',
  outsideBlocks: 'Hors des blocs :',
  'fault.BLOCK_MISSING': 'le bloc manque.',
  'fault.BLOCK_CHANGED': 'le bloc a été modifié après avoir été scellé.',
  'fault.ENTRY_MISSING': 'l’entrée manque.',
  'fault.ENTRY_CHANGED': 'l’entrée a été modifiée ou déplacée après avoir été scellée.',
  'fault.ENTRY_UNKNOWN': 'Quarry n’a pas écrit cette entrée.',
  showChange: 'Montrer le changement.',
  faultStep: 'Quelqu’un a modifié la base de données directement : suivez le guide d’exploitation.',
};
