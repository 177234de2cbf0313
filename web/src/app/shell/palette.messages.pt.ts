import type { Translation } from '../../i18n/index.ts';
import type { english } from './palette.messages.ts';

export const translation: Translation<typeof english> = {
  findPlaceholder: 'Escreva um nome, uma página ou uma ação',
  pages: 'Páginas',
  actions: 'Ações',
  recent: 'Recentes',
  showMore: 'Mostrar mais de {{group}}',
  showAll: 'Mostrar tudo: {{group}}',
  found: 'Encontrados',
  searching: 'A procurar…',
  searchFailed: 'Não foi possível procurar os registos. As páginas e as ações continuam aqui.',
  nothingFound: 'Nada encontrado. Tente outra palavra.',
  files: 'Ficheiros',
  contacts: 'Contactos',
  copiedText: 'Copiado: {{text}}',
  starHint: 'adiciona ou remove o favorito',
  starred: 'nos favoritos',
};
