import type { Translation } from '../../i18n/index.ts';
import type { english } from './bookmarks.messages.ts';

export const translation: Translation<typeof english> = {
  bookmarks: 'Favoritos',
  star: 'Adicionar este ecrã aos favoritos',
  none: 'Ainda não há favoritos. A estrela adiciona um ecrã, um registo ou uma lista filtrada.',
  remove: 'Remover dos favoritos: {{name}}',
  gone: 'Já não existe, ou está oculto para si',
  unavailable: 'Já não está disponível para si',
  tooMany: 'Há espaço para {{limit}} favoritos. Remova um primeiro.',
  notKept: 'Não foi possível guardar o favorito. Tente de novo.',
  samples: 'Páginas de exemplo',
  findSample: 'Procurar uma página de exemplo para adicionar',
  starPage: 'Adicionar aos favoritos: {{name}}',
};
