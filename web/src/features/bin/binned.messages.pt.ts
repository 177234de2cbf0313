import type { Translation } from '../../i18n/index.ts';
import type { english } from './binned.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Nome',
  kind: 'Tipo',
  'kind.product': 'Produto',
  'kind.saved_view': 'Vista guardada',
  'kind.role': 'Papel',
  deletedBy: 'Eliminado por',
  deletedAt: 'Eliminado',
  purgeAt: 'Desaparece de vez',
  orders: 'Ações',
  since: 'Eliminado desde',
  until: 'Eliminado até',
  restore: 'Restaurar',
  restoreNamed: 'Restaurar {{name}}',
  restoreMany_one: 'Restaurar {{count}} registo',
  restoreMany_other: 'Restaurar {{count}} registos',
  purge: 'Eliminar de vez',
  purgeNamed: 'Eliminar de vez: {{name}}',
  purgeMany_one: 'Eliminar {{count}} registo de vez',
  purgeMany_other: 'Eliminar {{count}} registos de vez',
  purgeText:
    'Depois nada o traz de volta. As ofertas de um produto ficam, sem produto; o registo de alterações guarda o que foi feito.',
  purged: '{{name}} foi eliminado de vez',
  emptyTitle: 'O lixo está vazio',
  emptyText: 'Produtos, vistas guardadas e papéis eliminados esperam aqui até serem restaurados ou o prazo acabar.',
};
