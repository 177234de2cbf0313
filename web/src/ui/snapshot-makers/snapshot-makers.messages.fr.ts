import type { Translation } from '../../i18n/index.ts';
import type { english } from './snapshot-makers.messages.ts';

export const translation: Translation<typeof english> = {
  extraction: 'Règles d’extraction',
  grabber: 'Extracteur',
  crawler: 'Crawler',
  version: 'version n° {{version}}',
  settings: 'réglages version n° {{version}}',
  outdated: 'dépassée',
};
