import type { Translation } from '../../i18n/index.ts';
import type { english } from './record-choices.messages.ts';

export const translation: Translation<typeof english> = {
  find: 'Nach Namen suchen',
  findIn: 'Suchen in: {{label}}',
  noneFound: 'Kein Eintrag hat diesen Namen.',
  noneYet: 'Es gibt noch nichts.',
  more: 'Es gibt mehr: Tippen Sie einen Teil des Namens.',
  notFound: 'Die Suche ist gerade fehlgeschlagen.',
  chosen_one: '{{count}} gewählt',
  chosen_other: '{{count}} gewählt',
  gone: 'Nicht mehr da',
};
