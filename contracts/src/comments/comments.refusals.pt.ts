import type { english } from './comments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_REASON: 'Escolha um motivo.',
  COMMENT_ALREADY: 'O comentário já está neste estado ({{state}}).',
  COMMENT_NO_WAY: 'Um comentário neste estado ({{from}}) não pode passar a {{to}}.\nPossível agora: {{ways}}.',
  'comment:PENDING': 'pendente',
  'comment:APPROVED': 'aprovado',
  'comment:REJECTED': 'rejeitado',
  'comment:SPAM': 'spam',
  'comment:HIDDEN': 'oculto',
  COMMENT_REPLIES_one: 'Tem {{count}} resposta publicada: retire-a primeiro.',
  COMMENT_REPLIES_other: 'Tem {{count}} respostas publicadas: retire-as primeiro.',
  COMMENT_NOT_SHOWN: 'Só um comentário visível pode ser denunciado.\nEste está {{state}}.',
  COMMENT_NO_TEXT: 'Nenhum texto alterado do comentário espera uma decisão.',
  COMMENT_NOT_APPROVED: 'Aprove o comentário antes de responder em público.',
  COMMENT_ANSWERED: 'A avaliação tem uma resposta publicada.\nRetire-a primeiro.',
  REPLY_ALREADY: 'A resposta já está neste estado ({{state}}).',
  REPLY_NO_WAY: 'Uma resposta neste estado ({{from}}) não pode passar a {{to}}.\nEscreva uma nova.',
  REPLY_STANDS: 'Só um rascunho se altera.\nRetire a resposta e escreva uma nova.',
  'reply:DRAFT': 'rascunho',
  'reply:PUBLISHED': 'publicada',
  'reply:WITHDRAWN': 'retirada',
};
