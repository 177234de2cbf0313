import type { Translation } from '../../../i18n/index.ts';
import type { english } from './knowledge.messages.ts';

export const translation: Translation<typeof english> = {
  faqTitle: 'Questions et réponses',
  faqSearch: 'Chercher dans les questions et réponses',
  topics: 'Thèmes',
  nothing: 'Aucune réponse ne contient ces mots',
  nothingText: 'Essayez un seul mot, ou un autre.',
  clear: 'Tout afficher',
  baseTitle: 'Base de connaissances',
  baseSearch: 'Chercher un thème',
  noTopic: 'Aucun thème ne contient ces mots',
  noTopicText: 'La recherche porte sur les titres des thèmes.',
  missingCategory: 'Ce thème n’existe pas',
  missingQuestion: 'Cette question n’existe pas',
  missingText: 'L’adresse est mal saisie, ou ce vers quoi elle menait a disparu.',
  toBase: 'Vers la base de connaissances',
  questions_one: '{{count}} question au total',
  questions_other: '{{count}} questions au total',
  updated: 'Mis à jour le {{date}}',
  related: 'Questions proches',
};
