import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  find: 'Find by name',
  findIn: 'Find in: {{label}}',
  noneFound: 'No record has this name.',
  noneYet: 'There are none yet.',
  more: 'There are more: type a part of the name.',
  notFound: 'The search failed just now.',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  gone: 'No longer there',
};

export const recordChoicesMessages = defineCatalogue('record-choices', english, {
  de: () => import('./record-choices.messages.de.ts'),
  fr: () => import('./record-choices.messages.fr.ts'),
  pt: () => import('./record-choices.messages.pt.ts'),
});
