import type { Translation } from '../../../i18n/index.ts';
import type { english } from './knowledge.messages.ts';

export const translation: Translation<typeof english> = {
  faqTitle: 'Fragen und Antworten',
  faqSearch: 'Fragen und Antworten durchsuchen',
  topics: 'Themen',
  nothing: 'Keine Antwort hat diese Worte',
  nothingText: 'Versuchen Sie ein Wort statt mehrerer oder ein anderes.',
  clear: 'Alles zeigen',
  baseTitle: 'Wissensdatenbank',
  baseSearch: 'Themen suchen',
  noTopic: 'Kein Thema hat diese Worte',
  noTopicText: 'Gesucht wird in den Titeln der Themen.',
  missingCategory: 'Dieses Thema gibt es nicht',
  missingQuestion: 'Diese Frage gibt es nicht',
  missingText: 'Die Adresse ist falsch geschrieben, oder das Ziel gibt es nicht mehr.',
  toBase: 'Zur Wissensdatenbank',
  questions_one: '{{count}} Frage',
  questions_other: '{{count}} Fragen',
  updated: 'Zuletzt geändert {{date}}',
  related: 'Verwandte Fragen',
};
