import type { Translation } from '../../i18n/index.ts';
import type { english } from './bin.messages.ts';

export const translation: Translation<typeof english> = {
  deleted: '{{name}} está na reciclagem',
  restored: '{{name}} foi restaurado',
  deletedBy: 'Eliminado em {{time}} por {{person}}.',
  deletedOn: 'Eliminado em {{time}}.',
  purgedOn: 'Eliminação definitiva em {{day}}.',
  restore: 'Restaurar',
  toBin: 'Abrir a reciclagem',
  openOther: 'Abrir {{name}}',
};
