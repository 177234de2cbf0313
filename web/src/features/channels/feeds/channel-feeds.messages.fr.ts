import type { Translation } from '../../../i18n/index.ts';
import type { english } from './channel-feeds.messages.ts';

export const translation: Translation<typeof english> = {
  feeds: 'Flux',
  feedsText:
    'Un flux est un fichier à sa propre adresse, que le canal lit. Ses lignes suivent le catalogue d’elles-mêmes.',
  empty: 'Aucun flux pour l’instant.',
  add: 'Ajouter un flux',
  name: 'Nom',
  nameHelp: 'Ce qui le distingue des autres flux du canal, par exemple « Flux principal ».',
  format: 'Format',
  chooseFormat: 'Choisir un format',
  scheduleHelp: 'Les lignes suivent chaque modification même sans planification. Elle les réévalue toutes en plus.',
  details: 'Détails',
  added: 'Flux {{name}} ajouté',
  saved: 'Flux {{name}} enregistré',
  address: 'Adresse',
  addressText:
    'Saisissez cette adresse auprès du canal. Quiconque la connaît peut lire le flux. Avec .gz à la fin, le fichier est compressé.',
  addressHidden: 'L’adresse est visible pour les personnes qui peuvent modifier le canal.',
  oldAddress: 'L’adresse précédente fonctionne jusqu’au {{date}}.',
  replace: 'Remplacer l’adresse',
  replaceTitle: 'Remplacer l’adresse de {{name}} ?',
  replaceText:
    'Le flux reçoit une nouvelle adresse. L’adresse actuelle fonctionne encore sept jours ; saisissez la nouvelle auprès du canal.',
  replaced: 'Le flux {{name}} a une nouvelle adresse',
  rebuild: 'Reconstruire',
  rebuildStarted: 'Reconstruction du flux {{name}} en cours',
  facts: 'Flux',
  nextRun: 'Prochaine reconstruction',
  revision: 'Révision',
  mapping: 'Mappage',
  mappingDefault: 'Valeurs par défaut du type',
  mappingVersion: 'Version {{version}}',
  created: 'Créé',
  updated: 'Modifié',
  channel: 'Canal de vente',
  oldUntil: 'Ancienne adresse valable jusqu’au',
};
