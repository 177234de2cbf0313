import type { Translation } from '../../../i18n/index.ts';
import type { english } from './api-keys.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Chaves de API',
  lead: 'As chaves deixam outros programas ler ou mudar os exemplos. Estas não abrem nada.',
  create: 'Criar uma chave',
  name: 'Nome',
  nameHelp: 'Onde é usada, para a reconhecer.',
  type: 'O que permite',
  read: 'Só ler',
  write: 'Ler e escrever',
  full: 'Tudo',
  created: 'Criada em {{date}}',
  createdTitle: 'A nova chave',
  createdText: 'Copie-a agora: só é mostrada desta vez.',
  done: 'Já a copiei',
  keys: 'As suas chaves',
  none: 'Ainda sem chaves',
  noneText: 'Crie a primeira acima.',
  remove: 'Apagar a chave {{name}}',
  removeTitle: 'Apagar esta chave?',
  removeText: 'Os programas que usam {{name}} são recusados a partir desse momento.',
  removeButton: 'Apagar a chave',
  removed: 'A chave {{name}} foi apagada',
  ends: 'termina em {{tail}}',
};
