import type { Translation } from '../../i18n/index.ts';
import type { english } from './binned.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Nome',
  kind: 'Tipo',
  deletedBy: 'Eliminado por',
  deletedAt: 'Eliminado',
  purgeAt: 'Eliminado definitivamente em',
  actions: 'Ações',
  since: 'Eliminado desde',
  until: 'Eliminado até',
  restore: 'Restaurar',
  restoreNamed: 'Restaurar {{name}}',
  restoreMany_one: 'Restaurar {{count}} registo',
  restoreMany_other: 'Restaurar {{count}} registos',
  purge: 'Eliminar definitivamente',
  purgeNamed: 'Eliminar definitivamente: {{name}}',
  purgeMany_one: 'Eliminar {{count}} registo definitivamente',
  purgeMany_other: 'Eliminar {{count}} registos definitivamente',
  purgeText:
    'Não é possível anular. As ofertas de um produto ficam, sem produto; o registo de alterações guarda o que foi feito.',
  purged: '{{name}} foi eliminado definitivamente',
  emptyTitle: 'A reciclagem está vazia',
  emptyText: 'Os produtos, vistas guardadas e papéis eliminados ficam aqui até serem restaurados ou o prazo acabar.',
};
