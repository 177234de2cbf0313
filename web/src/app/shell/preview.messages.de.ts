import type { Translation } from '../../i18n/index.ts';
import type { english } from './preview.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Vorschau einer Rolle',
  text: 'Sie sehen die Oberfläche wie mit der Rolle {{role}}. Ändern können Sie nur, was Ihnen selbst gehört.',
  end: 'Vorschau beenden',
};
