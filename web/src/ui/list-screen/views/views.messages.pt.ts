import type { Translation } from '../../../i18n/index.ts';
import type { english } from './views.messages.ts';

export const translation: Translation<typeof english> = {
  views: 'Vistas desta lista',
  all: 'Tudo',
  shared: 'Partilhada',
  sharedBy: 'Partilhada por {{name}}',
  unsaved: 'Alterada, por guardar',
  save: 'Guardar “{{name}}”',
  reset: 'Voltar a “{{name}}” como foi guardada',
  edit: 'Editar “{{name}}”',
  saveAs: 'Guardar como nova vista',
  name: 'Nome da vista',
  nameMissing: 'Dê um nome à vista.',
  share: 'Partilhar com todos os que podem abrir esta lista',
  holds: 'Uma vista guarda a pesquisa, os filtros e a ordem da lista, as suas colunas e a altura das linhas.',
  delete: 'Eliminar vista',
  saved: '“{{name}}” guardada',
  tooMany_one: 'Há lugar para {{count}} vista. Elimine-a primeiro.',
  tooMany_other: 'Há lugar para {{count}} vistas. Elimine uma primeiro.',
  changed: 'Alguém alterou esta vista entretanto. A versão mais recente é mostrada; tente de novo.',
  gone: 'Esta vista foi eliminada ou já não é partilhada consigo. Os seus filtros mantêm-se.',
  refused: 'Isto não pode ser guardado como vista. Encurte o nome ou os filtros.',
};
