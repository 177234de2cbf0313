import type { Translation } from '../../../i18n/index.ts';
import type { english } from './api-keys.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Clés d’API',
  lead: 'Les clés permettent à d’autres programmes de lire ou modifier les exemples. Celles-ci n’ouvrent rien.',
  create: 'Créer une clé',
  name: 'Nom',
  nameHelp: 'Où elle sert, pour la reconnaître.',
  type: 'Ce qu’elle permet',
  read: 'Lecture seule',
  write: 'Lecture et écriture',
  full: 'Tout',
  created: 'Créée le {{date}}',
  createdTitle: 'La nouvelle clé',
  createdText: 'Copiez-la maintenant : elle n’est montrée qu’une fois.',
  done: 'Je l’ai copiée',
  keys: 'Vos clés',
  none: 'Pas encore de clé',
  noneText: 'Créez la première ci-dessus.',
  remove: 'Supprimer la clé {{name}}',
  removeTitle: 'Supprimer cette clé ?',
  removeText: 'Les programmes qui utilisent {{name}} sont refusés dès cet instant.',
  removeButton: 'Supprimer la clé',
  removed: 'La clé {{name}} est supprimée',
  ends: 'finit par {{tail}}',
};
