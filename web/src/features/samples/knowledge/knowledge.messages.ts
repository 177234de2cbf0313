import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  faqTitle: 'Questions and answers',
  faqSearch: 'Search questions and answers',
  topics: 'Topics',
  nothing: 'No answer has these words',
  nothingText: 'Try one word instead of several, or another one.',
  clear: 'Show everything',
  baseTitle: 'Knowledge base',
  baseSearch: 'Search topics',
  noTopic: 'No topic has these words',
  noTopicText: 'The search looks at the titles of the topics.',
  missingCategory: 'There is no such topic',
  missingQuestion: 'There is no such question',
  missingText: 'The address is mistyped, or what it led to is gone.',
  toBase: 'To the knowledge base',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  updated: 'Last updated {{date}}',
  related: 'Related questions',
};

/** What the sample questions and the knowledge base say. */
export const knowledgeMessages = defineCatalogue('sampleKnowledge', english, {
  de: () => import('./knowledge.messages.de.ts'),
  fr: () => import('./knowledge.messages.fr.ts'),
  pt: () => import('./knowledge.messages.pt.ts'),
});
