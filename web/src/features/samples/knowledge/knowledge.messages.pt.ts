import type { Translation } from '../../../i18n/index.ts';
import type { english } from './knowledge.messages.ts';

export const translation: Translation<typeof english> = {
  faqTitle: 'Perguntas e respostas',
  faqSearch: 'Procurar nas perguntas e respostas',
  topics: 'Temas',
  nothing: 'Nenhuma resposta tem estas palavras',
  nothingText: 'Tente uma só palavra, ou outra.',
  clear: 'Mostrar tudo',
  baseTitle: 'Base de conhecimento',
  baseSearch: 'Procurar temas',
  noTopic: 'Nenhum tema tem estas palavras',
  noTopicText: 'A pesquisa olha para os títulos dos temas.',
  missingCategory: 'Este tema não existe',
  missingQuestion: 'Esta pergunta não existe',
  missingText: 'O endereço está mal escrito, ou o destino já não existe.',
  toBase: 'Para a base de conhecimento',
  questions_one: '{{count}} pergunta',
  questions_other: '{{count}} perguntas',
  updated: 'Atualizado em {{date}}',
  related: 'Perguntas relacionadas',
};
