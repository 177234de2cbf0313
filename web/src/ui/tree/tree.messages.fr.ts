import type { Translation } from '../../i18n/index.ts';
import type { english } from './tree.messages.ts';

export const translation: Translation<typeof english> = {
  open: 'Déplier {{name}}',
  close: 'Replier {{name}}',
  name: 'Nom',
  selection: 'Sélection',
  awaited: 'Chargement',
  empty: 'Rien en dessous',
  failed: 'Ce niveau n’a pas pu être chargé.',
  failedBelow: 'Le niveau sous {{name}} n’a pas pu être chargé.',
  atTop: 'Niveau supérieur',
  results: 'Résultats',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  noneFound: 'Aucun nom ne contient « {{text}} »',
  noneFoundText: 'Vérifiez l’orthographe, ou cherchez une partie du nom.',
  keyInOut: 'Déplier, replier',
  keySiblings: 'Déplier tout le niveau',
  keySelectShown: 'Sélectionner tout ce qui est affiché',
  keyJump: 'Aller à un nom',
  keyBack: 'Retour à l’arborescence',
};
