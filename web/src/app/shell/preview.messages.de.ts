import type { Translation } from '../../i18n/index.ts';
import type { english } from './preview.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Vorschau einer Rolle',
  text: 'Sie sehen die Oberfläche wie mit der Rolle {{role}}. Von hier aus wird nur geändert, was Ihnen selbst gehört.',
  end: 'Vorschau beenden',
};
