import type { Translation } from '../../i18n/index.ts';
import type { english } from './snapshot-makers.messages.ts';

export const translation: Translation<typeof english> = {
  extraction: 'Extraktionsregeln',
  grabber: 'Grabber',
  crawler: 'Crawler',
  version: 'Version {{version}}',
  settings: 'Einstellungen Version {{version}}',
  outdated: 'überholt',
};
