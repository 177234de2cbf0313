import type { Translation } from '../../i18n/index.ts';
import type { english } from './bin.messages.ts';

export const translation: Translation<typeof english> = {
  deleted: '{{name}} est dans la corbeille',
  restored: '{{name}} est rétabli',
  deletedBy: 'Supprimé le {{time}} par {{person}}.',
  deletedOn: 'Supprimé le {{time}}.',
  purgedOn: 'Suppression définitive le {{day}}.',
  restore: 'Rétablir',
  toBin: 'Ouvrir la corbeille',
  openOther: 'Ouvrir {{name}}',
};
