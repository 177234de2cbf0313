import type { Translation } from '../../i18n/index.ts';
import type { english } from './bin.messages.ts';

export const translation: Translation<typeof english> = {
  deleted: '{{name}} liegt im Papierkorb',
  restored: '{{name}} ist wiederhergestellt',
  deletedBy: 'Gelöscht am {{time}} von {{person}}.',
  deletedOn: 'Gelöscht am {{time}}.',
  purgedOn: 'Am {{day}} wird es endgültig gelöscht.',
  restore: 'Wiederherstellen',
  toBin: 'Papierkorb öffnen',
  openOther: '{{name}} öffnen',
};
