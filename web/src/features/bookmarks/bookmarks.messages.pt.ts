import type { Translation } from '../../i18n/index.ts';
import type { english } from './bookmarks.messages.ts';

export const translation: Translation<typeof english> = {
  bookmarks: 'Favoritos',
  star: 'Marcar este ecrã com estrela',
  none: 'Ainda não há favoritos. A estrela guarda aqui um ecrã, um registo ou uma lista filtrada.',
  remove: 'Tirar a estrela: {{name}}',
  gone: 'Já não existe, ou está oculto para si',
  unavailable: 'Já não está disponível para si',
  tooMany: 'Há espaço para {{limit}} estrelas. Tire uma primeiro.',
  notKept: 'Não foi possível guardar a estrela. Tente de novo.',
  samples: 'Páginas de exemplo',
  findSample: 'Procurar uma página de exemplo',
  starPage: 'Dar uma estrela a {{name}}',
};
