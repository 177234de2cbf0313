import type { Translation } from '../../i18n/index.ts';
import type { english } from './snapshot-makers.messages.ts';

export const translation: Translation<typeof english> = {
  extraction: 'Regras de extração',
  grabber: 'Extrator',
  crawler: 'Rastreador',
  version: 'versão {{version}}',
  settings: 'definições versão {{version}}',
  outdated: 'ultrapassada',
};
